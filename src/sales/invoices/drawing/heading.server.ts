import { inks, type Measure } from '../../../pdf/drawing.ts'
import { logo } from '../../../pdf/mark.ts'
import { shownInPoland } from '../../../kernel/polish-time.ts'
import type { InvoiceDocument, Party, Seller } from '../invoice.ts'
import { inner, margin, say, width, wrap, type Block, type Item } from '../../../pdf/sheet.ts'
import { formatCountry, formatDay, type Name } from './words.server.ts'

/** Where the heading of the first page ends. */
export const headingEnd = 118

/** The logo and the document's title. */
export function heading({ kind, number, seller }: InvoiceDocument, name: Name, measure: Measure): Item[] {
  const [title = '', other] = name(({ titles }) => titles[kind])
  const right = width - margin
  return [
    ...logo(
      { x: margin, y: 44, side: 34, room: inner - 24 - measure(title, 'display', 24) },
      'coloured',
      measure,
      seller.shopName,
    ),
    say(title, right, 60, { size: 24, face: 'display', anchor: 'end', role: 'H1' }),
    ...(other ? [say(other, right, 76, { size: 9, colour: inks.mid, anchor: 'end' })] : []),
    say(number, right, other ? 95 : 83, { size: 12, colour: inks.violet, anchor: 'end', role: 'H2' }),
  ]
}

/** The facts, three in a row, each below its name. */
export function facts(document: InvoiceDocument, name: Name, measure: Measure): Block {
  const { kind, issuedAt, paidAt, payableUntil, orderNumber, correction } = document
  const dated =
    correction?.reason === 'refund_failed' ? name(({ returned }) => returned) : name(({ refunded }) => refunded)
  // A change may move no money back.
  const isDated = paidAt !== null && correction?.reason !== 'order_changed'
  const all: [string[], string][] = [[name(({ issued }) => issued), formatDay(issuedAt)]]
  if (isDated) all.push([kind === 'correction' ? dated : name(({ paid }) => paid), formatDay(paidAt)])
  if (payableUntil) all.push([name((texts) => texts.payableUntil), shownInPoland(payableUntil)])
  all.push([name(({ toOrder }) => toOrder), orderNumber])
  if (correction) {
    const of = name(({ correctedOn }) => correctedOn).join(' / ')
    all.push([name(({ corrects }) => corrects), `${correction.of.number} ${of} ${formatDay(correction.of.issuedAt)}`])
    all.push([name(({ reason }) => reason), name(({ reasons }) => reasons[correction.reason]).join(' / ')])
  }
  const earlier = correction?.buyerBefore
  if (earlier) {
    const said = [earlier.name, ...addressOf(earlier, document.language), ...taxNumberOf(earlier, name)]
    all.push([name(({ buyerBefore }) => buyerBefore), said.join(', ')])
  }
  const column = inner / 3
  const cells = all.map(([names, value], index) => {
    const isLast = index === all.length - 1 && correction !== null
    return { names, lines: wrap(value, isLast ? column * 2 - 12 : column - 12, 9.5, measure), column: index % 3 }
  })
  const rows = Array.from({ length: Math.ceil(cells.length / 3) }, (_, row) => cells.slice(row * 3, row * 3 + 3))
  const rowHeight = (row: typeof cells) =>
    Math.max(...row.map(({ names, lines }) => names.length * 9 + lines.length * 12)) + 12
  return {
    height: rows.reduce((sum, row) => sum + rowHeight(row), 0),
    draw(y) {
      let top = y
      return rows.flatMap((row) => {
        const items = row.flatMap(({ names, lines, column: place }) => {
          const x = margin + place * column
          return [
            ...names.map((one, index) => say(one, x, top + 7 + index * 9, { size: 7, colour: inks.mid })),
            ...lines.map((one, index) => say(one, x, top + names.length * 9 + 11 + index * 12, { size: 9.5 })),
          ]
        })
        top += rowHeight(row)
        return items
      })
    },
  }
}

/** Who sells and who buys, side by side. */
export function parties({ seller, buyer, language }: InvoiceDocument, name: Name, measure: Measure): Block {
  const column = inner / 2
  const sides = [
    { names: name((texts) => texts.seller), party: seller, more: moreOf(seller, name) },
    { names: name((texts) => texts.buyer), party: buyer, more: [] },
  ].map(({ names, party, more }) => ({
    names,
    title: wrap(party.name, (column - 20) * (8.5 / 11), 8.5, measure),
    lines: [...addressOf(party, language), ...taxNumberOf(party, name), ...more].flatMap((one) =>
      wrap(one, column - 20, 8.5, measure),
    ),
  }))
  const tall = Math.max(
    ...sides.map(({ names, title, lines }) => names.length * 9 + title.length * 14 + lines.length * 12),
  )
  return {
    height: tall + 11,
    draw: (y) =>
      sides.flatMap(({ names, title, lines }, side) => {
        const x = margin + side * column
        const below = y + names.length * 9
        return [
          ...names.map((one, index) => say(one, x, y + 7 + index * 9, { size: 7, colour: inks.mid })),
          ...title.map((one, index) => say(one, x, below + 13 + index * 14, { size: 11 })),
          ...lines.map((one, index) => say(one, x, below + title.length * 14 + 14 + index * 12)),
        ]
      }),
  }
}

const addressOf = ({ street, postalCode, city, country }: Party, language: InvoiceDocument['language']) => [
  street,
  `${postalCode} ${city}`,
  [...new Set([formatCountry(country, 'pl'), formatCountry(country, language)])].join(' / '),
]

/** A Polish number has its country's letters only for readers abroad. */
function taxNumberOf({ taxNumber }: Party, name: Name): string[] {
  if (!taxNumber) return []
  const names = name((texts) => (taxNumber.country === 'PL' ? texts.taxNumber : texts.vatNumber))
  const isPlain = taxNumber.country === 'PL' && names.length === 1
  return [`${names.join(' / ')} ${isPlain ? '' : taxNumber.country}${taxNumber.digits}`]
}

/** As accounts are written for people. */
const inFours = (account: string) => account.replaceAll(/\w{4}(?=\w)/g, '$& ')

function moreOf({ register, email, phone, bankAccount }: Seller, name: Name): string[] {
  const account = bankAccount ? [name((texts) => texts.bankAccount).join(' / '), inFours(bankAccount)] : []
  return [register, email, phone, ...account].filter(Boolean)
}
