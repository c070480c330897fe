import { expect, test } from 'vitest'
import { erasureOf } from './order-erasure.ts'

const now = new Date('2026-11-23T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

/** Delivered two months ago, paid, nothing open. */
const over: Parameters<typeof erasureOf>[0] = {
  status: 'delivered',
  paymentStatus: 'paid',
  needsAttention: null,
  paidAt: daysAgo(60),
  payableUntil: daysAgo(57),
  arrivedAt: daysAgo(50),
  isMoneyOpen: false,
  total: 5_000,
  refunded: 0,
  lastDocumentIn: null,
  companyName: null,
  taxNumber: null,
}
const of = (said: Partial<typeof over>) => erasureOf({ ...over, ...said }, now)

test.for([
  ['pending', { status: 'pending', paymentStatus: 'pending', paidAt: null }, 'order_payable'],
  ['paid, not confirmed', { status: 'pending' }, 'order_under_way'],
  ['confirmed', { status: 'confirmed' }, 'order_under_way'],
  ['processing', { status: 'processing' }, 'order_under_way'],
  ['shipped', { status: 'shipped' }, 'order_under_way'],
  ['delivered 27 days ago', { arrivedAt: daysAgo(27) }, 'order_returnable'],
  ['completed 27 days ago', { status: 'completed', arrivedAt: daysAgo(27) }, 'order_returnable'],
  ['in need of attention', { needsAttention: 'disputed' }, 'money_open'],
  ['with a refund under way', { isMoneyOpen: true }, 'money_open'],
  ['cancelled with its money here', { status: 'cancelled' }, 'money_open'],
  ['cancelled with its grosz here', { status: 'cancelled', total: 1 }, 'money_open'],
] as const)('an order that is %s stays whole', ([, said, why]) => {
  expect(of(said)).toMatchObject({ fate: 'kept', why: [why] })
})

test.for([
  ['delivered 29 days ago', { arrivedAt: daysAgo(29) }, ['tax_records', 'claims_possible']],
  ['delivered 28 days ago to the second', { arrivedAt: daysAgo(28) }, ['tax_records', 'claims_possible']],
  ['the only evidence of a sale', { needsEvidence: true, arrivedAt: daysAgo(731) }, ['tax_records', 'sale_evidence']],
  ['delivered two years ago', { arrivedAt: daysAgo(731) }, ['tax_records']],
  ['paid back', { paymentStatus: 'refunded', arrivedAt: daysAgo(3) }, ['tax_records', 'claims_possible']],
  ['cancelled and paid back', { status: 'cancelled', paymentStatus: 'refunded' }, ['tax_records']],
  ['cancelled and paid back less the postage', { status: 'cancelled', refunded: 3_401 }, ['tax_records']],
  ['cancelled and cost nothing', { status: 'cancelled', total: 0 }, ['tax_records']],
  ['cancelled and never paid', { status: 'cancelled', paymentStatus: 'failed', paidAt: null }, []],
  ['invoiced', { taxNumber: '5260250274', arrivedAt: daysAgo(900) }, ['invoiced']],
] as const)('an order that is %s can be made nobody’s', ([, said, why]) => {
  expect(of(said)).toMatchObject({ fate: 'anonymised', why })
})

test('it says from when it can be done, and until when the rest stays', () => {
  expect(of({ arrivedAt: daysAgo(20) }).until).toEqual(daysAgo(-8))
  // The last second of December by Polish clocks, and the first one of January.
  expect(of({ paidAt: new Date('2026-12-31T22:59:59Z') }).until?.toISOString()).toBe('2032-12-31T22:59:59.000Z')
  expect(of({ paidAt: new Date('2026-12-31T23:00:00Z') }).until?.toISOString()).toBe('2033-12-31T22:59:59.000Z')
  // Corrected in a later year than it was paid in.
  const corrected = of({ paidAt: new Date('2026-12-31T22:59:59Z'), lastDocumentIn: 2028 })
  expect(corrected.until?.toISOString()).toBe('2034-12-31T22:59:59.000Z')
})
