import { brand } from '../../../brand.ts'
import { formatWeight } from '../../../i18n/format.ts'
import { plural } from '../../../i18n/plural.ts'
import { formatCountry } from '../../../kernel/countries.ts'
import { shownInPoland } from '../../../kernel/polish-time.ts'
import { parseWeight, type Grams } from '../../../kernel/weight.ts'
import { barcode } from '../../../pdf/code-128.ts'
import { frame, inks, rule, type Drawing, type Measure } from '../../../pdf/drawing.ts'
import { openFonts } from '../../../pdf/fonts.server.ts'
import { setPdf } from '../../../pdf/set-pdf.server.ts'
import { measureWith } from '../../../pdf/shape-line.server.ts'
import {
  furniture,
  gap,
  height,
  inner,
  margin,
  paginate,
  say,
  width,
  wrap,
  type Block,
  type Item,
} from '../../../pdf/sheet.ts'
import type { PackingSlipOrder, SlipFile } from './packing.ts'
import { nameOfPoint } from '../../../shipping/pickup-points/name-of-point.ts'

const pieces = plural('pl', { one: '# sztuka', few: '# sztuki', many: '# sztuk', other: '# sztuki' })
const inOrders = plural('pl', {
  one: 'w\u00A0# zamówieniu',
  few: 'w\u00A0# zamówieniach',
  many: 'w\u00A0# zamówieniach',
  other: 'w\u00A0# zamówienia',
})

const right = width - margin
const ink = inks.slate

/** The list of what to fetch, and then a slip for each order: none has prices, because it may go with the goods. */
export async function packingSlipsPdf(file: SlipFile): Promise<Buffer<ArrayBuffer>> {
  const typed = file.slips.flatMap((slip) => [
    slip.customerName,
    slip.companyName ?? '',
    slip.customerPhone,
    ...linesOf(slip),
    ...slip.items.map(({ productName }) => productName),
  ])
  const fonts = await openFonts([...typed, ...file.picked.map(({ name }) => name)], ['text', 'display'])
  const measure = measureWith(fonts)
  const pages = [...drawPicked(file, measure), ...file.slips.flatMap((slip) => drawSlip(slip, measure))]
  return setPdf(pages, fonts, { title: 'Listy pakowe', author: brand.name, language: 'pl', at: file.at })
}

const page = (items: Item[]): Drawing => ({ width, height, paper: inks.white, items })

interface Line {
  name: string
  beneath: string
  quantity: number
}

/** A row to tick off, its quantity large enough to be read from where the goods stand. */
function rowOf({ name, beneath, quantity }: Line, measure: Measure): Block {
  const names = wrap(name, inner - 130, 13, measure)
  const tall = Math.max(34, names.length * 16 + (beneath ? 12 : 0) + 14)
  return {
    height: tall,
    draw: (y) => [
      frame({ x: margin, y: y + 7, width: 16, height: 16 }, ink, 1.2),
      ...names.map((text, index) => say(text, margin + 30, y + 19 + index * 16, { size: 13 })),
      ...(beneath ? [say(beneath, margin + 30, y + 19 + names.length * 16 - 3, { size: 9, colour: inks.mid })] : []),
      say(String(quantity), right, y + 25, { size: 22, anchor: 'end' }),
      rule(margin, y + tall, right, y + tall, inks.line, 0.6),
    ],
  }
}

const note = (text: string, measure: Measure, size = 10): Block => {
  const lines = wrap(text, inner, size, measure)
  return {
    height: lines.length * size * 1.35 + 3,
    draw: (y) => lines.map((line, index) => say(line, margin, y + size + index * size * 1.35, { size })),
  }
}

function drawPicked({ slips, picked, without, at }: SlipFile, measure: Measure): Drawing[] {
  const sum = picked.reduce((all, one) => all + one.pieces, 0)
  const lines = picked.map(({ name, weight, pieces: quantity, orders }) => ({
    name,
    beneath: [weight === null ? '' : formatWeight(weight as Grams, 'pl'), inOrders(orders)].filter(Boolean).join(', '),
    quantity,
  }))
  const blocks = [
    ...lines.map((line) => rowOf(line, measure)),
    gap(14),
    note(`Razem ${pieces(sum)}. Zamówień: ${slips.length}.`, measure),
    ...without.map((sentence) => note(`Bez listu pakowego: ${sentence}`, measure)),
  ]
  return paginate(blocks, 110).map((items, index) =>
    page([
      ...(index === 0
        ? [
            say('Do zebrania z półek', margin, 70, { size: 24, face: 'display', part: { role: 'H1' } }),
            say(shownInPoland(at), right, 70, { size: 10, colour: inks.mid, anchor: 'end' }),
            rule(margin, 90, right, 90, ink, 0.8),
          ]
        : []),
      ...items,
    ]),
  )
}

