import { orderManagementServerTexts } from '../texts.server.ts'
import { Fragment, type ReactNode } from 'react'
import { formatMoment, formatMoney } from '../../../i18n/format.ts'

import type { Language } from '../../../kernel/language.ts'
import { readMoney, type Money } from '../../../kernel/money.ts'
import { Facts, Heading, Paragraph, SecondAction, type Letter } from '../../../mail/layout/letter.mail.tsx'
import { OrderBill, OrderEnd } from './order-blocks.mail.tsx'
import type { OrderDetails } from '../order-details.ts'

// Nothing here is what a customer typed: whoever orders with another's address mustn't be able to write to them.

/** Tells that a payment came to nothing, and how long there is time for another. */
export function paymentFailedLetter(order: OrderDetails, link: string, why: 'declined' | 'expired'): Letter {
  const texts = orderManagementServerTexts[order.language].orderLetters.paymentFailed
  const { isPayable } = order
  const paragraphs = [texts[why], isPayable ? texts.until(payableUntil(order)) : texts.over]
  return letterAbout(order, texts, paragraphs, <WholeOrder order={order} link={link} pays={isPayable} />)
}

/** Reminds of an order that isn't paid, once. */
export function paymentReminderLetter(order: OrderDetails, link: string): Letter {
  const texts = orderManagementServerTexts[order.language].orderLetters.reminder
  const paragraphs = [texts.until(payableUntil(order))]
  return letterAbout(order, texts, paragraphs, <WholeOrder order={order} link={link} pays />)
}

/** Tells of all orders that wait for their payment, where there were too many to tell of each. */
export function paymentSummaryLetter(language: Language, unpaid: { order: OrderDetails; link: string }[]): Letter {
  const { paymentSummary: texts, number, bill, pay, questions } = orderManagementServerTexts[language].orderLetters
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
export function proformaLetter(order: OrderDetails, link: string): Letter {
  const texts = orderManagementServerTexts[order.language].orderLetters.proforma
  const paragraphs = [texts.explanation, texts.until(payableUntil(order))]
  return letterAbout(order, texts, paragraphs, <WholeOrder order={order} link={link} pays />)
}

/** Tells that the payment is here, and that somebody looks at the order before it is confirmed. */
export function paymentBeingCheckedLetter(order: OrderDetails, link: string): Letter {
  const texts = orderManagementServerTexts[order.language].orderLetters.beingChecked
  return letterAbout(
    order,
    texts,
    [texts.explanation],
    <>
      <OrderNumber order={order} />
      <OrderEnd order={order} link={link} />
    </>,
  )
}

export function orderCancelledLetter(order: OrderDetails, link: string): Letter {
  const texts = orderManagementServerTexts[order.language].orderLetters.cancelled
  const mustGoBack = order.paymentStatus === 'paid' && readMoney(order.total) > 0
  const paragraphs = [mustGoBack ? texts.paid : texts.unpaid]
  return letterAbout(order, texts, paragraphs, <WholeOrder order={order} link={link} />)
}

/** Tells that money went back: all of it or a part. */
export function orderRefundedLetter(order: OrderDetails, link: string, amount: Money): Letter {
  const { refunded: texts, number } = orderManagementServerTexts[order.language].orderLetters
  return letterAbout(
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
export function refundFailedLetter(order: OrderDetails, link: string, amount: Money): Letter {
  const { refundFailed: texts, number } = orderManagementServerTexts[order.language].orderLetters
  return letterAbout(
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

function letterAbout({ orderNumber }: OrderDetails, said: Said, paragraphs: string[], rest: ReactNode): Letter {
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
  return <Facts rows={[[orderManagementServerTexts[language].orderLetters.number, orderNumber]]} />
}

const payableUntil = (order: OrderDetails) => formatMoment(new Date(order.payableUntil), order.language)
