import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anna, decide, expectSound, order, sessionIn, stateOf, stock } from '../../../../tests/support/checkouts.ts'
import { race } from '../../../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'

async function openShelves({ products = 1, pieces = 400 } = {}) {
  const shop = await openTestShop({ trustProxy: true })
  const ids = await stock(shop, ...Array.from({ length: products }, () => ({ price: '10.00', pieces })))
  let buyers = 0
  /** Orders so many of each product, as somebody nobody knows yet unless it is said who. */
  const take = (quantity: number, said: { email?: string; from?: string; of?: number[]; key?: string } = {}) => {
    buyers += 1
    const { email = `buyer${buyers}@example.com`, from = `10.${buyers}.0.1`, of = ids, key } = said
    const headers = { 'X-Forwarded-For': from, ...(key && { 'Idempotency-Key': key }) }
    const cart = of.map((id) => ({ id, quantity }))
    return order(shop, cart, { shippingAddress: { ...anna, email } }, headers)
  }
  return { shop, ids, take }
}

/** What a refusal is called; of anything else its status. */
const outcomeOf = async (asked: Response | Promise<Response>) => {
  const answer = await asked
  return answer.status === 422 ? ((await answer.json()) as { code: string }).code : answer.status
}

const keptAddresses = async ({ database }: TestShop) =>
  (await database.execute(sql`select held_from, held_network from orders order by id`)).rows

test('of one product, unpaid orders hold twice its largest quantity for an e-mail address, and for an address', async () => {
  const { take } = await openShelves()
  for (const who of [{ email: 'Jan@example.com' }, { from: '203.0.113.7' }]) {
    for (let orders = 0; orders < 2; orders += 1) expect(await outcomeOf(take(50, who))).toBe(201)
    expect(await outcomeOf(take(1, who))).toBe('over_held_limit')
  }
  expect(await outcomeOf(take(1, { email: 'jan@EXAMPLE.com' }))).toBe('over_held_limit')
  expect(await outcomeOf(take(1))).toBe(201)
})

test('of all products they hold two hundred pieces for one e-mail address or address, and four hundred for a network', async () => {
  const { take } = await openShelves({ products: 5, pieces: 130 })
  const [jan, here, beside] = [{ email: 'jan@example.com' }, { from: '2001:db8:1:1::7' }, { from: '2001:db8:1:2::7' }]
  for (const [who, ...quantities] of [
    [jan, 40],
    [here, 40],
    [beside, 40],
  ] as const) {
    for (const quantity of quantities) expect(await outcomeOf(take(quantity, who))).toBe(201)
    expect(await outcomeOf(take(1, who))).toBe('over_held_limit')
  }
  expect(await outcomeOf(take(1, { from: '2001:db8:1:3::7' }))).toBe('over_held_limit')
  expect(await outcomeOf(take(1, { from: '2001:db8:2:3::7' }))).toBe(201)
})

test('where there is much, they hold a quarter of it', async () => {
  const { take } = await openShelves({ pieces: 4_000 })
  const who = { from: '203.0.113.7' }
  for (let orders = 0; orders < 20; orders += 1) expect(await outcomeOf(take(50, who))).toBe(201)
  expect(await outcomeOf(take(1, who))).toBe('over_held_limit')
})

test('what is paid, cancelled or given back counts no more, and where it came from is forgotten', async () => {
  const { shop, take } = await openShelves()
  const who = { email: 'jan@example.com', from: '203.0.113.7' }
  const [paid = '', expired = ''] = [await sessionIn(await take(25, who)), await sessionIn(await take(25, who))]
  await sessionIn(await take(25, who))
  await sessionIn(await take(25, who))
  expect(await outcomeOf(take(25, who))).toBe('over_held_limit')
  const held = { held_from: '203.0.113.7', held_network: '203.0.113.0/24' }
  const forgotten = { held_from: null, held_network: null }
  expect(await keptAddresses(shop)).toEqual([held, held, held, held])
  await decide(shop.database, paid, 'paid')
  await decide(shop.database, expired, 'expired')
  await stateOf(shop, paid)
  await stateOf(shop, expired)
  await shop.callAsAdmin('PUT', '/api/admin/orders/3/status', { body: { status: 'cancelled' } })
  expect(await keptAddresses(shop)).toEqual([forgotten, forgotten, forgotten, held])
  for (let orders = 0; orders < 3; orders += 1) expect(await outcomeOf(take(25, who))).toBe(201)
  expect(await outcomeOf(take(25, who))).toBe('over_held_limit')
})

