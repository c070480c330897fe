import { inks, type Drawing, type Measure } from '../../../pdf/drawing.ts'
import { differenceOf, isPaidInDemo, totalOf, type InvoiceDocument } from '../invoice.ts'
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
import { goodsTable, lineTable, sumTable } from './tables.server.ts'
import { namesIn, formatAmount, type Name } from './words.server.ts'

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
      ...(index === 0 ? heading(document, name) : []),
      ...items,
      ...foot(document, name, index + 1, pages.length),
    ],
  }))
}

/** What was paid in the demonstration says so where nobody overlooks it. */
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
  const { before } = correction
  return [
    ...goodsTable(document, name, measure),
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

/** How much money it is about, and whether it has come. */
function settlement({ kind, sums, correction, paymentMethod, currency }: InvoiceDocument, name: Name): Block {
  const { gross } = totalOf(correction ? differenceOf(correction.before, sums) : sums)
  const names = name(({ settled }) => settled[kind])
  const isKnown = (method: string): method is 'stripe' | 'demo' | 'none' => ['stripe', 'demo', 'none'].includes(method)
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
