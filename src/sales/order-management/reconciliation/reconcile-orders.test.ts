import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { decide, expectSound, makeCode, order, sessionIn, stateOf, stock } from '../../../../tests/support/checkouts.ts'
import { timeTravel, reconcile } from '../../../../tests/support/time-travel.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'

const mailsIn = async (shop: TestShop) =>
  (
    await shop.database.execute<{ kind: string }>(
      sql`select kind from mails where kind <> 'stock' order by created_at, id`,
    )
  ).rows.map(({ kind }) => kind)
const theOrder = async (shop: TestShop) =>
  (await shop.database.execute<Record<string, unknown>>(sql`select * from orders`)).rows[0]

async function openWithOrder() {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 1 })
  await makeCode(shop.database, 'SOL', 1)
  const session = await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], { discountCode: 'SOL' }))
  return { shop, salt, session }
}

test('an unpaid order: after an hour what it holds is free, after a day its customer is reminded once, after three it is cancelled', async () => {
  const { shop, salt } = await openWithOrder()
  await reconcile(shop)
  expect(await theOrder(shop)).toMatchObject({ status: 'pending', holds_stock: true })
  await timeTravel(shop, '61 minutes')
  await reconcile(shop)
  expect(await theOrder(shop)).toMatchObject({ status: 'pending', holds_stock: false, holds_code_use: false })
  expect(await mailsIn(shop)).toEqual(['payment-failed'])
  await expectSound(shop.database, { [salt]: 1 })
  await timeTravel(shop, '23 hours')
  for (let minute = 0; minute < 3; minute += 1) await reconcile(shop)
  expect(await mailsIn(shop)).toEqual(['payment-failed', 'payment-reminder'])
  await timeTravel(shop, '48 hours')
  for (let minute = 0; minute < 3; minute += 1) await reconcile(shop)
  expect(await theOrder(shop)).toMatchObject({ status: 'cancelled', payment_status: 'failed', checkout_id: null })
  expect(await mailsIn(shop)).toEqual(['payment-failed', 'payment-reminder', 'order-lapsed'])
  const { rows } = await shop.database.execute<{ kind: string }>(sql`select kind from order_events order by id`)
  expect(rows.map(({ kind }) => kind)).toEqual(['placed', 'payment_expired', 'reminded', 'cancelled'])
})

test('a payment of which no news ever came is found out about', async () => {
  const { shop, salt, session } = await openWithOrder()
  await decide(shop.database, session, 'paid')
  await reconcile(shop)
  expect(await theOrder(shop)).toMatchObject({ payment_status: 'pending' })
  await timeTravel(shop, '6 minutes')
  await reconcile(shop)
  expect(await theOrder(shop)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  await expectSound(shop.database, { [salt]: 1 })
})

test('paid after it expired: taken while the shelf allows, flagged for somebody to look at when it does not', async () => {
  for (const isThereStill of [true, false]) {
    const { shop, salt, session } = await openWithOrder()
    await timeTravel(shop, '61 minutes')
    await reconcile(shop)
    if (!isThereStill) await sessionIn(await order(shop, [{ id: salt, quantity: 1 }]))
    await shop.database.execute(sql`delete from demo_outcomes`)
    await decide(shop.database, session, 'paid')
    expect((await stateOf(shop, session)).state).toBe('paid')
    const { rows } = await shop.database.execute<Record<string, unknown>>(sql`
      select status, payment_status, holds_stock, needs_attention from orders order by id limit 1`)
    expect(rows[0]).toEqual(
      isThereStill
        ? { status: 'confirmed', payment_status: 'paid', holds_stock: true, needs_attention: null }
        : { status: 'pending', payment_status: 'paid', holds_stock: false, needs_attention: 'paid_without_stock' },
    )
    await expectSound(shop.database, { [salt]: 1 })
    // However much time goes by, what is paid isn't dropped.
    await timeTravel(shop, '80 hours')
    await reconcile(shop)
    expect((await stateOf(shop, session)).state).toBe('paid')
  }
})

test('paid after three days: the cancelled order comes back, as long as there is what it wanted', async () => {
  const { shop, salt, session } = await openWithOrder()
  await timeTravel(shop, '73 hours')
  await reconcile(shop)
  await reconcile(shop)
  expect(await theOrder(shop)).toMatchObject({ status: 'cancelled' })
  await shop.database.execute(sql`delete from demo_outcomes`)
  await decide(shop.database, session, 'paid')
  expect((await stateOf(shop, session)).state).toBe('paid')
  expect(await theOrder(shop)).toMatchObject({ status: 'confirmed', payment_status: 'paid', needs_attention: null })
  await expectSound(shop.database, { [salt]: 1 })
})

test('an attempt whose copy died before it had a session leaves nothing behind', async () => {
  const { shop, salt } = await openWithOrder()
  await shop.database.execute(sql`update payments set state = 'creating', session_id = null, url = null`)
  await reconcile(shop)
  expect(await theOrder(shop)).toBeDefined()
  await timeTravel(shop, '3 minutes')
  await reconcile(shop)
  expect(await theOrder(shop)).toBeUndefined()
  await expectSound(shop.database, { [salt]: 1 })
})

test('an order whose change was broken off in the middle gives back what it held, and can be paid again', async () => {
  const { shop, salt, session } = await openWithOrder()
  await shop.database.execute(sql`update payments set state = 'superseded'`)
  await decide(shop.database, session, 'expired')
  await timeTravel(shop, '3 minutes')
  await reconcile(shop)
  expect(await theOrder(shop)).toMatchObject({ status: 'pending', holds_stock: false, holds_code_use: false })
  await expectSound(shop.database, { [salt]: 1 })
})
