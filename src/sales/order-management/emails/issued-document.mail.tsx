import { Facts, type Email } from '../../../mail/layout/email.mail.tsx'
import { orderManagementServerTexts } from '../texts.server.ts'
import type { OrderDetails } from '../order-details.ts'
import { emailAbout, OrderEnd } from './order-blocks.mail.tsx'

interface Issued {
  kind: 'invoice' | 'correction'
  number: string
  /** Null: its buyer gets it without one. */
  ksefNumber: string | null
}

/** An invoice or correction, attached, once KSeF has it or it may go without its number. */
export function issuedDocumentEmail(order: OrderDetails, link: string, { kind, number, ksefNumber }: Issued): Email {
  const { issuedDocument: texts, number: orderNumber } = orderManagementServerTexts[order.language].orderEmails
  const isInvoice = kind === 'invoice'
  const isAccepted = ksefNumber !== null
  const said = {
    subject: () => (isInvoice ? texts.subject : texts.correctionSubject)(number),
    heading: isInvoice ? texts.heading : texts.correctionHeading,
  }
  const explanation = isInvoice
    ? isAccepted
      ? texts.accepted
      : texts.offline
    : isAccepted
      ? texts.correctionAccepted
      : texts.correctionOffline
  return emailAbout(
    order,
    said,
    [explanation],
    <>
      <Facts
        rows={[
          [texts.document, number],
          ...(isAccepted ? [[texts.ksefNumber, ksefNumber] satisfies [string, string]] : []),
          [orderNumber, order.orderNumber],
        ]}
      />
      <OrderEnd order={order} link={link} />
    </>,
  )
}
