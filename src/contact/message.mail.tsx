import { contactServerTexts } from './texts.server.ts'
import { localeOf, type Language } from '../kernel/language.ts'
import { Facts, Heading, Paragraph, Quotation, type Email } from '../mail/layout/email.mail.tsx'
import type { ContactMessage } from './contact-message.ts'

/** Brings the office what a visitor wrote. */
export function messageEmail({ name, email, message, language: theirs }: ContactMessage, language: Language): Email {
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
      </>
    ),
  }
}
