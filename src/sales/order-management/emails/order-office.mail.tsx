import { orderManagementServerTexts } from '../texts.server.ts'
import { brand } from '../../../brand.ts'
import { formatMoney } from '../../../i18n/format.ts'

import { officeOrderEmails as texts } from './office-letters.ts'
import { readMoney } from '../../../kernel/money.ts'
import { Action, Facts, Heading, Paragraph, type Email } from '../../../mail/layout/email.mail.tsx'
import { oneLine } from '../../../mail/layout/one-line.ts'
import { OrderBill, OrderDelivery } from './order-blocks.mail.tsx'
import type { OrderDetails } from '../order-details.ts'
import type { AttentionReason } from '../../orders/order.ts'

const language = brand.officeLanguage

/** Tells the office that there is something to pack. */
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

/** Tells the office that an order can't go on without somebody who decides. */
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
      <Action path="/admin">{texts.toPanel}</Action>
    </>
  )
}
