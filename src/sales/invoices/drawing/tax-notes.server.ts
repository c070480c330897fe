import { inks, type Measure } from '../../../pdf/drawing.ts'
import { gap, paragraph, type Block, type Text } from '../../../pdf/sheet.ts'
import type { InvoiceDocument } from '../invoice.ts'
import { countryIn, type Name } from './words.server.ts'

/** Why there is no tax, or another country's, and how it is to be paid: what the VAT act has an invoice say in words. */
export function taxNotes(document: InvoiceDocument, name: Name, measure: Measure): Block[] {
  const { taxation, exemption, isSplitPayment, buyer, language } = document
  const said: Text[] = []
  if (taxation !== 'domestic') {
    const words = name(({ taxed }) => taxed[taxation])
    // A provision is quoted as it stands; the country has a name in each language.
    const [polish, other] = countryIn(buyer.country, language)
    for (const [place, passage] of words.entries()) {
      const country = (place === 0 ? polish : (other ?? polish))?.text.replace(/ \/ $/, '') ?? ''
      const { text, ...spoken } = passage
      if (taxation === 'destination') said.push([{ text: `${text}: ${country}.`, ...spoken }])
      else if (taxation === 'exempt' && exemption) said.push([{ text: `${text}: `, ...spoken }, { text: exemption }])
      else said.push([{ text: `${text}.`, ...spoken }])
    }
  }
  if (isSplitPayment) said.push(...name(({ splitPayment }) => splitPayment).map((passage) => [passage]))
  if (said.length === 0) return []
  const style = { size: 8.5, leading: 12, colour: inks.slate }
  return [...said.flatMap((text) => paragraph(text, measure, style)), gap(4)]
}
