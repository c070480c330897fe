// In the long matrix because it fills a shop with a year. What is filled in is for developers alone, who see at once when it breaks.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShop } from '../../scripts/filled-shop/fill-shop.ts'
import { seedProducts } from '../../src/catalog/seed-products.server.ts'
import { orderStatuses, paymentStatuses, shippingStatuses } from '../../src/sales/orders/order.ts'
import { connectDatabase, type Database } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { seedShippingRates } from '../../src/shipping/seed-shipping-rates.server.ts'
import { expectSound } from '../support/checkouts.ts'
import { createTestDatabase } from '../support/database.ts'
import { tablesAsTexts } from '../support/all-tables.ts'
import { placeOrder } from '../support/orders.ts'
import { openReadyDatabase } from '../support/job-runner.ts'

let database: Database
let forget = async () => {}

beforeAll(async () => {
  const { url, drop } = await createTestDatabase('ready')
  const connection = connectDatabase(url, createLog('silent'))
  ;({ database } = connection)
  forget = async () => {
    await connection.close()
    await drop()
  }
  await seedProducts(database)
  await seedShippingRates(database)
  await fillShop(database, { others: 6 })
})
afterAll(() => forget())

async function ask<Row extends object = { is: string }>(question: ReturnType<typeof sql>): Promise<Row[]> {
  return (await database.execute(question)).rows as Row[]
}
const kinds = async (question: ReturnType<typeof sql>) => (await ask(question)).map(({ is }) => is)

test('there is an order in every state, and something to look at in every list', async () => {
  expect(await kinds(sql`select distinct status as is from orders`)).toEqual(expect.arrayContaining([...orderStatuses]))
  expect(await kinds(sql`select distinct payment_status as is from orders`)).toEqual(
    expect.arrayContaining([...paymentStatuses]),
  )
  expect(await kinds(sql`select distinct shipping_status as is from orders`)).toEqual(
    expect.arrayContaining([...shippingStatuses]),
  )
  expect(await kinds(sql`select distinct shipping_method as is from orders`)).toHaveLength(2)
  expect(await kinds(sql`select distinct needs_attention as is from orders where needs_attention is not null`)).toEqual(
    expect.arrayContaining(['disputed', 'paid_when_cancelled', 'withdrawn']),
  )
  expect(await kinds(sql`select distinct state as is from withdrawals`)).toHaveLength(7)
  expect(await kinds(sql`select distinct state as is from campaigns`)).toEqual(
    expect.arrayContaining(['done', 'paused']),
  )
  expect(await kinds(sql`select distinct state as is from mails`)).toHaveLength(3)
  expect(await kinds(sql`select distinct kind as is from invoices`)).toHaveLength(2)
  expect(await kinds(sql`select distinct reason as is from invoices where reason is not null`)).toHaveLength(2)
  expect(
    await kinds(sql`select 1 as is from members group by kind, published_at is null, hidden_at is null`),
  ).toHaveLength(6)
  const [codes] = await ask<Record<string, boolean>>(sql`
    select bool_or(valid_until < now()) as expired, bool_or(used_count = max_uses) as used, bool_or(valid_from > now()) as planned
    from discount_codes`)
  expect(codes).toEqual({ expired: true, used: true, planned: true })
  const [promotions] = await ask<Record<string, boolean>>(sql`
    select bool_or(ends_at < now()) as over, bool_or(now() between starts_at and ends_at) as runs, bool_or(starts_at > now()) as planned
    from product_promotions`)
  expect(promotions).toEqual({ over: true, runs: true, planned: true })
})

test('its figures are those of a shop that lived through it', async () => {
  const put = await ask<{ id: number; pieces: number }>(sql`
    with sold as (
      select product_id, sum(quantity) as pieces from order_lines join orders on orders.id = order_id where holds_stock group by 1)
    select products.id, (stock_quantity + coalesce(pieces, 0))::integer as pieces
    from products left join sold on product_id = products.id`)
  const delivered = await ask<{ id: number; pieces: number }>(sql`
    select subject_id::integer as id, sum((after ->> 'stockQuantity')::integer - (before ->> 'stockQuantity')::integer)::integer as pieces
    from audit_entries where subject = 'product' and after ? 'stockQuantity' group by 1`)
  const first = [120, 150, 80, 60, 40, 25]
  const expected = first.map((pieces, index) => ({
    id: index + 1,
    pieces: pieces + (delivered.find(({ id }) => id === index + 1)?.pieces ?? 0),
  }))
  expect(put.toSorted((one, other) => one.id - other.id)).toEqual(expected)
  await expectSound(database, {})
  expect(
    await ask(sql`
      select orders.number from orders join payments on order_id = orders.id and state = 'paid'
      where payments.amount_grosze <> total_grosze or refunded_grosze <>
        (select coalesce(sum(amount_grosze), 0) from refunds where payment_id = payments.id and refunds.state = 'done')`),
  ).toEqual([])
})

test('everything is as old as it would be, in its order, and numbered by its year', async () => {
  const [span] = await ask<{ longest: number; latest: number }>(sql`
    select extract(day from now() - min(created_at))::integer as longest, extract(day from now() - max(created_at))::integer as latest
    from orders`)
  expect(span?.longest).toBeGreaterThan(340)
  expect(span?.latest).toBe(0)
  expect(
    await ask(sql`
      select orders.number from orders join order_events as events on order_id = orders.id
      where events.created_at < orders.created_at or events.created_at > now()
        or substr(number, 3, 4) <> to_char(orders.created_at at time zone 'Europe/Warsaw', 'YYYY')`),
  ).toEqual([])
  const backwards = (table: string, moment: string) =>
    ask(sql`select * from (
      select id, ${sql.identifier(moment)} < lag(${sql.identifier(moment)}) over (order by id) as is_backwards
      from ${sql.identifier(table)}) as rows where is_backwards`)
  expect(await backwards('orders', 'created_at')).toEqual([])
  expect(await backwards('mails', 'created_at')).toEqual([])
  expect(
    await ask(sql`
      select number from (
        select number, sequence, row_number() over (partition by kind, year order by issued_at, id) as place from invoices) as counted
      where sequence <> place`),
  ).toEqual([])
  expect(await ask(sql`select id from withdrawals where created_at > now() or handled_at < created_at`)).toEqual([])
})

test('history is guarded again', async () => {
  const refused = (words: string) => ({ cause: { message: expect.stringContaining(words) as string } })
  await expect(database.execute(sql`update invoices set number = number`)).rejects.toMatchObject(
    refused('an issued document is never changed'),
  )
  await expect(database.execute(sql`update product_prices set price_grosze = 1`)).rejects.toMatchObject(
    refused('only written on'),
  )
})

test('a second filling changes nothing', async () => {
  const before = await tablesAsTexts(database)
  await fillShop(database)
  expect(await tablesAsTexts(database)).toEqual(before)
})

test('a shop with an order of its own is refused in one sentence, and stays as it is', async () => {
  const { database: own } = await openReadyDatabase()
  await placeOrder(own)
  await expect(fillShop(own)).rejects.toThrow(/^This database has something of its own \(orders: 1\), .*\.$/)
  const { rows } = await own.execute(sql`select name from seeds`)
  expect(rows).toEqual([])
})
