import type { Language } from '../../kernel/language.ts'
import { Action, Heading, Paragraph, type Email } from '../../mail/layout/email.mail.tsx'
import { catalogServerTexts } from '../texts.server.ts'

/** The one letter to somebody who waited for a product. */
export function backInStockEmail(product: { name: string; slug: string }, language: Language): Email {
  const texts = catalogServerTexts[language].back
  return {
    subject: texts.subject(product.name),
    body: (
      <>
        <Heading>{texts.heading(product.name)}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Action path={`/store/${product.slug}`}>{texts.toProduct}</Action>
        <Paragraph>{texts.once}</Paragraph>
      </>
    ),
  }
}
