import type { Language } from '../../kernel/language.ts'
import { tokenPlaceholder } from '../../mail/email-link.ts'
import { Action, Heading, Paragraph, type Email } from '../../mail/layout/email.mail.tsx'
import { marketingServerTexts } from '../texts.server.ts'

/** The letter that asks whether the newsletter is wanted, and the one that says that it will come. */
export function newsletterEmail(kind: 'link' | 'welcome', language: Language): Email {
  const { newsletterLink, newsletterWelcome } = marketingServerTexts[language]
  const texts = kind === 'link' ? newsletterLink : newsletterWelcome
  const path = kind === 'link' ? `/newsletter/${tokenPlaceholder('newsletter')}` : '/store'
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Action path={`${path}?lang=${language}`}>{texts.action}</Action>
        <Paragraph>{texts.notYou}</Paragraph>
      </>
    ),
  }
}
