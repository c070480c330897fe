import { materialsServerTexts } from './texts.server.ts'
import { formatDay } from '../../i18n/format.ts'
import type { Language } from '../../kernel/language.ts'
import { tokenPlaceholder } from '../../mail/email-link.ts'
import { Action, Heading, Paragraph, type Email } from '../../mail/layout/email.mail.tsx'
import { nameOf } from '../member.ts'
import { linkDays } from './materials.ts'

type Receiver = Parameters<typeof nameOf>[0] & { language: Language }

/** Brings a member the way to what was made for them. */
export function materialsEmail(receiver: Receiver, validUntil: Date): Email {
  const { language } = receiver
  const texts = materialsServerTexts[language].materials
  return {
    subject: texts.subject,
    body: (
      <>
        <Heading>{texts.heading(nameOf(receiver))}</Heading>
        <Paragraph>{texts.contents}</Paragraph>
        <Action path={`/materials/${tokenPlaceholder('materials')}?lang=${language}`}>{texts.toMaterials}</Action>
        <Paragraph>{texts.validity(linkDays, formatDay(validUntil, language))}</Paragraph>
        <Paragraph>{texts.bonus}</Paragraph>
      </>
    ),
  }
}
