import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { locker, placeOrder } from '../../../tests/support/orders.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { paid } from '../../../tests/support/orders.ts'
import { money } from '../../kernel/money.ts'
import { orders } from '../orders/orders.table.ts'
import { seedShippingRates } from '../../shipping/seed-shipping-rates.server.ts'
import { shippingRates } from '../../shipping/shipping-rates.table.ts'
import { refundOfOrder } from './refund-of-order.server.ts'

/** What is kept back of what was paid for the delivery of a kilogram, when these rates hold. */
async function keptBack(
  said: Parameters<typeof placeOrder>[1],
  rates: { home?: number; pickup_point?: number } = {},
  courierFreeFrom: number | null = null,
) {
  const { database } = await openTestShop()
  const { id } = await placeOrder(database, { ...paid, ...said })
  await seedShippingRates(database)
  for (const [deliveryType, cost] of Object.entries(rates) as ['home' | 'pickup_point', number][])
    await database
      .update(shippingRates)
      .set({ cost: money(cost) })
      .where(eq(shippingRates.deliveryType, deliveryType))
  if (courierFreeFrom !== null)
    await database
      .update(shippingRates)
      .set({ freeFrom: money(courierFreeFrom) })
      .where(eq(shippingRates.deliveryType, 'home'))
  const [order] = await database.select().from(orders).where(eq(orders.id, id))
  return order && order.total - (await refundOfOrder(database, order))
}

test('a courier costs 3,00 zł more than a locker, which stay with us', async () => {
  expect(await keptBack({})).toBe(300)
})

test('of what went to a locker nothing is kept back, whatever one costs by now', async () => {
  expect(await keptBack({ pickupPoint: locker, shippingCost: money(1_299) }, { pickup_point: 999 })).toBe(0)
})

test('where there are no lockers the courier was the cheapest', async () => {
  expect(await keptBack({ country: 'Germany' })).toBe(0)
})

test('what no locker takes was sent as cheaply as it can be', async () => {
  expect(await keptBack({ lines: [{ weight: 25_001 }] })).toBe(0)
  expect(await keptBack({ lines: [{ weight: 12_000, quantity: 2 }], shippingCost: money(3_599) })).toBe(0)
})

test('a courier who is free by now from what the goods cost after the discount would have been the cheapest', async () => {
  const goods = { lines: [{ price: money(1_000), quantity: 1 }], discountAmount: money(300) }
  expect(await keptBack(goods, {}, 700)).toBe(0)
  expect(await keptBack(goods, {}, 701)).toBe(300)
})

test.for([
  ['lockers are dearer by now', { pickup_point: 1_499 }, 100],
  ['couriers are dearer by now', { home: 2_999 }, 300],
  ['couriers are cheaper by now', { home: 1_399 }, 100],
  ['lockers are the dearer ones by now', { home: 1_000, pickup_point: 1_200 }, 0],
] as const)('rates that have changed are never to the customer’s cost: %s', async ([, rates, kept]) => {
  expect(await keptBack({}, rates)).toBe(kept)
})
