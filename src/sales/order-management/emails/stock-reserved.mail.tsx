import { officeStockEmails } from './stock-held-words.ts'
import { Action, Facts, Heading, Paragraph, type Email } from '../../../mail/layout/email.mail.tsx'

/** Tells the office that orders which nobody has paid hold much of a product. */
export function stockHeldEmail({ name, held, left }: { name: string; held: number; left: number }): Email {
  const texts = officeStockEmails.held
  return {
    subject: texts.subject(name),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Facts
          rows={[
            [texts.product, name],
            [texts.pieces, String(held)],
            [texts.left, String(left)],
          ]}
        />
        <Action path="/admin?tab=orders&unpaid=true">{texts.toOrders}</Action>
      </>
    ),
  }
}
