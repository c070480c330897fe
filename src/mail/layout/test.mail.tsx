import { mailServerTexts } from '../texts.server.ts'
import type { Language } from '../../kernel/language.ts'
import { Action, Heading, Paragraph, type Email } from './email.mail.tsx'

/** Shows an operator that mail arrives. */
export function testEmail(language: Language): Email {
  const texts = mailServerTexts[language].test
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Action path={`/store?lang=${language}`}>{texts.toStore}</Action>
      </>
    ),
  }
}
