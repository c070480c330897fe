import { orderManagementServerTexts } from '../texts.server.ts'
import { brand } from '../../../brand.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { officeOrderEmails as texts } from './office-emails.ts'
import { readMoney } from '../../../kernel/money.ts'
import { Action, Facts, Heading, Paragraph, type Email } from '../../../mail/layout/email.mail.tsx'
import { oneLine } from '../../../mail/layout/one-line.ts'
import { OrderBill, OrderDelivery } from './order-blocks.mail.tsx'
import type { OrderDetails } from '../order-details.ts'
import type { AttentionReason } from '../../orders/order.ts'

const language = brand.officeLanguage

export function orderPaidOfficeEmail(order: OrderDetails): Email {
  return {
    subject: texts.paid.subject(order.orderNumber, formatMoney(readMoney(order.total), language)),
    body: (
      <>
        <Heading>{texts.paid.heading}</Heading>
        <Paragraph>{texts.paid.explanation}</Paragraph>
        <OrderForOffice order={order} />
      </>
    ),
  }
}

/** An order needs a decision of the office. */
export function orderAttentionOfficeEmail(order: OrderDetails, reason: AttentionReason): Email {
  return {
    subject: texts.attention.subject(order.orderNumber),
    body: (
      <>
        <Heading>{texts.attention.heading}</Heading>
        <Paragraph>{texts.attention.reasons[reason]}</Paragraph>
        <OrderForOffice order={order} />
      </>
    ),
  }
}

function OrderForOffice({ order }: { order: OrderDetails }) {
  return (
    <>
      <Facts
        rows={[
          [orderManagementServerTexts[language].orderEmails.number, order.orderNumber],
          [texts.email, oneLine(order.customerEmail)],
        ]}
      />
      <OrderBill order={order} language={language} />
      <OrderDelivery order={order} language={language} />
      <Action path={`/admin?tab=orders&order=${order.id}`}>{texts.toPanel}</Action>
    </>
  )
}

const stockTexts = {
  subject: (product: string) => `Dużo towaru czeka na zapłatę: ${product}`,
  heading: 'Dużo towaru czeka na zapłatę',
  explanation:
    'Co najmniej połowę sztuk, które są, trzymają zamówienia, za które nikt jeszcze nie zapłacił. Po godzinie towar wraca na stan sam. Jeśli ktoś zamawia na złość, w\u00A0szczegółach zamówienia jest przycisk „Zwolnij towar”.',
  product: 'Produkt',
  pieces: 'Trzymane bez zapłaty',
  left: 'Zostało na stanie',
  toOrders: 'Do nieopłaconych zamówień',
}

/** Unpaid orders reserve much of a product. */
export function stockHeldEmail({ name, held, left }: { name: string; held: number; left: number }): Email {
  return {
    subject: stockTexts.subject(name),
    body: (
      <>
        <Heading>{stockTexts.heading}</Heading>
        <Paragraph>{stockTexts.explanation}</Paragraph>
        <Facts
          rows={[
            [stockTexts.product, name],
            [stockTexts.pieces, String(held)],
            [stockTexts.left, String(left)],
          ]}
        />
        <Action path="/admin?tab=orders&unpaid=true">{stockTexts.toOrders}</Action>
      </>
    ),
  }
}
