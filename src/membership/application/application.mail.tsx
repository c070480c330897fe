import { membershipServerTexts } from '../texts.server.ts'
import { localeOf, type Language } from '../../kernel/language.ts'
import {
  Action,
  Facts,
  Heading,
  Paragraph,
  Quotation,
  SecondAction,
  type Email,
} from '../../mail/layout/email.mail.tsx'
import type { MemberRow } from '../list-members.server.ts'
import { nameOf } from '../member.ts'

/** Tells the office that somebody applied, with all that they wrote. */
export function applicationEmail(member: MemberRow, language: Language): Email {
  const texts = membershipServerTexts[language].application
  const languageNames = new Intl.DisplayNames(localeOf[language], { type: 'language' })
  return {
    subject: texts.subject[member.kind](nameOf(member)),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Facts
          rows={[
            [texts.name, nameOf(member)],
            [texts.email, member.email],
            [texts.address, member.address],
            [texts.language, languageNames.of(member.language) ?? member.language],
          ]}
        />
        <Quotation>{member.description}</Quotation>
        <Action path={`/admin?tab=members&search=%23${member.id}`}>{texts.toPanel}</Action>
        {member.photoUrl && <SecondAction path={member.photoUrl}>{texts.photo}</SecondAction>}
      </>
    ),
  }
}

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
