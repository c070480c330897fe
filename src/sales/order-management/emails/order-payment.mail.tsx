import { orderManagementServerTexts } from '../texts.server.ts'
import { Fragment, type ReactNode } from 'react'
import { formatMoment, formatMoney } from '../../../i18n/format.ts'

import type { Language } from '../../../kernel/language.ts'
import { readMoney, type Money } from '../../../kernel/money.ts'
import { Facts, Heading, Paragraph, SecondAction, type Email } from '../../../mail/layout/email.mail.tsx'
import { OrderBill, OrderEnd } from './order-blocks.mail.tsx'
import type { OrderDetails } from '../order-details.ts'

// Nothing here is what a customer typed: whoever orders with another's address mustn't be able to write to them.

/** Tells that a payment came to nothing, and how long there is time for another. */
export function paymentFailedEmail(order: OrderDetails, link: string, why: 'declined' | 'expired'): Email {
  const texts = orderManagementServerTexts[order.language].orderEmails.paymentFailed
  const { isPayable } = order
  const paragraphs = [texts[why], isPayable ? texts.until(payableUntil(order)) : texts.over]
  return emailAbout(order, texts, paragraphs, <WholeOrder order={order} link={link} pays={isPayable} />)
}

/** Reminds of an order that isn't paid, once. */
export function paymentReminderEmail(order: OrderDetails, link: string): Email {
  const texts = orderManagementServerTexts[order.language].orderEmails.reminder
  const paragraphs = [texts.until(payableUntil(order))]
  return emailAbout(order, texts, paragraphs, <WholeOrder order={order} link={link} pays />)
}

/** Tells of all orders that wait for their payment, where there were too many to tell of each. */
export function paymentSummaryEmail(language: Language, unpaid: { order: OrderDetails; link: string }[]): Email {
  const { paymentSummary: texts, number, bill, pay, questions } = orderManagementServerTexts[language].orderEmails
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        {unpaid.map(({ order, link }) => (
          <Fragment key={order.id}>
            <Facts
              rows={[
                [number, order.orderNumber],
                [bill.total, formatMoney(readMoney(order.total), language)],
                [texts.until, formatMoment(new Date(order.payableUntil), language)],
              ]}
            />
            <SecondAction path={link}>{pay}</SecondAction>
          </Fragment>
        ))}
        <Paragraph>{questions}</Paragraph>
      </>
    ),
  }
}

/** Shows whoever buys for a company the way to the proforma, and how long it can be paid by. */
export function proformaEmail(order: OrderDetails, link: string): Email {
  const texts = orderManagementServerTexts[order.language].orderEmails.proforma
  const paragraphs = [texts.explanation, texts.until(payableUntil(order))]
  return emailAbout(order, texts, paragraphs, <WholeOrder order={order} link={link} pays />)
}

/** Tells that the payment is here, and that somebody looks at the order before it is confirmed. */
export function paymentBeingCheckedEmail(order: OrderDetails, link: string): Email {
  const texts = orderManagementServerTexts[order.language].orderEmails.beingChecked
  return emailAbout(
    order,
    texts,
    [texts.explanation],
    <>
      <OrderNumber order={order} />
      <OrderEnd order={order} link={link} />
    </>,
  )
}

export function orderCancelledEmail(order: OrderDetails, link: string): Email {
  const texts = orderManagementServerTexts[order.language].orderEmails.cancelled
  const mustGoBack = order.paymentStatus === 'paid' && readMoney(order.total) > 0
  const paragraphs = [mustGoBack ? texts.paid : texts.unpaid]
  return emailAbout(order, texts, paragraphs, <WholeOrder order={order} link={link} />)
}

/** Tells that money went back: all of it or a part. */
export function orderRefundedEmail(order: OrderDetails, link: string, amount: Money): Email {
  const { refunded: texts, number } = orderManagementServerTexts[order.language].orderEmails
  return emailAbout(
    order,
    texts,
    [texts.explanation],
    <>
      <Facts
        rows={[
          [number, order.orderNumber],
          [texts.amount, formatMoney(amount, order.language)],
          [texts.total, formatMoney(readMoney(order.total), order.language)],
        ]}
      />
      <OrderEnd order={order} link={link} />
    </>,
  )
}

/** Tells that money which went back didn't arrive. */
export function refundFailedEmail(order: OrderDetails, link: string, amount: Money): Email {
  const { refundFailed: texts, number } = orderManagementServerTexts[order.language].orderEmails
  return emailAbout(
    order,
    texts,
    [texts.explanation],
    <>
      <Facts
        rows={[
          [number, order.orderNumber],
          [texts.amount, formatMoney(amount, order.language)],
        ]}
      />
      <OrderEnd order={order} link={link} />
    </>,
  )
}

interface Said {
  subject(orderNumber: string): string
  heading: string
}

function emailAbout({ orderNumber }: OrderDetails, said: Said, paragraphs: string[], rest: ReactNode): Email {
  return {
    subject: said.subject(orderNumber),
    body: (
      <>
        <Heading>{said.heading}</Heading>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {rest}
      </>
    ),
  }
}

function WholeOrder({ order, link, pays = false }: { order: OrderDetails; link: string; pays?: boolean }) {
  return (
    <>
      <OrderNumber order={order} />
      <OrderBill order={order} />
      <OrderEnd order={order} link={link} pays={pays} />
    </>
  )
}

function OrderNumber({ order: { language, orderNumber } }: { order: OrderDetails }) {
  return <Facts rows={[[orderManagementServerTexts[language].orderEmails.number, orderNumber]]} />
}

const payableUntil = (order: OrderDetails) => formatMoment(new Date(order.payableUntil), order.language)
