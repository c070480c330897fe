import { asc, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { amount } from '../../../tests/support/release.ts'
import { replaceInSql } from '../../../tests/support/changed-sql.ts'
import { decide, expectSound, order as checkOut, sessionIn, stateOf, stock } from '../../../tests/support/checkouts.ts'
import { checkoutCompany, issuedIn, placeCompanyOrder, placeInvoicedOrder } from '../../../tests/support/invoices.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { openReadyDatabase } from '../../../tests/support/job-runner.ts'
import type { Database } from '../../server/database/database.ts'
import { invoices } from './invoices.table.ts'
import { issueInvoice } from './issue-invoice.server.ts'
import { nextNumber, raiseLastNumber } from './next-number.server.ts'

/** More than can speak to the database at the same time. */
const buyers = amount(20, 200)

/** A database that fifteen can speak to at the same time, and nobody is turned away for waiting too long. */
async function openBusyDatabase(): Promise<Database> {
  const { url } = await openReadyDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 15 })
  onTestFinished(() => pool.end())
  return drizzle({ client: pool })
}

/** Every so many of them give up at the very end. */
const givesUp = (buyer: number) => buyer % 7 === 3

/** So many orders are invoiced at the same moment, and some of it comes to nothing after its number was given. */
async function rush(database: Database): Promise<number[]> {
  const orders = await Promise.all(Array.from({ length: buyers }, () => placeCompanyOrder(database)))
  await Promise.allSettled(
    orders.map((order, buyer) =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`select from orders where id = ${order.id} for update`)
        await issueInvoice(transaction, order, { actor: 'shop' })
        await transaction.execute(sql`select pg_sleep(0.002)`)
        if (givesUp(buyer)) throw new Error('the customer’s line broke')
      }),
    ),
  )
  const rows = await database.select({ sequence: invoices.sequence }).from(invoices).orderBy(asc(invoices.sequence))
  return rows.map(({ sequence }) => sequence)
}

const issued = Array.from({ length: buyers }, (_, buyer) => buyer).filter((buyer) => !givesUp(buyer)).length
const inTurn = Array.from({ length: issued }, (_, place) => place + 1)

test(`${buyers} orders at once, some of which are given up: no number twice, none missing`, async () => {
  const database = await openBusyDatabase()
  expect(await rush(database)).toEqual(inTurn)
  const { rows } = await database.execute<{ number: string; ran: boolean }>(sql`
    select number, issued_at < lag(issued_at) over (order by sequence) as ran from invoices order by sequence`)
  expect(rows[0]?.number).toMatch(/^FV\/20\d\d\/000001$/)
  expect(rows.filter(({ ran }) => ran)).toEqual([])
})

test(`${buyers} companies that pay at once in the shop have the invoices 1 to ${buyers}`, async () => {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: buyers })
  const sessions: string[] = []
  while (sessions.length < buyers) {
    const some = Array.from({ length: 20 }, async () => {
      const session = await sessionIn(await checkOut(shop, [{ id: salt, quantity: 1 }], { company: checkoutCompany }))
      await decide(shop.database, session, 'paid')
      return session
    })
    sessions.push(...(await Promise.all(some)))
  }
  // The success page, the webhook and the scheduled reconciliation may all report the same payment, and callers retry
  // after a timeout.
  const ask = async (session: string): Promise<void> => {
    if ((await stateOf(shop, session)).state !== 'paid') await ask(session)
  }
  await Promise.all([...sessions, ...sessions.slice(0, buyers / 4)].map(ask))
  const documents = await issuedIn(shop)
  expect(documents.map(({ sequence }) => sequence).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: buyers }, (_, place) => place + 1),
  )
  expect(new Set(documents.map(({ orderId }) => orderId)).size).toBe(buyers)
  await expectSound(shop.database, { [salt]: buyers })
})

const counter = /insert into invoice_counters[^]*returning year, last as sequence, last_issued_at as issued_at/g
const asNow = 'clock_timestamp() as issued_at, extract(year from clock_timestamp())::integer as year'

