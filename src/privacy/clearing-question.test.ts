import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { runJobsOn } from '../../tests/support/job-runner.ts'
import { race } from '../../tests/support/race.ts'
import { buyAsCompany } from '../../tests/support/invoices.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { reconcile, timeTravel } from '../../tests/support/time-travel.ts'
import { placeOrder } from '../../tests/support/orders.ts'
import type { Database } from '../server/database/database.ts'
import { onlyBySteadyClock } from '../server/clock/watch-clock.ts'
import type { Job, JobServices } from '../server/jobs/jobs.ts'
import { createLog } from '../server/log.ts'
import { issueWaiting } from '../sales/invoices/issue-waiting.server.ts'
import { contactMessages } from '../contact/contact-messages.table.ts'
import { mayClear, type Cleared } from './ask-before-clearing.server.ts'
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
/** Somebody agrees by another copy of the program, which doesn't clear yet. */
const agree = (ago: string) => sql`
  update clearing_questions set answer = 'clear', answered_at = now() - ${ago}::interval, answered_by = 'admin' where closed_at is null`
const answer = (shop: TestShop, question: number | undefined, said: string) =>
  shop.callAsAdmin('POST', '/api/admin/clock/clearing', { body: { question, answer: said } })

describe('a clearing', () => {
  test('of an ordinary night asks nobody: few rows, or a small share of many', async () => {
    const shop = await openTestShop()
    await write(shop, 19, '3 years')
    await clear(shop)
    expect(await left(shop)).toBe(0)
    await write(shop, 20, '3 years')
    await write(shop, 380, '1 day')
    await clear(shop)
    expect(await left(shop)).toBe(380)
    expect(await read(shop)).toMatchObject({ doubt: null, seenAt: null, question: null })
  })

  test('takes a quarter of who got campaigns unasked, for those of one go in one night', async () => {
    const shop = await openTestShop()
    const sendTo = (count: number, finished: string) =>
      shop.database.execute(sql`
        with campaign as (
          insert into campaigns (subject, content, html, plain, state, started_by, finished_at, recipient_count, audience_hash)
          values ('Oferta', '', '', '', 'done', 'admin', now() - ${finished}::interval, ${count}::integer, '') returning id)
        insert into campaign_recipients (campaign_id, contact_id, state)
        select id, n, 'sent' from campaign, generate_series(1, ${count}::integer) as n`)
    await sendTo(60, '1 day')
    await sendTo(20, '3 years')
    await clear(shop)
    expect((await shop.database.execute(sql`select from campaign_recipients`)).rowCount).toBe(60)
    await sendTo(21, '3 years')
    await clear(shop)
    expect((await read(shop)).question).toMatchObject({ found: [{ what: 'campaignRecipients', rows: 21, of: 81 }] })
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
    expect(question).toMatchObject({ reason: 'much', answer: null, answeredAt: null })
    expect(question?.found).toEqual([
      { what: 'contactMessages', rows: 20, of: 320, isMore: false },
      { what: 'auditEntries', rows: 1, of: 1, isMore: false },
    ])
    // What nobody has been asked about isn't agreed to.
    expect((await answer(shop, 99, 'clear')).status).toBe(409)
    await clear(shop, { answered: question?.id ?? 0 })
    expect(await left(shop)).toBe(320)

    expect((await answer(shop, question?.id, 'keep')).status).toBe(204)
    expect((await shop.database.execute(sql`select from pgboss.job where name = ${clearOldData.name}`)).rowCount).toBe(
      0,
    )
    for (const facts of [{}, { answered: question?.id ?? 0 }]) await clear(shop, facts)
    expect(await left(shop)).toBe(320)
    expect((await read(shop)).question).toMatchObject({ answer: 'keep', answeredBy: 'admin' })

    // What was agreed to long ago is asked once more.
    await shop.database.execute(agree('25 hours'))
    await clear(shop, { answered: question?.id ?? 0 })
    expect(await left(shop)).toBe(320)
    expect((await read(shop)).question).toMatchObject({ id: question?.id, answer: null, answeredAt: null })

    const hold = sql`select from clearing_questions for update`
    const yes = () => answer(shop, question?.id, 'clear')
    const answers = await race(shop.database, hold, [yes, yes])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    await runJobsOn(shop.databaseUrl, { jobs: [clearOldData] })
    await expect.poll(() => left(shop)).toBe(300)
    expect((await read(shop)).question).toBeNull()
    expect((await answer(shop, question?.id, 'clear')).status).toBe(409)
    const { rows } = await shop.database.execute(sql`
      select before, after from audit_entries where subject = 'clearing' order by id desc limit 1`)
    expect(rows).toMatchObject([{ before: { answer: null }, after: { answer: 'clear', reason: 'much', rows: 21 } }])

    // One answer is about one clearing.
    await write(shop, 20, '3 years')
    for (const _ of [1, 2]) await clear(shop, { answered: question?.id ?? 0 })
    expect(await left(shop)).toBe(320)
  })

  test('that has become more since somebody saw it is asked anew: an older page can’t agree to it', async () => {
    const shop = await openTestShop()
    await write(shop, 20, '3 years')
    await write(shop, 300, '1 day')
    const askedNow = async () => {
      await clear(shop)
      return (await read(shop)).question
    }
    const seen = await askedNow()
    expect((await answer(shop, seen?.id, 'keep')).status).toBe(204)
    await write(shop, 1, '3 years')
    const more = await askedNow()
    expect((await answer(shop, seen?.id, 'clear')).status).toBe(409)
    expect(await left(shop)).toBe(321)
    // Who has said that it must wait hasn't taken that back.
    expect(more).toMatchObject({ answer: 'keep', answeredBy: 'admin', found: [{ rows: 21 }] })
    await shop.database.execute(sql`delete from contact_messages where id = 1`)
    expect(await askedNow()).toMatchObject({ id: more?.id, found: [{ rows: 20 }] })
    expect((await answer(shop, more?.id, 'clear')).status).toBe(204)
    await write(shop, 1, '3 years')
    expect(await askedNow()).toMatchObject({ answer: null, answeredAt: null, answeredBy: null })
    // What was asked before stays as it was answered.
    const { rows } = await shop.database.execute(sql`
      select found->0->'rows' as rows, answer, count(*) over (partition by closed_at)::integer as together
      from clearing_questions order by id`)
    expect(rows).toEqual([
      { rows: 20, answer: 'keep', together: 1 },
      { rows: 20, answer: 'clear', together: 1 },
      { rows: 21, answer: null, together: 1 },
    ])
  })

  test('that begins twice at once asks once; what is agreed to in that moment is asked once more', async () => {
    const shop = await openTestShop()
    await write(shop, 20, '3 years')
    const both = [() => clear(shop), () => clear(shop)]
    await race(shop.database, sql`lock table clearing_questions in exclusive mode`, both, { inTurn: true })
    expect((await shop.database.execute(sql`select from clearing_questions`)).rowCount).toBe(1)
    await race(shop.database, agree('0'), [() => clear(shop)])
    expect((await read(shop)).question).toMatchObject({ answer: null })
  })

  test('is counted until it is clear that it is much, and to five hundred at least; what can not be counted is no answer', async () => {
    const { database } = await openTestShop()
    await database.execute(sql`
      insert into contact_messages (name, email, message, language) select 'Ewa', '', '', 'pl' from generate_series(1, 5)`)
    const table = contactMessages
    const asked: number[] = []
    const all: Cleared['clear'] = async (_, max) => asked.push(max) && max
    const kinds: Record<string, Cleared> = {
      broken: { table, clear: () => Promise.reject(new Error('not this one')) },
      few: { table, clear: all },
      many: { table, clear: all, share: 100.5 },
      none: { table, clear: async () => 0 },
    }
    expect(await mayClear(database, kinds)).toBe(false)
    expect(asked).toEqual([500, 503])
    const { rows } = await database.execute(sql`select found from clearing_questions`)
    const found = { of: 5, isMore: true }
    expect(rows).toEqual([
      {
        found: [
          { what: 'few', rows: 500, ...found },
          { what: 'many', rows: 503, ...found },
        ],
      },
    ])
    await database.execute(sql`drop table contact_messages`)
    await expect(mayClear(database, kinds)).rejects.toThrow('Failed query')
  })

  test('after a leap of the clock waits, forward and backward, and goes on by itself once the clock is back', async () => {
    const shop = await openTestShop()
    for (const [by, reason] of [
      ['4 days', 'ahead'],
      ['-1 hour', 'behind'],
    ] as const) {
      await leap(shop, by)
      await clear(shop)
      expect(await read(shop), reason).toMatchObject({ doubt: reason, question: null })
      await write(shop, 1, '3 years')
      await clear(shop)
      // Nor does it go on by what was agreed to before.
      await shop.database.execute(agree('0'))
      await clear(shop, { answered: (await read(shop)).question?.id ?? 0 })
      expect(await left(shop), reason).toBe(1)
      expect(await read(shop)).toMatchObject({ doubt: reason, question: { reason } })
      await leap(shop, by.startsWith('-') ? by.slice(1) : `-${by}`)
      await clear(shop)
      expect(await left(shop), reason).toBe(0)
      expect(await read(shop)).toMatchObject({ doubt: null, question: null })
    }
    // Whoever lets it go on says that the clock is right.
    await leap(shop, '4 days')
    await write(shop, 1, '3 years')
    await clear(shop)
    const { question } = await read(shop)
    await answer(shop, question?.id, 'clear')
    expect((await read(shop)).doubt).toBeNull()
    await clear(shop, { answered: question?.id ?? 0 })
    expect(await left(shop)).toBe(0)
  })

  test('is the first after an old backup was restored: it asks once', async () => {
    const shop = await openTestShop()
    const restore = async (age: string, ago: string) => {
      await shop.database.execute(sql`update restores set confirmed_at = now()`)
      await shop.database.execute(sql`
        insert into restores (backup_made_at, is_continued, series, left_since, restored_at)
        values (now() - ${age}::interval, true, '[]', 0, now() - ${ago}::interval)`)
    }
    // What was answered before it was about something else, and who says that it must wait hasn't agreed.
    await shop.database.execute(sql`
      insert into clearing_questions (reason, found, answer, answered_at, closed_at)
      values ('much', '[]', 'clear', now() - interval '2 hours', now()), ('much', '[]', 'keep', now(), now())`)
    await restore('20 days', '10 days')
    await restore('1 hour', '30 minutes')
    await write(shop, 1, '3 years')
    await clear(shop)
    expect(await left(shop)).toBe(0)
    await restore('5 days', '20 minutes')
    await clear(shop)
    expect((await read(shop)).question).toBeNull()
    await write(shop, 1, '3 years')
    await clear(shop)
    const { question } = await read(shop)
    expect(question).toMatchObject({ reason: 'restored' })
    expect((await answer(shop, question?.id, 'clear')).status).toBe(204)
    await clear(shop)
    expect(await left(shop)).toBe(1)
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
    const said = sql`select after->>'doubt' as doubt from audit_entries where subject = 'clearing'`
    expect((await shop.database.execute(said)).rows).toEqual([{ doubt: 'ahead' }])
    await perform()
    expect(cleared).toBe(1)
    await reconcile(shop)
    expect(await status(id)).toBe('cancelled')
    await runJobsOn(shop.databaseUrl, { jobs: [issueWaiting] })
    await expect.poll(documents).toBe(1)
  })
})
