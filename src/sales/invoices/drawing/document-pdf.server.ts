import { providerNames, type ProviderName } from '../../payments/payment.ts'
import { openFonts, type Fonts } from '../../../pdf/fonts.server.ts'
import { setPdf } from '../../../pdf/set-pdf.server.ts'
import { measureWith } from '../../../pdf/shape-line.server.ts'
import { differenceOf, isPaidInDemo, totalOf, type InvoiceDocument, type Party } from '../invoice.ts'
import { both, namesIn, formatAmount, type Name } from './words.server.ts'
import { inks, type Drawing, type Measure, type Part, type Passage } from '../../../pdf/drawing.ts'
import { facts, heading, headingEnd, parties } from './heading.server.ts'
import { ksefBlock } from './ksef-block.server.ts'
import { taxNotes } from './tax-notes.server.ts'
import {
  furniture,
  gap,
  height,
  hairline,
  margin,
  paginate,
  paragraph,
  say,
  width,
  type Block,
  type Item,
} from '../../../pdf/sheet.ts'
import { goodsTable, lineTable, sumTable, titledLineTable } from './tables.server.ts'

/** An invoice, a correction or a proforma on paper: pages of A4. A preview says on each of them that it is one. */
export function drawDocument(document: InvoiceDocument, measure: Measure, { isPreview = false } = {}): Drawing[] {
  const name = namesIn(document.language)
  const blocks: Block[] = [
    hairline(),
    gap(14),
    facts(document, name, measure),
    gap(6),
    parties(document, name, measure),
    gap(16),
    ...(isPreview
      ? notice(
          name(({ preview }) => preview),
          measure,
          15,
        )
      : []),
    ...(isPaidInDemo(document)
      ? notice(
          name(({ trial }) => trial),
          measure,
          9,
        )
      : []),
    ...content(document, name, measure),
    gap(20),
    settlement(document, name),
    gap(14),
    ...notes(document, name, measure),
    ...ksefBlock(document, name, measure),
  ]
  const pages = paginate(blocks, headingEnd)
  return pages.map((items, index) => ({
    width,
    height,
    paper: inks.white,
    items: [
      ...(isPreview ? [previewMark(name)] : []),
      ...(index === 0 ? heading(document, name, measure) : []),
      ...items,
      ...foot(document, name, index + 1, pages.length),
    ],
  }))
}

const previewMark = (name: Name): Item =>
  say(both(name(({ preview }) => preview)), width / 2, 40, {
    size: 9,
    colour: inks.violet,
    anchor: 'middle',
    part: furniture,
  })

/** What is no invoice says so prominently. */
function notice(texts: Passage[], measure: Measure, size: number): Block[] {
  const style = { size, leading: size * 1.34, colour: inks.violet }
  return [...texts.flatMap((text) => paragraph([text], measure, style)), gap(12)]
}

function content(document: InvoiceDocument, name: Name, measure: Measure): Block[] {
  const { sums, correction, taxation } = document
  if (!correction) return [...lineTable(document, name, measure), gap(18), ...sumTable(sums, name, taxation)]
  const { before, linesBefore, reason } = correction
  // Only who bought was wrong.
  if (reason === 'buyer_corrected') {
    return [...goodsTable(document, name, measure), gap(18), ...sumTable(sums, name, taxation)]
  }
  const ofChange = linesBefore && [
    ...titledLineTable(
      { ...document, lines: linesBefore },
      name(({ states }) => states.before),
      name,
      measure,
    ),
    gap(16),
    ...titledLineTable(
      document,
      name(({ states }) => states.after),
      name,
      measure,
    ),
  ]
  return [
    ...(ofChange ?? goodsTable(document, name, measure)),
    gap(18),
    ...sumTable(
      before,
      name,
      taxation,
      name(({ states }) => states.before),
    ),
    gap(20),
    ...sumTable(
      differenceOf(before, sums),
      name,
      taxation,
      name(({ states }) => states.difference),
    ),
    gap(20),
    ...sumTable(
      sums,
      name,
      taxation,
      name(({ states }) => states.after),
    ),
  ]
}

/** The amount, and whether it has been paid. */
function settlement({ kind, sums, correction, paymentMethod, currency }: InvoiceDocument, name: Name): Block {
  const { gross } = totalOf(correction ? differenceOf(correction.before, sums) : sums)
  const names = name(({ settled }) => settled[kind])
  const isKnown = (method: string): method is ProviderName => providerNames.some((known) => known === method)
  const paidBy =
    kind === 'proforma' || !isKnown(paymentMethod) ? [] : name((texts) => texts.paidBy(texts.methods[paymentMethod]))
  const right = width - margin
  const part: Part = { role: 'P' }
  return {
    height: 42 + paidBy.length * 11,
    draw: (y) => [
      say(both(names), right, y + 8, { size: 8.5, colour: inks.mid, anchor: 'end', part }),
      say(`${formatAmount(gross)} ${currency}`, right, y + 31, { size: 19, anchor: 'end', part }),
      ...paidBy.map((text, index) =>
        say([text], right, y + 46 + index * 11, { size: 8, colour: inks.mid, anchor: 'end' }),
      ),
    ],
  }
}

function notes(document: InvoiceDocument, name: Name, measure: Measure): Block[] {
  const told = (text: Passage) => paragraph([text], measure, { size: 7.5, leading: 10, colour: inks.mid })
  const isTaxed = document.taxation !== 'exempt'
  const ofKind =
    document.kind === 'proforma'
      ? name(({ notInvoice }) => notInvoice)
      : isTaxed
        ? name(({ fromGross }) => fromGross)
        : []
  return [...taxNotes(document, name, measure), ...ofKind.flatMap(told)]
}

function foot({ number, seller }: InvoiceDocument, name: Name, page: number, pages: number): Item[] {
  const y = height - 40
  const style = { size: 7, colour: inks.mid, part: furniture } as const
  return [
    say([number, seller.name].filter(Boolean).join(' · '), margin, y, style),
    say(both(name((texts) => texts.page(page, pages))), width - margin, y, { ...style, anchor: 'end' }),
  ]
}

/** A document as PDF: the same document always gives the same file. */
export async function documentPdf(
  document: InvoiceDocument,
  look = { isPreview: false },
): Promise<Buffer<ArrayBuffer>> {
  const { issuedAt, seller } = document
  const fonts = await openFontsFor(document)
  const title = titleOf(document)
  const about = { title, author: seller.name, language: 'pl', at: issuedAt } as const
  return setPdf(drawDocument(document, measureWith(fonts), look), fonts, about)
}

const titleOf = ({ kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>) => {
  const [title] = namesIn('pl')(({ titles }) => titles[kind])
  return `${title?.text} ${number}`.trim()
}

/** The fonts for the words that people typed. */
export function openFontsFor({ seller, buyer, lines, exemption, correction }: InvoiceDocument): Promise<Fonts> {
  const textsOf = (party: Party) => Object.values(party).filter((field) => typeof field === 'string')
  const named = [seller, buyer, correction?.buyerBefore].flatMap((party) => (party ? textsOf(party) : []))
  const goods = [...lines, ...(correction?.linesBefore ?? [])].map(({ name }) => name ?? '')
  return openFonts([...named, ...goods, exemption ?? ''], ['text', 'logo'])
}

/** "Faktura-FV-2026-000001.pdf": what browsers and mail programs save it as. */
export function fileNameOf({ kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>): string {
  return `${titleOf({ kind, number }).replaceAll(/[^\w]+/g, (letters) => (letters === 'ą' ? 'a' : '-'))}.pdf`
}
