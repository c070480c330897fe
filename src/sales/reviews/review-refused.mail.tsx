import { Action, Facts, Heading, Paragraph, Quotation, type Email } from '../../mail/layout/email.mail.tsx'
import { oneLine } from '../../mail/layout/one-line.ts'
import type { ReviewRecord } from './review.ts'
import { reviewServerTexts } from './texts.server.ts'

/** Tells an author why their review isn't published, and that they may write it anew. */
export function reviewRefusedEmail(review: ReviewRecord, path: string): Email {
  const { language, orderNumber, productName, reason, note } = review
  const texts = reviewServerTexts[language].refused
  return {
    subject: texts.subject(orderNumber ?? ''),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Facts
          rows={[
            [texts.product, oneLine(productName)],
            ...(reason ? [[texts.reason, texts.reasons[reason]] as [string, string]] : []),
          ]}
        />
        {note && <Quotation>{note}</Quotation>}
        <Paragraph>{texts.anew}</Paragraph>
        <Action path={path}>{texts.write}</Action>
        <Paragraph>{texts.disagree}</Paragraph>
      </>
    ),
  }
}
