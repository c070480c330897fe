import { formatRate } from '../../../i18n/format.ts'
import type { InvoicePaperTexts } from '../texts.server.ts'
import type { VatSum } from '../../orders/vat.ts'
import { inks, rule, type Measure, type Part, type Passage } from '../../../pdf/drawing.ts'
import { totalOf, type InvoiceDocument, type InvoiceLine } from '../invoice.ts'
import { inner, margin, say, width, wrap, type Block, type Text } from '../../../pdf/sheet.ts'
import { both, formatAmount, type Name } from './words.server.ts'

interface Column {
  heads: Passage[]
  width: number
  anchor: 'start' | 'end'
}

/** Places of columns from the left; figures stand at their right edge. */
function placed(columns: Column[], left: number): (Column & { x: number })[] {
  let at = left
  return columns.map((column) => {
    const x = column.anchor === 'end' ? at + column.width : at
    at += column.width
    return { ...column, x }
  })
}

function headOf(columns: (Column & { x: number })[], left: number, table: Part): Block {
  const row: Part = { role: 'TR', within: table }
  const lines = Math.max(...columns.map(({ heads }) => heads.length))
  const tall = lines * 8.5 + 10
  return {
    height: tall,
    holdsNext: true,
    draw: (y) => [
      ...columns.flatMap(({ heads, x, anchor }) => {
        const part: Part = { role: 'TH', scope: 'Column', within: row }
        const style = { size: 6.8, colour: inks.mid, anchor, part }
        return heads.map((one, index) => say([one], x, y + 7 + index * 8.5, style))
      }),
      rule(left, y + tall - 3, width - margin, y + tall - 3, inks.slate, 0.6),
    ],
  }
}

/** How wide the lines' own numbers may be. */
const placeWide = 24

/** A column of figures beside the names, and what each line says in it. */
interface Figures {
  heads: Passage[]
  width: number
  say(line: InvoiceLine): Text
}

function figuresOf({ lines, taxation }: InvoiceDocument, name: Name, measure: Measure) {
  const heads = (column: keyof InvoicePaperTexts['columns']) => name((texts) => texts.columns[column])
  const units = ({ unit }: InvoiceLine) => both(name((texts) => texts.units[unit]))
  const wide = (text: Passage[]) => measure(text.map((one) => one.text).join(''), 'text', 8.5)
  const unitWide = Math.max(36, ...lines.map((line) => wide(units(line)) + 10))
  return {
    quantity: {
      heads: heads('quantity'),
      width: 44,
      say: ({ quantity }) => new Intl.NumberFormat('pl-PL').format(quantity),
    },
    unit: { heads: heads('unit'), width: unitWide, say: units },
    price: { heads: heads('price'), width: 62, say: ({ price }) => formatAmount(price) },
    discount: { heads: heads('discount'), width: 56, say: ({ discount }) => formatAmount(discount) },
    rate: { heads: heads('rate'), width: 40, say: ({ rate }) => rateOf(rate, taxation) },
    gross: { heads: heads('gross'), width: 68, say: ({ gross }) => formatAmount(gross) },
  } satisfies Record<string, Figures>
}

/** Exempt isn't the same as 0 %. */
const rateOf = (rate: number, taxation: InvoiceDocument['taxation']) =>
  taxation === 'exempt' && rate === 0 ? 'zw.' : `${formatRate(rate, 'pl')}\u00A0%`

/** What was sold, and for how much. */
export function lineTable(document: InvoiceDocument, name: Name, measure: Measure): Block[] {
  const { lines } = document
  const { quantity, unit, price, discount, rate, gross } = figuresOf(document, name, measure)
  const hasDiscount = lines.some((line) => line.discount !== 0)
  return tableOf(lines, [quantity, unit, price, ...(hasDiscount ? [discount] : []), rate, gross], name, measure)
}

/** What a correction is about, which must name it; how much changes is said by rates. */
export function goodsTable(document: InvoiceDocument, name: Name, measure: Measure): Block[] {
  const { quantity, unit, rate } = figuresOf(document, name, measure)
  const titles = name((texts) => texts.correctedGoods)
  const title = { ...titleOf(titles), height: titles.length * 11 + 8 }
  return [title, ...tableOf(document.lines, [quantity, unit, rate], name, measure)]
}

