import { membershipServerTexts } from '../texts.server.ts'
import { localeOf, type Language } from '../../kernel/language.ts'
import { Action, Facts, Heading, Paragraph, Quotation, type Email } from '../../mail/layout/email.mail.tsx'
import type { MemberRow } from '../list-members.server.ts'
import { nameOf } from '../name-of.ts'

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
        {member.photoUrl && <Action path={member.photoUrl}>{texts.photo}</Action>}
        <Action path="/admin">{texts.toPanel}</Action>
      </>
    ),
  }
}