function drawSlip(slip: PackingSlipOrder, measure: Measure): Drawing[] {
  const { items, orderNumber, createdAt } = slip
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const weighs = items.reduce((sum, { weight, quantity }) => sum + parseWeight(weight ?? '') * quantity, 0)
  const unknown = items.some(({ weight }) => weight === null) ? ' i\u00A0to, co nie ma podanej wagi' : ''
  const lines = items.map(({ productName, weight, quantity }) => ({
    name: productName,
    beneath: weight === null ? '' : formatWeight(parseWeight(weight), 'pl'),
    quantity,
  }))
  const parcels = slip.parcels.reduce((sum, { quantity }) => sum + quantity, 0)
  const blocks = [
    destination(slip, measure),
    gap(18),
    ...lines.map((line) => rowOf(line, measure)),
    gap(12),
    note(`Razem ${pieces(count)}, ${formatWeight(weighs as Grams, 'pl')}${unknown}. Paczki: ${parcels}.`, measure, 12),
    note(`Zamówiono ${shownInPoland(new Date(createdAt)).slice(0, 10)}.`, measure),
    gap(26),
    note('Spakował(a): ……………………………………………', measure),
  ]
  const pages = paginate(blocks, 116)
  return pages.map((drawn, index) =>
    page([
      ...(index === 0 ? heading(slip) : []),
      ...drawn,
      say(`${orderNumber} · ${index + 1}/${pages.length}`, right, height - 36, {
        size: 8,
        colour: inks.mid,
        anchor: 'end',
        part: furniture,
      }),
    ]),
  )
}

function heading({ orderNumber }: PackingSlipOrder): Item[] {
  const { street, postalCode, town } = brand.postalAddress
  return [
    say(brand.name, margin, 58, { size: 18, face: 'display' }),
    say(`${street}, ${postalCode} ${town}`, margin, 73, { size: 8, colour: inks.mid }),
    say(`List pakowy ${orderNumber}`, margin, 93, { size: 12, part: { role: 'H1' } }),
    barcode(orderNumber, { x: right - 210, y: 38, width: 200, height: 40 }, ink),
    say(orderNumber, right - 110, 93, { size: 12, anchor: 'middle' }),
  ]
}

function linesOf({ pickupPoint, shippingAddress }: PackingSlipOrder): string[] {
  if (pickupPoint) {
    const { line1, line2 } = pickupPoint.address ?? {}
    return [`Punkt odbioru ${nameOfPoint(pickupPoint)}`, line1 ?? '', line2 ?? ''].filter(Boolean)
  }
  const { address, postalCode, city, country } = shippingAddress
  return [address, `${postalCode} ${city}`, formatCountry(country, 'pl-PL')].filter((line) => line.trim())
}

/** Where the parcel goes, to be read at arm's length. */
function destination(slip: PackingSlipOrder, measure: Measure): Block {
  const way = slip.pickupPoint ? `Do automatu ${brand.carrier.name}` : 'Do domu'
  const names = [slip.customerName, slip.companyName ?? ''].filter(Boolean)
  const lines = [
    ...names.flatMap((text) => wrap(text, inner - 40, 18, measure)).map((text) => ({ text, size: 18 })),
    ...[...linesOf(slip), slip.customerPhone]
      .flatMap((text) => wrap(text, inner - 40, 14, measure))
      .map((text) => ({ text, size: 14 })),
  ]
  const tall = 40 + lines.reduce((sum, { size }) => sum + size * 1.35, 0)
  return {
    height: tall,
    draw(y) {
      let at = y + 30
      return [
        frame({ x: margin, y, width: inner, height: tall }, ink, 1.2),
        say(way, margin + 18, y + 22, { size: 9, colour: inks.mid }),
        ...lines.map(({ text, size }) => {
          at += size * 1.35
          return say(text, margin + 18, at - size * 0.2, { size })
        }),
      ]
    },
  }
}
