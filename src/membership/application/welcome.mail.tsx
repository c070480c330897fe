import { membershipServerTexts } from '../texts.server.ts'
import type { Language } from '../../kernel/language.ts'
import { Action, Heading, Paragraph, type Email } from '../../mail/layout/email.mail.tsx'
import { nameOf } from '../name-of.ts'

type Applicant = Parameters<typeof nameOf>[0] & { language: Language }

/** Tells an applicant what comes next, and that they are on the mailing list, or why not. */
export function welcomeEmail(applicant: Applicant, { getsNewsletters }: { getsNewsletters: boolean }): Email {
  const texts = membershipServerTexts[applicant.language].welcome
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading(nameOf(applicant))}</Heading>
        <Paragraph>{texts.thanks}</Paragraph>
        <Paragraph>{texts.materials}</Paragraph>
        <Paragraph>{texts.bonus}</Paragraph>
        <Paragraph>{texts.publication}</Paragraph>
        <Paragraph>{getsNewsletters ? texts.newsletter : texts.noNewsletter}</Paragraph>
        <Action path={`/?lang=${applicant.language}`}>{texts.toSite}</Action>
      </>
    ),
  }
}