test('who changes what they order, or pays an order again that had let go, is bound alike', async () => {
  const { shop, ids, take } = await openShelves()
  const who = { email: 'jan@example.com', from: '203.0.113.7' }
  const lettingGo = await sessionIn(await take(25, { ...who, key: 'the-first-checkout-of-jan' }))
  await decide(shop.database, lettingGo, 'expired')
  await stateOf(shop, lettingGo)
  for (let orders = 0; orders < 3; orders += 1) await sessionIn(await take(25, who))
  expect(await outcomeOf(take(20, { ...who, key: 'the-other-checkout-of-jan' }))).toBe(201)
  // Its own twenty pieces don't stand in its way.
  expect(await outcomeOf(take(25, { ...who, key: 'the-other-checkout-of-jan' }))).toBe(201)
  expect(await outcomeOf(take(25, { ...who, key: 'the-first-checkout-of-jan' }))).toBe('over_held_limit')
  await shop.callAsAdmin('PUT', '/api/admin/orders/2/status', { body: { status: 'cancelled' } })
  expect(await outcomeOf(take(25, { ...who, key: 'the-first-checkout-of-jan', from: '198.51.100.1' }))).toBe(201)
  expect((await keptAddresses(shop))[0]).toEqual({ held_from: '198.51.100.1', held_network: '198.51.100.0/24' })
  await expectSound(shop.database, Object.fromEntries(ids.map((id) => [id, 400])))
})

/** Both have read the reservations and wait before inserting their orders. */
async function twoAtOnce({ shop, ids, take }: Awaited<ReturnType<typeof openShelves>>) {
  const who = { email: 'jan@example.com' }
  await sessionIn(await take(50, { ...who, of: ids.slice(0, 3) }))
  const calls = [ids.slice(3, 4), ids.slice(4, 5)].map((of) => () => take(50, { ...who, of }))
  const answers = await race(shop.database, sql`lock table orders in share mode`, calls)
  return Promise.all(answers.map(outcomeOf))
}

test('of two at once for whom there is room for one, who order different products, one is refused', async () => {
  const shelves = await openShelves({ products: 5, pieces: 150 })
  expect((await twoAtOnce(shelves)).toSorted()).toEqual([201, 'over_held_limit'])
})

test('both would find room if nobody waited for whoever asks for the same person', async () => {
  const shelves = await openShelves({ products: 5, pieces: 150 })
  const { rows } = await shelves.shop.database.execute<{ written: string }>(
    sql`select pg_get_functiondef('held_unpaid'::regproc) as written`,
  )
  await shelves.shop.database.execute(sql.raw(String(rows[0]?.written).replace('pg_advisory_xact_lock(turn)', 'turn')))
  expect(await twoAtOnce(shelves)).toEqual([201, 201])
})

test('what one person holds is found by their own indexes, also by who asked first when there were no orders', async () => {
  const { database } = (await openShelves()).shop
  const read = await database.transaction(async (transaction) => {
    const ask = sql`select from held_unpaid('jan@example.com', '203.0.113.7', '203.0.113.0/24', null)`
    const rowsRead = async () => {
      const { rows } = await transaction.execute<{ read: number }>(sql`
        select sum(seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables
        where relname in ('orders', 'order_lines')`)
      return rows[0]?.read ?? Number.NaN
    }
    await transaction.execute(ask)
    await transaction.execute(sql`
      with others as (
        insert into orders (language, first_name, last_name, email, phone, address, city, postal_code, country, shipping_method, subtotal_grosze,
          shipping_grosze, discount_grosze, total_grosze, holds_stock, holds_code_use, terms_version, payable_until, held_from, held_network)
        select 'pl', 'Anna', 'Nowak', 'anna' || one || '@example.com', '1', 'Solna 7', 'Kraków', '31-000', 'Poland', 'home', 100, 0, 0, 100, true,
          false, '1', now(), 'from ' || one, 'network ' || one
        from generate_series(1, 300) as one returning id
      )
      insert into order_lines (order_id, position, product_name, quantity, price_grosze, vat_rate)
        select id, 1, 'Sól', 1, 100, 23 from others`)
    const before = await rowsRead()
    await transaction.execute(ask)
    return (await rowsRead()) - before
  })
  expect(read).toBe(0)
})
