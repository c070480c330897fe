import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { runJobsOn } from '../../tests/support/job-runner.ts'
import { buyAsCompany } from '../../tests/support/invoices.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { reconcile, timeTravel } from '../../tests/support/time-travel.ts'
import { placeOrder } from '../../tests/support/orders.ts'
import type { Database } from '../server/database/database.ts'
import { onlyBySteadyClock } from '../server/clock/watch-clock.ts'
import type { Job, JobServices } from '../server/jobs/jobs.ts'
import { createLog } from '../server/log.ts'
import { issueWaiting } from '../sales/invoices/issue-waiting.server.ts'
import { clearOldData } from './clear-old-data.server.ts'
import type { ClockReport } from './clearing-question.ts'

const services = (database: Database) => ({ database, log: createLog('silent') }) as JobServices
const clear = ({ database }: TestShop, facts: { answered?: number } = {}) =>
  clearOldData.perform(services(database), facts, new AbortController().signal)

async function write({ database }: TestShop, count: number, age: string) {
  await database.execute(sql`
    insert into contact_messages (name, email, message, language, created_at)
    select 'Ewa', 'ewa@example.com', 'Sól?', 'pl', now() - ${age}::interval from generate_series(1, ${count}::integer)`)
}
const left = async ({ database }: TestShop) => (await database.execute(sql`select from contact_messages`)).rowCount
/** The database's clock can't be set; what it is compared with can. */
const leap = ({ database }: TestShop, by: string) =>
  database.execute(sql`update clock_watch set seen_at = seen_at - ${by}::interval`)
const read = async (shop: TestShop) => (await (await shop.callAsAdmin('GET', '/api/admin/clock')).json()) as ClockReport
const answer = (shop: TestShop, question: number | undefined, said: string) =>
  shop.callAsAdmin('POST', '/api/admin/clock/clearing', { body: { question, answer: said } })

