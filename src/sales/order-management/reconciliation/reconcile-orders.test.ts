import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeNeighbour } from '../../../../tests/support/neighbour.ts'
import { attemptPayment, paid, placeOrder } from '../../../../tests/support/orders.ts'
import { race } from '../../../../tests/support/race.ts'
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
  await expectSound(shop.database, { [salt]: 1 })
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

test('an attempt whose copy died before it had a session leaves nothing behind, however many others have ended before it', async () => {
  const shop = await openTestShop()
  const { database } = shop
  await placeNeighbour(database)
  const { id } = await placeOrder(database, { ...paid, lines: [] })
  await database.execute(sql`
    insert into payments (id, order_id, provider, state, amount_grosze, expires_at, cancel_path, created_at)
    select gen_random_uuid(), ${id}, 'stripe', 'expired', 100, now(), '/checkout', now() - interval '1 day' from generate_series(1, 200)`)
  const begun = await placeOrder(database)
  await attemptPayment(database, begun.id, { state: 'creating', sessionId: null })
  const isThere = async () => (await database.execute(sql`select from orders where id = ${begun.id}`)).rowCount === 1
  await reconcile(shop)
  expect(await isThere()).toBe(true)
  await database.execute(
    sql`update payments set created_at = now() - interval '3 minutes' where order_id = ${begun.id}`,
  )
  await reconcile(shop)
  expect(await isThere()).toBe(false)
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const changedBefore = { holdsStock: true, updatedAt: minutesAgo(3) }
const overdue = { ...changedBefore, payableUntil: minutesAgo(1) }
type Attempt = NonNullable<Parameters<typeof attemptPayment>[2]>

/** A shop in which orders of two pieces each are placed, and how one of them stands. */
async function openForOrders() {
  const shop = await openTestShop()
  const { database } = shop
  await placeNeighbour(database)
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 10 })
  const place = async (said: Parameters<typeof placeOrder>[1], ...attempts: Attempt[]) => {
    const { id } = await placeOrder(database, { lines: [{ productId: salt, quantity: 2 }], ...said })
    for (const attempt of attempts) await attemptPayment(database, id, { provider: 'demo', ...attempt })
    return id
  }
  const standing = async (id: number) => {
    const { rows } = await database.execute(sql`
      select status, payment_status as payment, holds_stock as holds,
        coalesce((select array_agg(state order by created_at) from payments where order_id = orders.id), '{}') as attempts,
        coalesce((select array_agg(kind || ' ' || (details->>'reason') order by id) from order_events where order_id = orders.id), '{}') as events
      from orders where id = ${id}`)
    return rows[0]
  }
  const shelf = async () =>
    (await database.execute<{ pieces: number }>(sql`select stock_quantity as pieces from products`)).rows[0]?.pieces
  return { shop, place, standing, shelf }
}

test('of unpaid orders, those for which nothing is under way give back what they hold, those that are overdue are cancelled, and all others stay as they are', async () => {
  const { shop, place, standing, shelf } = await openForOrders()
  const transfer = { provider: 'transfer', sessionId: null } as const
  const others = [
    await place({ holdsStock: true }),
    await place({ ...changedBefore, keepsStock: true }),
    await place({ ...changedBefore, holdsStock: false }),
    await place(changedBefore, { ...transfer, state: 'open' }),
    await place(overdue, { state: 'creating', sessionId: null }),
    await place(overdue, { state: 'processing' }),
    await place({ ...overdue, ...paid }),
    await place({ ...overdue, ...paid, status: 'pending' }),
    await place({ ...overdue, status: 'confirmed' }),
    await place({ ...overdue, needsAttention: 'paid_twice' }),
  ]
  const before = await Promise.all(others.map(standing))
  const { rows } = await shop.database.execute<{ id: number }>(sql`
    insert into discount_codes (code, type, value_hundredths, used_count) values ('SOL', 'percentage', 1000, 3) returning id`)
  const codes = { holdsCodeUse: true, discountCodeId: rows[0]?.id }
  const stuck = await place({ ...changedBefore, ...codes }, { state: 'superseded' })
  const promised = await place({ ...overdue, keepsStock: true, discountCodeId: codes.discountCodeId })
  const late = await place(
    { ...overdue, ...codes },
    { ...transfer, state: 'superseded', createdAt: minutesAgo(9) },
    { state: 'superseded', createdAt: minutesAgo(8) },
    { ...transfer, state: 'open' },
  )
  await reconcile(shop)
  expect(await standing(stuck)).toEqual({
    status: 'pending',
    payment: 'pending',
    holds: false,
    attempts: ['superseded'],
    events: ['released nothing_under_way'],
  })
  const over = { status: 'cancelled', payment: 'failed', holds: false }
  const cancelled = 'cancelled not_paid_in_time'
  expect(await standing(promised)).toEqual({ ...over, attempts: [], events: ['released nothing_under_way', cancelled] })
  const attempts = ['superseded', 'superseded', 'expired']
  expect(await standing(late)).toEqual({ ...over, attempts, events: [cancelled] })
  expect(await Promise.all(others.map(standing))).toEqual(before)
  expect(await shelf()).toBe(16)
  const { rows: uses } = await shop.database.execute(sql`select used_count from discount_codes where code = 'SOL'`)
  expect([uses, await mailsIn(shop)]).toEqual([[{ used_count: 1 }], ['order-lapsed', 'order-lapsed']])
})

test('what is paid, tried again or gone while its turn is waited for isn’t touched', async () => {
  const { shop, place, standing, shelf } = await openForOrders()
  const ids = []
  for (let nth = 0; nth < 4; nth += 1) ids.push(await place(changedBefore))
  const [paidNow = 0, tried = 0, gone = 0, stuck = 0] = ids
  const changes = sql`
    with paid as (update orders set payment_status = 'paid' where id = ${paidNow}), gone as (delete from orders where id = ${gone}),
      tried as (insert into payments (id, order_id, provider, state, amount_grosze, expires_at, cancel_path)
        values (gen_random_uuid(), ${tried}, 'demo', 'open', 100, now() + interval '1 hour', '/checkout'))
    select from orders where id = ${stuck} for update`
  await race(shop.database, changes, [() => reconcile(shop)])
  const stands = { status: 'pending', payment: 'pending', holds: true, attempts: [], events: [] }
  expect(await Promise.all([paidNow, tried, gone].map(standing))).toEqual([
    { ...stands, payment: 'paid' },
    { ...stands, attempts: ['open'] },
    undefined,
  ])
  expect([await standing(stuck), await shelf()]).toMatchObject([{ holds: false }, 12])
})
