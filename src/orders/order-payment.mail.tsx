import { formatMoment, formatMoney } from '../i18n/format.ts'
import { orderLetterTexts } from '../i18n/order-letters.ts'
import { readMoney, type Money } from '../kernel/money.ts'
import { Facts, Heading, Paragraph, type Letter } from '../mail/letter.mail.tsx'
import { OrderBill, OrderEnd } from './order-blocks.mail.tsx'
import type { OrderDetails } from './order.ts'

// Nothing here is what a customer typed: whoever orders with another's address mustn't be able to write to them.

/** Tells that a payment came to nothing, and how long there is time for another. */
export function paymentFailedLetter(order: OrderDetails, link: string, why: 'declined' | 'expired'): Letter {
  const texts = orderLetterTexts[order.language].paymentFailed
  return {
    subject: texts.subject(order.orderNumber),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts[why]}</Paragraph>
        <Paragraph>{order.isPayable ? texts.until(payableUntil(order)) : texts.over}</Paragraph>
        <OrderNumber order={order} />
        <OrderBill order={order} />
        <OrderEnd order={order} link={link} pays={order.isPayable} />
      </>
    ),
  }
}

/** Reminds of an order that isn't paid, once. */
export function paymentReminderLetter(order: OrderDetails, link: string): Letter {
  const texts = orderLetterTexts[order.language].reminder
  return {
    subject: texts.subject(order.orderNumber),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.until(payableUntil(order))}</Paragraph>
        <OrderNumber order={order} />
        <OrderBill order={order} />
        <OrderEnd order={order} link={link} pays />
      </>
    ),
  }
}

/** Shows whoever buys for a company the way to the proforma, and how long it can be paid by. */
export function proformaLetter(order: OrderDetails, link: string): Letter {
  const texts = orderLetterTexts[order.language].proforma
  return {
    subject: texts.subject(order.orderNumber),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Paragraph>{texts.until(payableUntil(order))}</Paragraph>
        <OrderNumber order={order} />
        <OrderBill order={order} />
        <OrderEnd order={order} link={link} pays />
      </>
    ),
  }
}

/** Tells that the payment is here, and that somebody looks at the order before it is confirmed. */
export function paymentBeingCheckedLetter(order: OrderDetails, link: string): Letter {
  const texts = orderLetterTexts[order.language].beingChecked
  return {
    subject: texts.subject(order.orderNumber),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <OrderNumber order={order} />
        <OrderEnd order={order} link={link} />
      </>
    ),
  }
}

export function orderCancelledLetter(order: OrderDetails, link: string): Letter {
  const texts = orderLetterTexts[order.language].cancelled
  const mustGoBack = order.paymentStatus === 'paid' && readMoney(order.total) > 0
  return {
    subject: texts.subject(order.orderNumber),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{mustGoBack ? texts.paid : texts.unpaid}</Paragraph>
        <OrderNumber order={order} />
        <OrderBill order={order} />
        <OrderEnd order={order} link={link} />
      </>
    ),
  }
}

/** Tells that money went back: all of it or a part. */
export function orderRefundedLetter(order: OrderDetails, link: string, amount: Money): Letter {
  const { language, orderNumber, total } = order
  const { refunded: texts, number } = orderLetterTexts[language]
  return {
    subject: texts.subject(orderNumber),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Facts
          rows={[
            [number, orderNumber],
            [texts.amount, formatMoney(amount, language)],
            [texts.total, formatMoney(readMoney(total), language)],
          ]}
        />
        <OrderEnd order={order} link={link} />
      </>
    ),
  }
}

/** Tells that money which went back didn't arrive. */
export function refundFailedLetter(order: OrderDetails, link: string, amount: Money): Letter {
  const { language, orderNumber } = order
  const { refundFailed: texts, number } = orderLetterTexts[language]
  return {
    subject: texts.subject(orderNumber),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Facts
          rows={[
            [number, orderNumber],
            [texts.amount, formatMoney(amount, language)],
          ]}
        />
        <OrderEnd order={order} link={link} />
      </>
    ),
  }
}

function OrderNumber({ order: { language, orderNumber } }: { order: OrderDetails }) {
  return <Facts rows={[[orderLetterTexts[language].number, orderNumber]]} />
}

const payableUntil = (order: OrderDetails) => formatMoment(new Date(order.payableUntil), order.language)
