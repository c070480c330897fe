import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/backups.ts'
import { stock } from '../../../../tests/support/checkouts.ts'
import { placeManyOrders } from '../../../../tests/support/many-orders.ts'
import { attemptPayment, paid, placeOrder } from '../../../../tests/support/orders.ts'
import { openExplained } from '../../../../tests/support/plans.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'
import { money } from '../../../kernel/money.ts'
import { migrations } from '../../../server/database/migrate.ts'
import { orderSummary } from '../order-details.ts'
import { summariseOrders } from './summarise-orders.server.ts'

const price = { lines: [{}] }
// 24.90 and 15.99 for shipping.
const each = 4089

test('a day is one of the Polish calendar, by the moment of payment, also when clocks change', async () => {
  const { pool } = await openTestDatabase(migrations)
  const database = drizzle({ client: pool })
  const moments = [
    // Too early by a second, and the first second of the thirty days.
    ['2026-09-30T21:59:59Z', undefined],
    ['2026-09-30T22:00:00Z', '2026-10-01'],
    // The day of 25 hours, from its first second to its last, and the one after it.
    ['2026-10-24T21:59:59Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T00:30:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2026-10-30T22:59:59Z', '2026-10-30'],
    // Tomorrow, which clocks that differ can bring.
    ['2026-10-30T23:00:00Z', undefined],
  ] as const
  const createdAt = new Date('2026-01-01T00:00:00Z')
  for (const [moment] of moments) await placeOrder(database, { ...price, ...paid, createdAt, paidAt: new Date(moment) })
  await placeOrder(database, price)
  const summary = await summariseOrders(database, new Date('2026-10-30T12:00:00Z'))
  expect(summary.days).toHaveLength(30)
  expect([summary.days[0]?.date, summary.days.at(-1)?.date]).toEqual(['2026-10-01', '2026-10-30'])
  expect(summary.days.map(({ date }) => date)).toEqual(summary.days.map(({ date }) => date).toSorted())
  for (const { date, orders, revenue } of summary.days) {
    const expected = moments.filter(([, day]) => day === date).length
    expect({ date, orders, revenue }).toEqual({ date, orders: expected, revenue: ((expected * each) / 100).toFixed(2) })
  }
  expect([summary.orders, summary.revenue]).toEqual([7, ((7 * each) / 100).toFixed(2)])
})

test('the thirty days of spring have the day of 23 hours once', async () => {
  const { pool } = await openTestDatabase(migrations)
  const { days } = await summariseOrders(drizzle({ client: pool }), new Date('2026-04-10T22:30:00Z'))
  expect(new Set(days.map(({ date }) => date)).size).toBe(30)
  expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-03-13', '2026-04-11'])
  expect(days.map(({ date }) => date)).toContain('2026-03-29')
})

test('to pack is what is paid and not on its way, unpaid what may still be paid, and sums stay whole', async () => {
  const shop = await openTestShop()
  const { database } = shop
  await stock(shop, { price: '10.00', pieces: 6 }, { price: '10.00', pieces: 5 }, { price: '10.00', pieces: 0 })
  await database.execute(`insert into products (slug, name, description, price_grosze, stock_quantity, is_active)
    values ('hidden', 'Hidden', 'Hidden', 100, 0, false)`)
  const paidAt = new Date()
  const toPack = { ...price, ...paid, paidAt }
  await placeOrder(database, toPack)
  await placeOrder(database, { ...toPack, status: 'processing', shippingStatus: 'preparing' })
  await placeOrder(database, { ...toPack, shippingStatus: 'shipped' })
  await placeOrder(database, { ...toPack, status: 'cancelled', needsAttention: 'paid_when_cancelled' })
  await placeOrder(database, { ...toPack, paymentStatus: 'refunded' })
  await placeOrder(database, price)
  await placeOrder(database, { ...price, paymentStatus: 'failed' })
  await placeOrder(database, { ...price, status: 'cancelled', paymentStatus: 'failed' })
  const answer = await shop.callAsAdmin('GET', '/api/admin/orders/summary')
  const summary = orderSummary.parse(await answer.json())
  expect(answer.status).toBe(200)
  expect(summary).toMatchObject({ toPack: 2, unpaid: 2, needsAttention: 1, lowStock: 2, orders: 5, revenue: '204.45' })
  expect(summary.days.at(-1)).toMatchObject({ orders: 5, revenue: '204.45' })
  const listed = await shop.callAsAdmin('GET', '/api/admin/orders?toPack=true')
  expect(listed.headers.get('X-Total-Count')).toBe('2')
  expect((await shop.callAsAdmin('GET', '/api/admin/orders?toPack=perhaps')).status).toBe(422)
})

test('what goes back is taken off on the day on which it does, and is a figure of its own', async () => {
  const { pool } = await openTestDatabase(migrations)
  const database = drizzle({ client: pool })
  const { id } = await placeOrder(database, { ...price, ...paid, paidAt: new Date('2026-10-01T10:00:00Z') })
  const giveBack = async (state: 'paid' | 'flagged', amount: number, at: string, kind = 'done') => {
    const payment = randomUUID()
    await attemptPayment(database, id, { id: payment, state, amount: money(each) })
    await pool.query(
      `insert into refunds (id, payment_id, order_id, amount_grosze, state, created_at) values ($1, $2, $3, $4, $5, $6)`,
      [randomUUID(), payment, id, amount, kind, at],
    )
  }
  await giveBack('paid', 1_089, '2026-10-05T10:00:00Z')
  // Neither what came besides, nor what didn't go.
  await giveBack('flagged', each, '2026-10-06T10:00:00Z')
  await giveBack('paid', 500, '2026-10-07T10:00:00Z', 'waiting')
  const summary = await summariseOrders(database, new Date('2026-10-30T12:00:00Z'))
  expect(summary).toMatchObject({ orders: 1, revenue: '30.00', refunds: '10.89' })
  expect(summary.days.filter(({ orders, refunds }) => orders > 0 || Number(refunds) > 0)).toEqual([
    { date: '2026-10-01', orders: 1, revenue: '40.89', refunds: '0.00' },
    { date: '2026-10-05', orders: 0, revenue: '-10.89', refunds: '10.89' },
  ])
})

test('the figures are found without reading through the orders', async () => {
  const { url, pool } = await openTestDatabase(migrations)
  await placeManyOrders(pool, 5_000)
  const { plansOf, close } = await openExplained(url)
  const plans = await plansOf((database) => summariseOrders(database))
  await close()
  const scans = plans.flatMap((plan) => plan.scans)
  expect(scans).toContain('Index Only Scan orders_paid')
  expect(scans).not.toContain('Seq Scan orders')
})
