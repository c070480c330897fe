import { orderManagementServerTexts } from '../texts.server.ts'
import { Fragment } from 'react'
import { formatMoment, formatMoney } from '../../../i18n/format.ts'
import type { RefundWay } from '../../payments/refunds/refund.ts'
import type { Language } from '../../../kernel/language.ts'
import { readMoney, type Money } from '../../../kernel/money.ts'
import { Action, Facts, Heading, Paragraph, SecondAction, type Email } from '../../../mail/layout/email.mail.tsx'
import { emailAbout, OrderBill, OrderEnd, OrderNumber } from './order-blocks.mail.tsx'
import type { OrderDetails } from '../order-details.ts'

// These emails contain nothing that a customer typed, because anyone can order with a stranger's address.

export function paymentFailedEmail(order: OrderDetails, link: string, why: 'declined' | 'expired'): Email {
  const texts = orderManagementServerTexts[order.language].orderEmails.paymentFailed
  const { isPayable } = order
  const paragraphs = [texts[why], isPayable ? texts.until(payableUntil(order)) : texts.over]
  return emailAbout(order, texts, paragraphs, <WholeOrder order={order} link={link} pays={isPayable} />)
}

export function paymentReminderEmail(order: OrderDetails, link: string): Email {
  const texts = orderManagementServerTexts[order.language].orderEmails.reminder
  const paragraphs = [texts.until(payableUntil(order))]
  return emailAbout(order, texts, paragraphs, <WholeOrder order={order} link={link} pays />)
}

/** Where to send a bank transfer, and until when. */
export function transferEmail(order: OrderDetails, link: string): Email {
  const texts = orderManagementServerTexts[order.language].orderEmails.transfer
  const paragraphs = [texts.explanation, texts.until(payableUntil(order)), texts.proforma]
  return emailAbout(order, texts, paragraphs, <WholeOrder order={order} link={link} />)
}

/** One email about all unpaid orders of a customer who reached the email limit. */
export function paymentSummaryEmail(language: Language, unpaid: { order: OrderDetails; link: string }[]): Email {
  const { paymentSummary: texts, number, bill, pay, questions } = orderManagementServerTexts[language].orderEmails
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        {unpaid.map(({ order, link }, place) => {
          // The latest is what they most likely want to pay.
          const Way = place === 0 ? Action : SecondAction
          return (
            <Fragment key={order.id}>
              <Facts
                rows={[
                  [number, order.orderNumber],
                  [bill.total, formatMoney(readMoney(order.total), language)],
                  [texts.until, formatMoment(new Date(order.payableUntil), language)],
                ]}
              />
              <Way path={link}>{pay}</Way>
            </Fragment>
          )
        })}
        <Paragraph>{questions}</Paragraph>
      </>
    ),
  }
}

/** Leads a company to its proforma. */
export function proformaEmail(order: OrderDetails, link: string): Email {
  const texts = orderManagementServerTexts[order.language].orderEmails.proforma
  const paragraphs = [texts.explanation, texts.until(payableUntil(order))]
  return emailAbout(order, texts, paragraphs, <WholeOrder order={order} link={link} pays />)
}

/** The payment arrived, but the office checks the order before it is confirmed. */
export function paymentBeingCheckedEmail(order: OrderDetails, link: string): Email {
  if (order.transfer?.received) return transferShortEmail(order, link)
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

/** Of a bank transfer only a part came: the customer may send the rest. */
function transferShortEmail(order: OrderDetails, link: string): Email {
  const { short } = orderManagementServerTexts[order.language].orderEmails.transfer
  return emailAbout(
    order,
    short,
    [short.explanation],
    <>
      <OrderNumber order={order} />
      <TransferRows order={order} />
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

/** A full or partial refund. */
export function orderRefundedEmail(
  order: OrderDetails,
  link: string,
  amount: Money,
  way: RefundWay = 'provider',
): Email {
  const { refunded: texts, number } = orderManagementServerTexts[order.language].orderEmails
  return emailAbout(
    order,
    texts,
    [way === 'provider' ? texts.explanation : texts[way]],
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

/** The documents name another buyer now. */
export function buyerCorrectedEmail(order: OrderDetails, link: string): Email {
  const { buyerCorrected: texts, number } = orderManagementServerTexts[order.language].orderEmails
  return emailAbout(
    order,
    texts,
    [texts.explanation],
    <>
      <Facts rows={[[number, order.orderNumber]]} />
      <OrderEnd order={order} link={link} />
    </>,
  )
}

/** The difference after a change is paid. */
export function surchargePaidEmail(order: OrderDetails, link: string, amount: Money): Email {
  const { surcharge: texts, number } = orderManagementServerTexts[order.language].orderEmails
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

/** A refund that the bank returned. */
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

function WholeOrder({ order, link, pays = false }: { order: OrderDetails; link: string; pays?: boolean }) {
  return (
    <>
      <OrderNumber order={order} />
      <TransferRows order={order} />
      <OrderBill order={order} />
      <OrderEnd order={order} link={link} pays={pays} />
    </>
  )
}

/** To which account an order is paid by transfer, where it is. */
function TransferRows({ order: { transfer, language } }: { order: OrderDetails }) {
  if (!transfer) return null
  const { facts } = orderManagementServerTexts[language].orderEmails.transfer
  const { account, bank, recipient, amount, received, title } = transfer
  const money = (printed: string) => formatMoney(readMoney(printed), language)
  const rows: [string, string][] = [
    [facts.recipient, recipient],
    [facts.account, account],
    [facts.bank, bank],
    [facts.received, received === null ? '' : money(received)],
    [facts.amount, money(amount)],
    [facts.title, title],
  ]
  return <Facts rows={rows.filter(([, value]) => value !== '')} />
}

const payableUntil = (order: OrderDetails) => formatMoment(new Date(order.payableUntil), order.language)
