import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeOrder } from '../../../../tests/support/orders.ts'
import { decide, order, sessionIn, stateOf, stock } from '../../../../tests/support/checkouts.ts'
import { timeTravel, reconcile } from '../../../../tests/support/time-travel.ts'
import { sendWaiting } from '../../../../tests/support/send-waiting-mails.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'

/** Lets a day go by, also for what was counted. */
async function letDayPass(shop: TestShop): Promise<void> {
  await timeTravel(shop, '24 hours')
  await shop.database.execute(sql`
    update attempts set next_allowed_at = next_allowed_at - interval '24 hours', forgotten_at = forgotten_at - interval '24 hours'`)
}

test('ten declined orders with somebody else’s address send them three letters a day; the rest are told in one that names all', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 100 })
  for (let orders = 0; orders < 10; orders += 1) {
    const session = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }]))
    await decide(database, session, 'declined')
    expect((await stateOf(shop, session)).state).toBe('failed')
  }
  const kindsSent = async () => (await sendWaiting(database)).map(({ kind }) => kind)
  expect(await kindsSent()).toEqual(['payment-failed', 'payment-failed', 'payment-failed'])
  await reconcile(shop)
  expect(await kindsSent()).toEqual([])
  const { mails } = {
    mails: (await (await shop.callAsAdmin('GET', '/api/admin/mails?state=withheld')).json()) as object[],
  }
  expect(mails).toHaveLength(7)

  await letDayPass(shop)
  for (let minute = 0; minute < 2; minute += 1) await reconcile(shop)
  const [summary, ...others] = await sendWaiting(database)
  expect([summary?.kind, summary?.recipient, others]).toEqual(['payment-summary', 'anna@example.com', []])
  const { rows } = await database.execute<{ number: string }>(sql`select number from orders`)
  const ways = summary?.plain.match(/(?<=\/order\/)[\w-]{43}(?=\?lang=pl)/g) ?? []
  const opened = ways.map(async (token) => (await shop.call('GET', `/api/store/order-links/${token}`)).json())
  const numbers = (await Promise.all(opened)).map((one) => (one as { orderNumber: string }).orderNumber)
  expect(numbers.toSorted()).toEqual(rows.map(({ number }) => number).toSorted())

  await letDayPass(shop)
  await reconcile(shop)
  expect(await kindsSent()).toEqual([])
  await letDayPass(shop)
  await reconcile(shop)
  expect(await kindsSent()).toEqual(['order-lapsed', 'order-lapsed', 'order-lapsed'])
})

test('who has more than two unpaid orders is reminded of none', async () => {
  const shop = await openTestShop()
  const dayAgo = { createdAt: new Date(Date.now() - 25 * 3_600_000) }
  for (const email of [
    'two@example.com',
    'three@example.com',
    'two@example.com',
    'THREE@example.com',
    'three@example.com',
  ])
    await placeOrder(shop.database, { email, ...dayAgo })
  await placeOrder(shop.database, { email: 'two@example.com', ...dayAgo, status: 'cancelled' })
  await reconcile(shop)
  expect((await sendWaiting(shop.database)).map(({ recipient }) => recipient)).toEqual([
    'two@example.com',
    'two@example.com',
  ])
})
