import fc from 'fast-check'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { amount } from '../../../../tests/support/release.ts'
import { placeManyOrders } from '../../../../tests/support/many-orders.ts'
import { placeOrder } from '../../../../tests/support/orders.ts'
import { openFilled } from '../../../../tests/support/plans.ts'
import { listOrders } from './list-orders.server.ts'
import type { OrderFilter } from '../changes/order-changes.ts'
import { orderStatuses, paymentStatuses } from '../../orders/order.ts'

/** A database with so many orders. */
const openWith = (count: number) => openFilled((client) => placeManyOrders(client, count))

// For a release it is 250,000 of them, which take minutes to be written.
const manyOrders = amount(20_000, 250_000)

let many: Awaited<ReturnType<typeof openWith>>
beforeAll(async () => {
  many = await openWith(manyOrders)
  return many.close
})

const states: OrderFilter[] = [
  {},
  ...orderStatuses.map((status) => ({ status })),
  ...paymentStatuses.map((paymentStatus) => ({ paymentStatus })),
  { status: 'delivered', paymentStatus: 'refunded' },
  { status: 'cancelled', paymentStatus: 'failed' },
  { needsAttention: 'true' },
  { needsAttention: 'true', status: 'delivered' },
  { toPack: 'true' },
  { toPack: 'true', status: 'processing' },
  { unpaid: 'true' },
  { unpaid: 'true', paymentStatus: 'failed' },
]
const words = [
  'a',
  'ow',
  'xq',
  '%',
  '_',
  '\\',
  '@',
  'nowak',
  'żaneta zając',
  'example.com',
  's-20',
  '123',
  'zzzz',
  'na k',
]

test('no list is found by reading through the orders themselves, whatever is asked for', async () => {
  for (const filter of states) {
    for (const search of ['', ...words]) {
      const plans = await many.plansOf((database) => listOrders(database, { page: 1, limit: 10, ...filter, search }))
      const scans = plans.flatMap((plan) => plan.scans)
      expect(scans, JSON.stringify({ filter, search })).not.toContain('Seq Scan orders')
      expect(scans.join(), JSON.stringify({ filter, search })).toMatch(/Index (Only )?Scan orders_/)
    }
  }
})

describe('the rows of a page', () => {
  /** All but the counting: what PostgreSQL expected it to cost, and how many pages each statement read. */
  const costOf = async ({ plansOf }: typeof many, filter: OrderFilter, page: number) => {
    const plans = await plansOf((database) => listOrders(database, { page, limit: 10, ...filter }))
    const ofRows = plans.filter(({ statement }) => /\blimit\b/.test(statement))
    expect(ofRows).toHaveLength(page === 1 || filter === lastPage ? 1 : 2)
    const sum = (figure: 'buffers' | 'cost') => ofRows.reduce((total, plan) => total + plan[figure], 0)
    return { buffers: sum('buffers') / ofRows.length, cost: sum('cost') }
  }
  const lastPage: OrderFilter = {}

  test(`cost at most twice as much among ${manyOrders} orders as among 200, and read hardly more, those of the last page too`, async () => {
    const few = await openWith(200)
    onTestFinished(few.close)
    const asked: [OrderFilter, number, number][] = [
      [{}, 1, 1],
      [{}, 2, 2],
      [lastPage, 20, manyOrders / 10],
      [{ paymentStatus: 'paid' }, 1, 1],
      [{ status: 'delivered' }, 3, 3],
      [{ status: 'delivered', paymentStatus: 'paid' }, 1, 1],
    ]
    for (const [filter, pageOfFew, pageOfMany] of asked) {
      const [ofFew, ofMany] = [await costOf(few, filter, pageOfFew), await costOf(many, filter, pageOfMany)]
      // An index of so many is two levels deeper, the same rows may begin on the page before, and few may be read in one go.
      expect(ofMany.buffers - ofFew.buffers, JSON.stringify(filter)).toBeLessThanOrEqual(8)
      expect(ofMany.cost / ofFew.cost, JSON.stringify(filter)).toBeLessThanOrEqual(2)
    }
  })
})

describe('count and page', () => {
  test('are those of a plain look through all orders, for any search, filter and page', async () => {
    const { database } = many
    const odd = [
      { firstName: 'ŻÓŁĆ', lastName: 'Ąę_100%', email: 'odd@example.com' },
      { firstName: 'Back\\slash', lastName: 'von % und _', email: 'under_score@example.com' },
      { firstName: "O'Brien", lastName: '"; drop', email: 'x+y@example.com', needsAttention: 'disputed' as const },
    ]
    for (const order of odd) await placeOrder(database, order)
    const all = (await listEverything()).map((order) => ({
      ...order,
      texts: [order.orderNumber, order.customerEmail, order.customerName].map((text) => text.toLowerCase()),
    }))
    const piece = fc
      .tuple(fc.integer({ min: 0, max: all.length - 1 }), fc.nat(2), fc.nat(40), fc.integer({ min: 1, max: 12 }))
      .map(([place, field, from, length]) => {
        const text = all[place]?.texts[field] ?? ''
        return text.slice(from % text.length, (from % text.length) + length)
      })
    const made = fc.string({ unit: fc.constantFrom(...'abkow ŻółĆ%_\\.@-019\n'), minLength: 1, maxLength: 4 })
    const search = fc.oneof(
      piece,
      piece.map((text) => text.toUpperCase()),
      fc.tuple(piece, piece).map(([one, other]) => `${one}${other}`),
      made,
    )
    const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
    const asked = fc.record({
      search: maybe(search.map((text) => text.trim())),
      status: maybe(fc.constantFrom(...orderStatuses)),
      paymentStatus: maybe(fc.constantFrom(...paymentStatuses)),
      needsAttention: fc.option(fc.constant('true' as const), { nil: undefined, freq: 8 }),
      toPack: fc.option(fc.constant('true' as const), { nil: undefined, freq: 8 }),
      unpaid: fc.option(fc.constant('true' as const), { nil: undefined, freq: 8 }),
      page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 2_200 }), fc.integer({ min: 1, max: 20 })),
      limit: fc.constantFrom(1, 10, 10, 17),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ page, limit, ...filter }) => {
        const expected = all.filter(
          ({ texts, status, paymentStatus, shippingStatus, needsAttention }) =>
            texts.some((text) => text.includes((filter.search ?? '').toLowerCase())) &&
            (filter.status ?? status) === status &&
            (filter.paymentStatus ?? paymentStatus) === paymentStatus &&
            (!filter.needsAttention || needsAttention !== null) &&
            (!filter.toPack ||
              (paymentStatus === 'paid' &&
                ['confirmed', 'processing'].includes(status) &&
                ['not_shipped', 'preparing'].includes(shippingStatus))) &&
            (!filter.unpaid || (status === 'pending' && ['pending', 'failed'].includes(paymentStatus))),
        )
        const { total, list } = await listOrders(database, { page, limit, ...filter })
        expect(total).toBe(expected.length)
        expect(list.map(({ id }) => id)).toEqual(expected.slice((page - 1) * limit, page * limit).map(({ id }) => id))
      }),
      { numRuns: amount(100, 300) },
    )
  })

  /** The newest first, as the pages without any filter give them. */
  async function listEverything() {
    const pages = await Promise.all(
      Array.from({ length: manyOrders / 500 + 1 }, (_, index) =>
        listOrders(many.database, { page: index + 1, limit: 500 }),
      ),
    )
    const all = pages.flatMap(({ list }) => list)
    expect(new Set(all.map(({ id }) => id)).size).toBe(manyOrders + 3)
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    return all
  }
})
