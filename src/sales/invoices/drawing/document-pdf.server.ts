import { providerNames, type ProviderName } from '../../payments/payment.ts'
import { openFonts, type Fonts } from '../../../pdf/fonts.server.ts'
import { setPdf } from '../../../pdf/set-pdf.server.ts'
import { measureWith } from '../../../pdf/shape-line.server.ts'
import { differenceOf, isPaidInDemo, totalOf, type InvoiceDocument, type Party } from '../invoice.ts'
import { namesIn, formatAmount, type Name } from './words.server.ts'
import { inks, type Drawing, type Measure } from '../../../pdf/drawing.ts'
import { facts, heading, headingEnd, parties } from './heading.server.ts'
import {
  gap,
  height,
  hairline,
  inner,
  margin,
  paginate,
  say,
  width,
  wrap,
  type Block,
  type Item,
} from '../../../pdf/sheet.ts'
import { goodsTable, lineTable, sumTable, titledLineTable } from './tables.server.ts'

/** An invoice, a correction or a proforma on paper: pages of A4. */
export function drawDocument(document: InvoiceDocument, measure: Measure): Drawing[] {
  const name = namesIn(document.language)
  const blocks: Block[] = [
    hairline(),
    gap(14),
    facts(document, name, measure),
    gap(6),
    parties(document, name, measure),
    gap(16),
    ...trialNotice(document, name, measure),
    ...content(document, name, measure),
    gap(20),
    settlement(document, name),
    gap(14),
    ...notes(document, name, measure),
  ]
  const pages = paginate(blocks, headingEnd)
  return pages.map((items, index) => ({
    width,
    height,
    paper: inks.white,
    items: [
      ...(index === 0 ? heading(document, name, measure) : []),
      ...items,
      ...foot(document, name, index + 1, pages.length),
    ],
  }))
}

/** A demo document says prominently that it is one. */
function trialNotice(document: InvoiceDocument, name: Name, measure: Measure): Block[] {
  if (!isPaidInDemo(document)) return []
  const lines = name((texts) => texts.trial).flatMap((text) => wrap(text, inner, 9, measure))
  const said = lines.map((text): Block => ({
    height: 12,
    draw: (y) => [say(text, margin, y + 9, { size: 9, colour: inks.violet })],
  }))
  return [...said, gap(12)]
}

function content(document: InvoiceDocument, name: Name, measure: Measure): Block[] {
  const { sums, correction } = document
  if (!correction) return [...lineTable(document, name, measure), gap(18), ...sumTable(sums, name)]
  const { before, linesBefore } = correction
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
      name(({ states }) => states.before),
    ),
    gap(20),
    ...sumTable(
      differenceOf(before, sums),
      name,
      name(({ states }) => states.difference),
    ),
    gap(20),
    ...sumTable(
      sums,
      name,
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
  return {
    height: 42 + paidBy.length * 11,
    draw: (y) => [
      say(names.join(' / '), right, y + 8, { size: 8.5, colour: inks.mid, anchor: 'end' }),
      say(`${formatAmount(gross)} ${currency}`, right, y + 31, { size: 19, anchor: 'end', role: 'H2' }),
      ...paidBy.map((text, index) =>
        say(text, right, y + 46 + index * 11, { size: 8, colour: inks.mid, anchor: 'end' }),
      ),
    ],
  }
}

function notes({ kind }: InvoiceDocument, name: Name, measure: Measure): Block[] {
  const all = name((texts) => (kind === 'proforma' ? texts.notInvoice : texts.fromGross))
  return all
    .flatMap((text) => wrap(text, inner, 7.5, measure))
    .map((text) => ({ height: 10, draw: (y) => [say(text, margin, y + 8, { size: 7.5, colour: inks.mid })] }))
}

function foot({ number, seller }: InvoiceDocument, name: Name, page: number, pages: number): Item[] {
  const y = height - 40
  const style = { size: 7, colour: inks.mid } as const
  return [
    say(`${number} · ${seller.name}`, margin, y, style),
    say(name((texts) => texts.page(page, pages)).join(' / '), width - margin, y, { ...style, anchor: 'end' }),
  ]
}

/** A document as PDF: the same document always gives the same file. */
export async function documentPdf(document: InvoiceDocument): Promise<Buffer<ArrayBuffer>> {
  const { kind, number, language, issuedAt, seller } = document
  const fonts = await openFontsFor(document)
  const [title = ''] = namesIn(language)(({ titles }) => titles[kind])
  const about = { title: `${title} ${number}`, author: seller.name, language: 'pl', at: issuedAt } as const
  return setPdf(drawDocument(document, measureWith(fonts)), fonts, about)
}

/** The fonts for the words that customers typed. */
export function openFontsFor({ seller, buyer, lines }: InvoiceDocument): Promise<Fonts> {
  const textsOf = (party: Party) => Object.values(party).filter((field) => typeof field === 'string')
  const named = lines.map(({ name }) => name ?? '')
  return openFonts([...textsOf(seller), ...textsOf(buyer), ...named], ['text', 'logo'])
}

/** "Faktura-FV-2026-000001.pdf": what browsers and mail programs save it as. */
export function fileNameOf({ kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>): string {
  const [title = ''] = namesIn('pl')(({ titles }) => titles[kind])
  return `${`${title} ${number}`.replaceAll(/[^\w]+/g, (letters) => (letters === 'ą' ? 'a' : '-'))}.pdf`
}