test('the same rush gives numbers twice when each looks for the highest by itself', async () => {
  const database = await openBusyDatabase()
  await database.execute(sql`alter table invoices drop constraint invoices_number_key`)
  await database.execute(sql`drop index invoices_sequence`)
  replaceInSql(
    counter,
    `select ${asNow}, coalesce(max(sequence), 0) + 1 as sequence from invoices where kind = $1 and not $2::boolean and $3::timestamptz is null`,
  )
  const numbers = await rush(database)
  expect(numbers).toHaveLength(issued)
  expect(new Set(numbers).size).toBeLessThan(issued)
})

test('the same rush leaves numbers out when they come from a sequence of the database', async () => {
  const database = await openBusyDatabase()
  await database.execute(sql`create sequence naive_numbers`)
  replaceInSql(
    counter,
    `select ${asNow}, nextval('naive_numbers')::integer as sequence where $1 = 'invoice' and not $2::boolean and $3::timestamptz is null`,
  )
  const numbers = await rush(database)
  expect(new Set(numbers).size).toBe(issued)
  expect(numbers).not.toEqual(inTurn)
  expect(numbers.at(-1)).toBeGreaterThan(issued)
})

test('each year of the Polish calendar begins at one, by the clock of Warsaw', async () => {
  const { database } = await openReadyDatabase()
  const at = async (moment: string) => (await placeInvoicedOrder(database, {}, new Date(moment))).invoice.number
  expect(await at('2026-12-31T22:59:59.999Z')).toBe('FV/2026/000001')
  expect(await at('2026-12-31T23:00:00Z')).toBe('FV/2027/000001')
  // Whoever took their time over midnight still has a number of the old year.
  expect(await at('2026-12-31T22:59:59Z')).toBe('FV/2026/000002')
  expect(await at('2027-06-01T12:00:00Z')).toBe('FV/2027/000002')
  // What was issued elsewhere is gone on from, each series by itself, and no number is given twice.
  const raise = (last: number | null) => raiseLastNumber(database, { kind: 'invoice', year: 2027, last, inBackup: 2 })
  for (const last of [41, 7, null]) await raise(last)
  expect(await at('2027-06-01T12:00:00Z')).toBe('FV/2027/000042')
  expect(await at('2026-12-31T12:00:00Z')).toBe('FV/2026/000003')
  const free = { kind: 'invoice', paymentMethod: 'demo' } as const
  expect((await nextNumber(database, free, new Date('2027-06-01T12:00:00Z'))).number).toBe('DEMO/FV/2027/000001')
  const correction = { kind: 'correction', paymentMethod: 'stripe' } as const
  expect((await nextNumber(database, correction, new Date('2027-06-01T12:00:00Z'))).number).toBe('FK/2027/000001')
})

test('dates never run against numbers, also where clocks do', async () => {
  const { database } = await openReadyDatabase()
  const at = async (moment: string) => (await placeInvoicedOrder(database, {}, new Date(moment))).invoice.issuedAt
  await at('2026-05-02T10:00:00Z')
  expect((await at('2026-05-01T10:00:00Z')).toISOString()).toBe('2026-05-02T10:00:00.000Z')
})

test('what was issued can neither be changed nor deleted, until tax law lets it go', async () => {
  const { database } = await openReadyDatabase()
  await placeInvoicedOrder(database, {}, new Date('2026-05-01T10:00:00Z'))
  const refusal = async (statement: string) =>
    String(((await database.execute(sql.raw(statement)).catch((error: unknown) => error)) as Error).cause)
  expect(await refusal(`update invoices set buyer = '{}'`)).toContain('never changed (FV/2026/000001)')
  expect(await refusal('delete from invoices')).toContain('kept until tax law lets it go')
  expect(await refusal('delete from orders')).toContain('invoices_order_id_fkey')
  const old = new Date(`${new Date().getFullYear() - 7}-05-01T10:00:00Z`)
  const { invoice } = await placeInvoicedOrder(database, {}, old)
  await database.delete(invoices).where(sql`id = ${invoice.id}`)
  expect(await database.select({ number: invoices.number }).from(invoices)).toEqual([{ number: 'FV/2026/000001' }])
})
