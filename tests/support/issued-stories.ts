import fc from 'fast-check'
import { money } from '../../src/kernel/money.ts'
import { afterRefund, afterReturn, invoiceLines, sumsOf } from '../../src/sales/invoices/invoice-lines.ts'
import {
  differenceOf,
  ratesOf,
  totalOf,
  type CorrectionReason,
  type NumberedDocument,
  type Party,
  type TaxNumber,
} from '../../src/sales/invoices/invoice.ts'
import { taxContained, type Taxation, type VatSum } from '../../src/sales/orders/vat.ts'
import { sampleInvoice } from './sample-documents.ts'

/** What people type and programs send: letters of all planes, halves of them, control characters, markup, nothing, far too much. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '',
    ' ',
    '\u0000\u0085\uFDD0\uFFFE',
    ']]>&<!--',
    '<?php ?>',
    '\uD83D',
    'Müller & Söhne "GmbH"',
    'Łódź',
  ),
  fc.constantFrom('😀', 'ą', '&', '\uD800').map((letter) => letter.repeat(600)),
)

const numbers: TaxNumber[] = [
  { country: 'PL', digits: '5260250274' },
  { country: 'PL', digits: '1000000035' },
  { country: 'DE', digits: '123456789' },
  { country: 'EL', digits: '094014201' },
  { country: 'IE', digits: '1+23456A' },
  { country: 'XI', digits: '123456789' },
  { country: 'CH', digits: 'E123456789MWST' },
  { country: 'GB', digits: 'GD001' },
  { country: 'UA', digits: '1234567890' },
]

const anyParty: fc.Arbitrary<Party> = fc.record({
  name: anyText,
  taxNumber: fc.option(fc.constantFrom(...numbers)),
  street: anyText,
  postalCode: anyText,
  city: anyText,
  country: fc.oneof(fc.constantFrom('PL', 'DE', 'GR', 'XK', 'US', 'Atlantyda'), anyText),
})

/** Rates that sales have, by how they are taxed. */
const ratesUnder: Record<Taxation, number[]> = {
  domestic: [23, 8, 5, 0],
  destination: [25.5, 19, 5.5, 23],
  within_union: [0],
  export: [0],
  exempt: [0],
}

interface Ordered {
  productName: string
  weight: number | null
  quantity: number
  price: ReturnType<typeof money>
  vatRate: number
}

const anyOrder = (taxation: Taxation) =>
  fc.record({
    ordered: fc.array(
      fc.record({
        productName: anyText,
        weight: fc.option(fc.integer({ min: 1, max: 25_000 })),
        quantity: fc.integer({ min: 1, max: 200 }),
        price: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 10_000_000 })).map(money),
        vatRate: fc.constantFrom(...ratesUnder[taxation]),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    discount: fc.integer({ min: 0, max: 99 }),
    shipping: fc.constantFrom(0, 1, 1_599),
  })

const linesOf = ({ ordered, discount, shipping }: { ordered: Ordered[]; discount: number; shipping: number }) => {
  const goods = ordered.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return invoiceLines(ordered, money(Math.floor((goods * discount) / 100)), money(shipping))
}

/** What happens to a sale after its invoice. */
const anyEvent = (taxation: Taxation) =>
  fc.oneof(
    fc.record({ kind: fc.constant('refund' as const), per: fc.integer({ min: 1, max: 100 }), rate: fc.nat(3) }),
    fc.record({ kind: fc.constant('chargeback' as const) }),
    fc.record({ kind: fc.constant('failed' as const) }),
    fc.record({ kind: fc.constant('changed' as const), order: anyOrder(taxation) }),
    fc.record({ kind: fc.constant('buyer' as const), name: anyText, city: anyText }),
  )

const anyTaxation: fc.Arbitrary<Taxation> = fc.constantFrom(
  'domestic',
  'domestic',
  ...(Object.keys(ratesUnder) as Taxation[]),
)

/** A sale's invoice and all its corrections, one from the other as the shop issues them. */
export const anyStory: fc.Arbitrary<NumberedDocument[]> = anyTaxation.chain((taxation) =>
  fc
    .record({
      order: anyOrder(taxation),
      buyer: anyParty,
      sellerName: anyText,
      register: fc.oneof(anyText, fc.constant('KRS 0000099999, REGON 123456785')),
      paymentMethod: fc.constantFrom('stripe', 'transfer', 'cash', 'terminal', 'none'),
      exemption: fc.oneof(
        anyText,
        fc.constantFrom('art. 113 ust. 1 i 9 ustawy o VAT', 'art. 135 dyrektywy 2006/112/WE'),
      ),
      isSplitPayment: fc.boolean(),
      events: fc.array(anyEvent(taxation), { maxLength: 5 }),
    })
    .map(({ order, buyer, sellerName, register, events, ...said }) => {
      const lines = linesOf(order)
      const sample = sampleInvoice()
      const bankAccount = 'PL61 1090 1014 0000 0712 1981 2874'
      const seller = { ...sample.seller, name: sellerName, register, bankAccount }
      const invoice: NumberedDocument = { ...sample, ...said, taxation, seller, buyer, lines, sums: sumsOf(lines) }
      const story = [invoice]
      for (const event of events) story.push(...after(story, event))
      return story
    }),
)

type Event = ReturnType<typeof anyEvent> extends fc.Arbitrary<infer Kind> ? Kind : never

/** The correction that an event asks for, if any: the same steps as those of the operation that issues them. */
function after(story: NumberedDocument[], event: Event): NumberedDocument[] {
  const [invoice, last] = [story[0], story.at(-1)]
  if (!invoice || !last) return []
  const base = story.findLast(({ correction }) => correction === null || correction.linesBefore) ?? invoice
  const correct = (reason: CorrectionReason, sums: VatSum[], more: object = {}, content: object = {}) => {
    const moved = differenceOf(last.sums, sums)
    const isMoved = (rate: number) => moved.some((one) => one.rate === rate && one.gross !== 0)
    const number = `FK/2026/${story.length}`
    const lines = base.lines.filter(({ rate }) => isMoved(rate))
    const correction = { of: invoice, reason, before: last.sums, ...more }
    return [{ ...last, kind: 'correction' as const, number, lines, sums, correction, ...content }]
  }
  const left = totalOf(last.sums).gross
  if (event.kind === 'refund') {
    const amount = Math.ceil((left * event.per) / 100)
    const rate = last.sums[event.rate]?.rate ?? null
    return left === 0 ? [] : correct('part_refund', afterRefund(last.sums, money(amount), rate))
  }
  if (event.kind === 'chargeback') return left === 0 ? [] : correct('chargeback', afterRefund(last.sums, left))
  if (event.kind === 'failed') {
    const { correction, sums } = last
    if (correction?.reason !== 'part_refund') return []
    return correct('refund_failed', afterReturn(sums, differenceOf(correction.before, sums)))
  }
  if (event.kind === 'buyer') {
    const buyer = { ...last.buyer, name: event.name, city: event.city }
    return correct('buyer_corrected', last.sums, { buyerBefore: last.buyer }, { buyer, lines: base.lines })
  }
  const lines = linesOf(event.order)
  const moved = differenceOf(sumsOf(base.lines), sumsOf(lines))
  const sums = ratesOf(last.sums, moved).map((rate) => {
    const grossOf = (of: VatSum[]) => of.find((one) => one.rate === rate)?.gross ?? 0
    return taxContained(rate, money(Math.max(0, grossOf(last.sums) + grossOf(moved))))
  })
  return correct('order_changed', sums, { linesBefore: base.lines }, { lines })
}
