import { inks, type Measure, type Part, type Passage } from '../../../pdf/drawing.ts'
import { logo } from '../../../pdf/mark.ts'
import { shownInPoland } from '../../../kernel/polish-time.ts'
import type { CorrectionReason, InvoiceDocument, Party, Seller } from '../invoice.ts'
import { inner, margin, say, width, wrap, type Block, type Item, type Text } from '../../../pdf/sheet.ts'
import { both, countryIn, formatDay, type Name } from './words.server.ts'

/** Where the heading of the first page ends. */
export const headingEnd = 118

/** The logo and the document's title. */
export function heading({ kind, number, seller }: InvoiceDocument, name: Name, measure: Measure): Item[] {
  const [title = { text: '' }, other] = name(({ titles }) => titles[kind])
  const right = width - margin
  const style = { anchor: 'end', part: { role: 'H1' } } as const
  return [
    ...logo(
      { x: margin, y: 44, side: 34, room: inner - 24 - measure(title.text, 'display', 24) },
      'coloured',
      measure,
      seller.shopName,
    ),
    say([title], right, 60, { ...style, size: 24, face: 'display' }),
    ...(other ? [say([other], right, 76, { ...style, size: 9, colour: inks.mid })] : []),
    ...(number ? [say(number, right, other ? 95 : 83, { ...style, size: 12, colour: inks.violet })] : []),
  ]
}

/** Corrections that follow no money. */
const moveless = new Set<CorrectionReason>(['order_changed', 'buyer_corrected', 'buyer_replaced'])

/** When money went back, of a correction by which it did. */
function movedOn({ correction }: InvoiceDocument, name: Name): Passage[] | undefined {
  if (!correction) return name(({ paid }) => paid)
  const { reason } = correction
  if (moveless.has(reason)) return undefined
  if (reason === 'refund_failed') return name(({ returned }) => returned)
  return reason === 'chargeback' ? name(({ chargedBack }) => chargedBack) : name(({ refunded }) => refunded)
}

/** The facts, three in a row, each below its name. */
export function facts(document: InvoiceDocument, name: Name, measure: Measure): Block {
  const { issuedAt, paidAt, payableUntil, orderNumber, correction, replaces, language } = document
  const all: [names: Passage[], value: Text, size?: number][] = [[name(({ issued }) => issued), formatDay(issuedAt)]]
  const dated = movedOn(document, name)
  if (paidAt && dated) all.push([dated, formatDay(paidAt)])
  if (payableUntil) all.push([name((texts) => texts.payableUntil), shownInPoland(payableUntil)])
  all.push([name(({ toOrder }) => toOrder), orderNumber])
  const dayOf = ({ number, issuedAt: at }: { number: string; issuedAt: Date }): Passage[] => {
    const on = both(name(({ correctedOn }) => correctedOn))
    return [{ text: `${number} ` }, ...on, { text: ` ${formatDay(at)}` }]
  }
  if (replaces) all.push([name((texts) => texts.replaces), dayOf(replaces)])
  if (correction) {
    const { ksefNumber } = correction.of
    all.push([name(({ corrects }) => corrects), dayOf(correction.of)])
    // Thirty-five letters and figures without a place to break at.
    if (ksefNumber) all.push([name(({ correctedInKsef }) => correctedInKsef), ksefNumber, 7])
    all.push([name(({ reason }) => reason), both(name(({ reasons }) => reasons[correction.reason]))])
  }
  const earlier = correction?.buyerBefore
  if (earlier) {
    const said = [[{ text: earlier.name }], ...addressOf(earlier, language), ...taxNumberOf(earlier, name)]
    const inOne = said.flatMap((passages, place) => (place === 0 ? passages : [{ text: ', ' }, ...passages]))
    all.push([name(({ buyerBefore }) => buyerBefore), inOne])
  }
  const column = inner / 3
  const cells = all.map(([names, value, size = 9.5], index) => {
    // The last of a correction has the rest of its row.
    const isLast = index === all.length - 1 && correction !== null
    const room = (isLast ? 3 - (index % 3) : 1) * column - 12
    const lines = wrap(value, room, size, measure)
    return { names, lines, size, column: index % 3 }
  })
  const rows = Array.from({ length: Math.ceil(cells.length / 3) }, (_, row) => cells.slice(row * 3, row * 3 + 3))
  const rowHeight = (row: typeof cells) =>
    Math.max(...row.map(({ names, lines }) => names.length * 9 + lines.length * 12)) + 12
  return {
    height: rows.reduce((sum, row) => sum + rowHeight(row), 0),
    draw(y) {
      let top = y
      return rows.flatMap((row) => {
        const items = row.flatMap(({ names, lines, size, column: place }) => {
          const x = margin + place * column
          const part: Part = { role: 'P' }
          return [
            ...names.map((one, index) => say([one], x, top + 7 + index * 9, { size: 7, colour: inks.mid, part })),
            ...lines.map((one, index) => say(one, x, top + names.length * 9 + 11 + index * 12, { size, part })),
          ]
        })
        top += rowHeight(row)
        return items
      })
    },
  }
}

