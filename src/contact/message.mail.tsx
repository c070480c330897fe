import { contactServerTexts } from './texts.server.ts'
import { localeOf, type Language } from '../kernel/language.ts'
import { Action, Facts, Heading, Paragraph, Quotation, type Email } from '../mail/layout/email.mail.tsx'
import type { ContactMessage } from './contact-message.ts'

/** Brings the office what a visitor wrote. */
export function messageEmail(
  { id, name, email, message, language: theirs }: ContactMessage & { id: number },
  language: Language,
): Email {
  const texts = contactServerTexts[language].contact
  const languageNames = new Intl.DisplayNames(localeOf[language], { type: 'language' })
  return {
    subject: texts.subject(name),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Facts
          rows={[
            [texts.name, name],
            [texts.email, email],
            [texts.language, languageNames.of(theirs) ?? theirs],
          ]}
        />
        <Quotation>{message}</Quotation>
        <Action path={`/admin?tab=messages&show=all&search=%23${id}`}>{texts.toPanel}</Action>
      </>
    ),
  }
}
