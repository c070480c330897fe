import { ActionElsewhere, Facts, Paragraph, type Email } from '../../../mail/layout/email.mail.tsx'
import { formatDays } from '../../../i18n/format-days.ts'
import { oneLine } from '../../../mail/layout/one-line.ts'
import { orderLinkDays } from '../../orders/order.ts'
import type { OrderDetails } from '../order-details.ts'
import { orderManagementServerTexts } from '../texts.server.ts'
import { emailAbout, OrderEnd, OrderNumber } from './order-blocks.mail.tsx'

export function orderShippedEmail(order: OrderDetails, link: string): Email {
  const { language, orderNumber, trackingNumber, trackingUrl } = order
  const { shipped: texts, number, delivery } = orderManagementServerTexts[language].orderEmails
  const tracking: [string, string][] = trackingNumber === null ? [] : [[texts.trackingNumber, oneLine(trackingNumber)]]
  const arrival: [string, string][] = order.arrival ? [[delivery.arrival, formatDays(order.arrival, language)]] : []
  return emailAbout(
    order,
    texts,
    [texts.explanation],
    <>
      <Facts rows={[[number, orderNumber], ...tracking, ...arrival]} />
      {trackingUrl !== null && <ActionElsewhere address={trackingUrl}>{texts.track}</ActionElsewhere>}
      <OrderEnd order={order} link={link} isSecond={trackingUrl !== null} />
    </>,
  )
}

export function orderDeliveredEmail(order: OrderDetails, link: string): Email {
  const { delivered: texts } = orderManagementServerTexts[order.language].orderEmails
  return emailAbout(
    order,
    texts,
    [texts.explanation],
    <>
      <OrderNumber order={order} />
      <Paragraph>{texts.problem}</Paragraph>
      <OrderEnd order={order} link={link} />
    </>,
  )
}

/** The invoice, which was confirmed after the order. */
export function orderInvoiceEmail(order: OrderDetails, link: string): Email {
  const { invoiceIssued: texts } = orderManagementServerTexts[order.language].orderEmails
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

/** A new link to the order, which its customer may have asked for. */
export function orderLinkEmail(order: OrderDetails, link: string): Email {
  const { newLink: texts } = orderManagementServerTexts[order.language].orderEmails
  return emailAbout(
    order,
    texts,
    [texts.explanation(orderLinkDays)],
    <>
      <OrderNumber order={order} />
      <Paragraph>{texts.notYou}</Paragraph>
      <OrderEnd order={order} link={link} />
    </>,
  )
}
