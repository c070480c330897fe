import { brand } from '../../../brand.ts'
import { formatDay } from '../../../i18n/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { Action, Facts, Heading, Paragraph, type Email } from '../../../mail/layout/email.mail.tsx'
import { oneLine } from '../../../mail/layout/one-line.ts'
import { warehouseServerTexts } from '../texts.server.ts'

interface About {
  productName: string
  number: string
  /** "2027-03-01" */
  bestBefore: string | null
  orderNumbers: string[]
  /** What has happened and what to do, as the office writes it. */
  said: string
}

/** Tells who got of a lot that it isn't to be used. */
export function recallEmail({ productName, number, bestBefore, orderNumbers, said }: About, language: Language): Email {
  const texts = warehouseServerTexts[language].recall
  const until: [string, string][] =
    bestBefore === null ? [] : [[texts.bestBefore, formatDay(new Date(`${bestBefore}T12:00Z`), language)]]
  const paragraphs = said.split(/\n+/).filter((line) => line.trim() !== '')
  return {
    subject: texts.subject(oneLine(productName), oneLine(number)),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.stop}</Paragraph>
        <Facts
          rows={[
            [texts.product, oneLine(productName)],
            [texts.lot, oneLine(number)],
            ...until,
            [texts.orders, orderNumbers.join(', ')],
          ]}
        />
        {paragraphs.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing moves in a letter
          <Paragraph key={place}>{line}</Paragraph>
        ))}
        <Paragraph>{texts.contact(brand.name)}</Paragraph>
        <Action path={`/contact?lang=${language}`}>{texts.toContact}</Action>
      </>
    ),
  }
}
