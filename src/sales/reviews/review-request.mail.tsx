import type { Language } from '../../kernel/language.ts'
import { EmailFrame } from '../../mail/layout/email-frame.mail.tsx'
import { Action, Heading, Paragraph, type Email } from '../../mail/layout/email.mail.tsx'
import { mailServerTexts } from '../../mail/texts.server.ts'
import { reviewServerTexts } from './texts.server.ts'

/** The one letter that asks a buyer for reviews. */
export function reviewRequestEmail(number: string, path: string, language: Language): Email {
  const texts = reviewServerTexts[language].request
  const { footer } = mailServerTexts[language].frame
  return {
    subject: texts.subject(number),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Paragraph>{texts.fair}</Paragraph>
        <Action path={path}>{texts.write}</Action>
        <Paragraph>{texts.once}</Paragraph>
      </>
    ),
    frame: { Frame: EmailFrame, footer, unsubscribe: texts.noMore },
  }
}
