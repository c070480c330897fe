import { catalogServerTexts } from '../texts.server.ts'
import type { Language } from '../../kernel/language.ts'
import { Action, Facts, Heading, Paragraph, type Email } from '../../mail/layout/email.mail.tsx'

/** Tells the office that a product has run out, or is about to. */
export function stockEmail(product: { id: number; name: string; stockQuantity: number }, language: Language): Email {
  const texts = catalogServerTexts[language].stock
  const isOut = product.stockQuantity === 0
  return {
    subject: isOut ? texts.outSubject(product.name) : texts.lowSubject(product.name),
    body: (
      <>
        <Heading>{isOut ? texts.outHeading : texts.lowHeading}</Heading>
        <Paragraph>{isOut ? texts.outExplanation : texts.lowExplanation}</Paragraph>
        <Facts
          rows={[
            [texts.product, product.name],
            [texts.left, String(product.stockQuantity)],
          ]}
        />
        <Action path={`/admin?tab=products&edit=${product.id}`}>{texts.toPanel}</Action>
      </>
    ),
  }
}