/** Who sells and who buys, side by side. */
export function parties(
  { seller, buyer, language, correction, taxation }: InvoiceDocument,
  name: Name,
  measure: Measure,
): Block {
  const column = inner / 2
  const bought = name(
    correction?.reason === 'buyer_corrected' ? ({ buyerAfter }) => buyerAfter : (texts) => texts.buyer,
  )
  const sold = name((texts) => texts.seller)
  // Art. 97 sec. 10: who sells within the Union gives the number with its country.
  const isWithinUnion = taxation === 'within_union'
  const sides = [
    { names: sold, party: seller, isWhole: isWithinUnion, more: moreOf(seller, name) },
    { names: bought, party: buyer, isWhole: false, more: [] },
  ].map(({ names, party, isWhole, more }) => ({
    names,
    title: wrap(party.name, (column - 20) * (8.5 / 11), 8.5, measure),
    lines: [...addressOf(party, language), ...taxNumberOf(party, name, isWhole), ...more].flatMap((one) => {
      const part: Part = { role: 'P' }
      return wrap(one, column - 20, 8.5, measure).map((line) => ({ line, part }))
    }),
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
        const role: Part = { role: 'H2' }
        const called: Part = { role: 'P' }
        return [
          ...names.map((one, index) => say([one], x, y + 7 + index * 9, { size: 7, colour: inks.mid, part: role })),
          ...title.map((one, index) => say(one, x, below + 13 + index * 14, { size: 11, part: called })),
          ...lines.map(({ line, part }, index) => say(line, x, below + title.length * 14 + 14 + index * 12, { part })),
        ]
      }),
  }
}

const addressOf = (
  { street, postalCode, city, country }: Party,
  language: InvoiceDocument['language'],
): Passage[][] => [[{ text: street }], [{ text: `${postalCode} ${city}` }], countryIn(country, language)]

/** A Polish number has its country's letters only for readers abroad, and where they have to be there. */
function taxNumberOf({ taxNumber }: Party, name: Name, isWhole = false): Passage[][] {
  if (!taxNumber) return []
  const names = name((texts) => (taxNumber.country === 'PL' ? texts.taxNumber : texts.vatNumber))
  const isPlain = !isWhole && taxNumber.country === 'PL' && names.length === 1
  return [[...both(names), { text: ` ${isPlain ? '' : taxNumber.country}${taxNumber.digits}` }]]
}

/** As accounts are written for people. */
const inFours = (account: string) => account.replaceAll(/\w{4}(?=\w)/g, '$& ')

function moreOf({ register, bdo, email, phone, bankAccount }: Seller, name: Name): Passage[][] {
  const account = bankAccount ? [both(name((texts) => texts.bankAccount)), [{ text: inFours(bankAccount) }]] : []
  // An owner may have written it among the registers before the shop knew it.
  const packaging = bdo && !register.includes(bdo) ? `BDO ${bdo}` : ''
  const said = [register, packaging, email, phone].filter(Boolean).map((text) => [{ text }])
  return [...said, ...account]
}