describe('a clearing', () => {
  test('of an ordinary night asks nobody: few rows, or a small share of many', async () => {
    const shop = await openTestShop()
    await write(shop, 19, '3 years')
    await clear(shop)
    expect(await left(shop)).toBe(0)
    await write(shop, 30, '3 years')
    await write(shop, 600, '1 day')
    await clear(shop)
    expect(await left(shop)).toBe(600)
    expect((await read(shop)).question).toBeNull()
  })

  test('that would take much at once removes nothing of any kind and says what would go, until somebody agrees', async () => {
    const shop = await openTestShop()
    await write(shop, 20, '3 years')
    await write(shop, 300, '1 day')
    await shop.database.execute(sql`
      insert into audit_entries (administrator, action, subject, created_at)
      values ('admin', 'changed', 'product', now() - interval '4 years')`)
    await clear(shop)
    await clear(shop)
    expect(await left(shop)).toBe(320)
    const { question, doubt } = await read(shop)
    expect(doubt).toBeNull()
    expect(question).toMatchObject({ reason: 'much', answer: null })
    expect(question?.found).toEqual([
      { what: 'contactMessages', rows: 20, of: 320, isMore: false },
      { what: 'auditEntries', rows: 1, of: 1, isMore: false },
    ])
    // What nobody has been asked about isn't agreed to.
    expect((await answer(shop, 99, 'clear')).status).toBe(409)
    await clear(shop, { answered: question?.id ?? 0 })
    expect(await left(shop)).toBe(320)

    expect((await answer(shop, question?.id, 'keep')).status).toBe(204)
    await clear(shop)
    expect(await left(shop)).toBe(320)
    expect((await read(shop)).question).toMatchObject({ answer: 'keep', answeredBy: 'admin' })

    expect((await answer(shop, question?.id, 'clear')).status).toBe(204)
    await runJobsOn(shop.databaseUrl, { jobs: [clearOldData] })
    await expect.poll(() => left(shop)).toBe(300)
    expect((await read(shop)).question).toBeNull()
    expect((await answer(shop, question?.id, 'clear')).status).toBe(409)
  })

  test('that has become more since somebody saw it is asked anew: an older page can’t agree to it', async () => {
    const shop = await openTestShop()
    await write(shop, 20, '3 years')
    await write(shop, 300, '1 day')
    await clear(shop)
    const seen = (await read(shop)).question
    await write(shop, 1, '3 years')
    await clear(shop)
    expect((await answer(shop, seen?.id, 'clear')).status).toBe(409)
    expect(await left(shop)).toBe(321)
    expect((await answer(shop, (await read(shop)).question?.id, 'clear')).status).toBe(204)
  })

  test('after a leap of the clock waits, forward and backward, and goes on by itself once the clock is back', async () => {
    const shop = await openTestShop()
    for (const [by, reason] of [
      ['4 days', 'ahead'],
      ['-1 hour', 'behind'],
    ] as const) {
      await write(shop, 1, '3 years')
      await leap(shop, by)
      await clear(shop)
      expect(await left(shop), reason).toBe(1)
      expect(await read(shop)).toMatchObject({ doubt: reason, question: { reason } })
      await leap(shop, by.startsWith('-') ? by.slice(1) : `-${by}`)
      await clear(shop)
      expect(await left(shop), reason).toBe(0)
      expect(await read(shop)).toMatchObject({ doubt: null, question: null })
    }
  })

  test('is the first after an old backup was restored: it asks once', async () => {
    const shop = await openTestShop()
    await shop.database.execute(sql`
      insert into restores (backup_made_at, is_continued, series, left_since, restored_at)
      values (now() - interval '5 days', true, '[]', 0, now() - interval '1 hour')`)
    await clear(shop)
    expect((await read(shop)).question).toBeNull()
    await write(shop, 1, '3 years')
    await clear(shop)
    const { question } = await read(shop)
    expect(question).toMatchObject({ reason: 'restored' })
    expect((await answer(shop, question?.id, 'clear')).status).toBe(204)
    await clear(shop, { answered: question?.id ?? 0 })
    expect(await left(shop)).toBe(0)
    await write(shop, 1, '3 years')
    await clear(shop)
    expect(await left(shop)).toBe(0)
  })
})

describe('while the clock has leapt', () => {
  test('no unpaid order is cancelled or reminded of, no document issued, nothing expired cleared; then all of it is made up for', async () => {
    const shop = await openTestShop()
    const status = async (id: number) =>
      (await shop.database.execute<{ status: string }>(sql`select status from orders where id = ${id}`)).rows[0]?.status
    const documents = async () => (await shop.database.execute(sql`select from invoices`)).rowCount
    const { id } = await placeOrder(shop.database)
    await reconcile(shop)
    await timeTravel(shop, '400 days')
    await leap(shop, '400 days')
    await reconcile(shop)
    expect(await status(id)).toBe('pending')
    const letters = async () =>
      (await shop.database.execute(sql`select from mails where kind in ('payment-reminder', 'order-lapsed')`)).rowCount
    expect(await letters()).toBe(0)

    const { pay } = await buyAsCompany(shop)
    await pay()
    expect(await documents()).toBe(0)
    let cleared = 0
    const nightly: Job = { ...clearOldData, perform: async () => void (cleared += 1) }
    const perform = () => onlyBySteadyClock(nightly).perform(services(shop.database), {}, new AbortController().signal)
    await perform()
    expect(cleared).toBe(0)

    expect(await read(shop)).toMatchObject({ doubt: 'ahead' })
    expect((await shop.callAsAdmin('POST', '/api/admin/clock/confirm')).status).toBe(204)
    expect((await shop.callAsAdmin('POST', '/api/admin/clock/confirm')).status).toBe(409)
    await perform()
    expect(cleared).toBe(1)
    await reconcile(shop)
    expect(await status(id)).toBe('cancelled')
    await runJobsOn(shop.databaseUrl, { jobs: [issueWaiting] })
    await expect.poll(documents).toBe(1)
  })
})