/** Lines under a title of their own: what was ordered before a change, and after it. */
export function titledLineTable(document: InvoiceDocument, titles: Passage[], name: Name, measure: Measure): Block[] {
  return [{ ...titleOf(titles), height: titles.length * 11 + 8 }, ...lineTable(document, name, measure)]
}

/** A row for each line; on each further page the columns are named again. */
function tableOf(lines: InvoiceLine[], figures: Figures[], name: Name, measure: Measure): Block[] {
  const wide = inner - placeWide - figures.reduce((sum, column) => sum + column.width, 0)
  const columns = placed(
    [
      { heads: name((texts) => texts.columns.place), width: placeWide, anchor: 'start' },
      { heads: name((texts) => texts.columns.name), width: wide, anchor: 'start' },
      ...figures.map((column) => ({ ...column, anchor: 'end' as const })),
    ],
    margin,
  )
  const table: Part = { role: 'Table' }
  const head = headOf(columns, margin, table)
  const rows = lines.map((line, index): Block => {
    const called = line.name ?? both(name((texts) => texts.delivery))
    const row: Part = { role: 'TR', within: table }
    const cell = (): Part => ({ role: 'TD', within: row })
    const nameCell: Part = { role: 'TH', scope: 'Row', within: row }
    const names = wrap(called, wide - 10, 8.5, measure)
    const tall = names.length * 11.5 + 7
    return {
      height: tall,
      head,
      draw: (y) => [
        say(String(index + 1), margin, y + 10.5, { part: cell() }),
        ...names.map((text, below) => say(text, margin + placeWide, y + 10.5 + below * 11.5, { part: nameCell })),
        ...figures.flatMap((column, place) => {
          const { x } = columns[place + 2] ?? {}
          return x === undefined ? [] : [say(column.say(line), x, y + 10.5, { anchor: 'end', part: cell() })]
        }),
        rule(margin, y + tall - 1.5, width - margin, y + tall - 1.5, inks.line, 0.4),
      ],
    }
  })
  return [head, ...rows]
}

const sumsLeft = margin + inner * 0.34

/** What it comes to by rate; under a title of its own, where there are several. */
export function sumTable(
  sums: VatSum[],
  name: Name,
  taxation: InvoiceDocument['taxation'],
  title?: Passage[],
): Block[] {
  const column = (width - margin - sumsLeft) / 4
  const heads = (of: 'rate' | 'net' | 'vat' | 'gross') => name((texts) => texts.sums[of])
  const columns = placed(
    (['rate', 'net', 'vat', 'gross'] as const).map((of) => ({
      heads: heads(of),
      width: column,
      anchor: of === 'rate' ? ('start' as const) : ('end' as const),
    })),
    sumsLeft,
  )
  const table: Part = { role: 'Table' }
  const row = (cells: Text[], isTotal: boolean, own: Part = { role: 'TR', within: table }): Block => ({
    height: 17,
    holdsNext: !isTotal,
    draw: (y) => [
      ...cells.flatMap((text, place) => {
        const at = columns[place]
        const part: Part = place === 0 ? { role: 'TH', scope: 'Row', within: own } : { role: 'TD', within: own }
        return at ? [say(text, at.x, y + 10.5, { anchor: at.anchor, part })] : []
      }),
      rule(sumsLeft, y + 15.5, width - margin, y + 15.5, isTotal ? inks.slate : inks.line, isTotal ? 0.6 : 0.4),
    ],
  })
  const total = totalOf(sums)
  const amounts = ({ net, vat, gross }: Omit<VatSum, 'rate'>) => [
    formatAmount(net),
    formatAmount(vat),
    formatAmount(gross),
  ]
  const totalName = both(name((texts) => texts.sums.total))
  const head = headOf(columns, sumsLeft, table)
  return [
    ...(title ? [titleOf(title)] : []),
    head,
    ...sums.map((sum) => row([rateOf(sum.rate, taxation), ...amounts(sum)], false)),
    row([totalName, ...amounts(total)], true),
  ]
}

/** It stands beside the table that it names. */
function titleOf(title: Passage[]): Block {
  const part: Part = { role: 'H2' }
  return {
    height: 0,
    holdsNext: true,
    draw: (y) =>
      title.map((one, index) =>
        say([one], margin, y + 8 + index * 11, index === 0 ? { size: 10, part } : { size: 8, colour: inks.mid, part }),
      ),
  }
}
