import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../tests/support/shop.ts'
import { runJobsOn } from '../../tests/support/job-runner.ts'
import { cases } from '../../tests/support/old-data.ts'
import { placeOrder } from '../../tests/support/orders.ts'
import type { Database } from '../server/database/database.ts'
import type { JobServices } from '../server/jobs/jobs.ts'
import { createLog } from '../server/log.ts'
import { clearings, clearOldData, endOf } from './clear-old-data.server.ts'
import { retentionOf } from '../personal-data/retention.ts'

const count = async (database: Database, what: SQL) => (await database.execute(what)).rowCount

const old = sql`now() - interval '9 years'`
type What = keyof typeof clearings

/** What each kind finds, and whose rows are left. */
const clearedOf = (database: Database, what: What) =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`set local lock_timeout = '1s'`)
    return clearings[what](transaction, endOf(retentionOf[what]), 200)
  })
async function left(database: Database, name: SQL, of: SQL): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`select ${name} as name from ${of} order by 1`)
  return rows.map((row) => row.name)
}

describe('what was kept long enough', () => {
  test('is cleared though another kind can not be, and the job fails', async () => {
    const { database } = await openTestShop()
    await database.execute(sql`
      insert into contact_messages (name, email, message, language, created_at)
      values ('Ewa', 'ewa@example.com', 'Sól?', 'pl', now() - interval '3 years')`)
    await database.execute(sql`
      insert into audit_entries (administrator, action, subject, created_at)
      values ('admin', 'changed', 'product', now() - interval '4 years')`)
    await database.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$`)
    await database.execute(sql`
      create trigger refuse before delete on contact_messages for each row execute function refuse()`)
    const lines: string[] = []
    const log = createLog('info', { write: (line) => lines.push(line) })
    const clear = (signal: AbortSignal) => clearOldData.perform({ database, log } as JobServices, {}, signal)
    await expect(clear(new AbortController().signal)).rejects.toThrow('could not be cleared away: contactMessages')
    expect(lines.join('')).toContain('not this one')
    const done = lines.map((line) => JSON.parse(line) as { what?: string; cleared?: number })
    expect(done.filter(({ cleared }) => cleared !== undefined)).toMatchObject([{ what: 'auditEntries', cleared: 1 }])
    expect(await count(database, sql`select from audit_entries`)).toBe(0)
    await database.execute(sql`drop trigger refuse on contact_messages`)
    // Who is told to end has not done it, so that somebody does.
    await expect(clear(AbortSignal.abort())).rejects.toThrow('aborted')
    expect(await count(database, sql`select from contact_messages`)).toBe(1)
  })

  test('is cleared batch by batch by the job, which goes on where it was ended', async () => {
    const { database, databaseUrl } = await openTestShop()
    await database.execute(sql`
      insert into contact_messages (name, email, message, language, created_at)
      select 'Ewa', 'ewa' || n || '@example.com', 'Sól?', 'pl', now() - interval '3 years' from generate_series(1, 450) as n
      union all
      select 'Ewa', 'ewa' || n || '@example.com', 'Sól?', 'pl', now() from generate_series(1, 6_000) as n`)
    const clear = clearings.contactMessages
    // It dies after its first batch.
    await database.transaction((transaction) => clear(transaction, endOf(retentionOf.contactMessages), 200))
    expect(await count(database, sql`select from contact_messages`)).toBe(6_250)
    await runJobsOn(databaseUrl, { jobs: [{ ...clearOldData, schedule: '* * * * *', atStart: true }] })
    await expect.poll(() => count(database, sql`select from contact_messages`)).toBe(6_000)
  })

  test('but is held by somebody just now is left for another night', async () => {
    const { database } = await openTestShop()
    await cases.contactMessages.make(database, old)
    await cases.statementLines.make(database, old)
    await cases.reviews.make(database, old)
    await cases.unpaidOrders.make(database, old)
    await cases.paidOrders.make(database, old)
    await cases.waitingApplications.make(database, old)
    await cases.hiddenApplications.make(database, old)
    await cases.contactsWhoLeft.make(database, old)
    await cases.inactiveContacts.make(database, old)
    const held = ['contact_messages', 'statement_lines', 'reviews', 'orders', 'members', 'marketing_contacts']
    const kinds = [
      'contactMessages',
      'statementLines',
      'reviews',
      'unpaidOrders',
      'orderContacts',
      'paidOrders',
      'waitingApplications',
      'hiddenApplications',
      'contactsWhoLeft',
      'inactiveContacts',
    ] as const
    const found: Record<string, number> = {}
    await database.transaction(async (holder) => {
      for (const table of held) await holder.execute(sql`select from ${sql.identifier(table)} for update`)
      for (const what of kinds) found[what] = await clearedOf(database, what)
    })
    expect(found).toEqual(Object.fromEntries(kinds.map((what) => [what, 0])))
    expect(await clearedOf(database, 'contactMessages')).toBe(1)
  })

  test('of letters is what was sent about accounts soon, about orders late, and all else after a year', async () => {
    const { database } = await openTestShop()
    const kinds = ['administrator-new-device', 'password-changed', 'payment-reminder', 'withdrawal-office', 'welcome']
    await database.execute(sql`
      insert into mails (id, kind, language, subject, html, plain, state, sent_at)
      select uuidv7(), kind, 'pl', kind || ' ' || days, '', '', 'sent', now() - make_interval(days => days)
      from unnest(${sql.param(kinds)}::text[]) as kind, unnest(array[29, 31, 364, 367, 1094, 1097]) as days`)
    for (const what of ['accountMails', 'orderMails', 'otherMails'] as const) await clearedOf(database, what)
    expect(await left(database, sql`subject`, sql`mails`)).toEqual([
      'administrator-new-device 29',
      'password-changed 29',
      ...[1094, 29, 31, 364, 367].map((days) => `payment-reminder ${days}`),
      ...[29, 31, 364].map((days) => `welcome ${days}`),
      ...[1094, 29, 31, 364, 367].map((days) => `withdrawal-office ${days}`),
    ])
  })

  test('of the mailing list is who left or is written to no more, unless they came back or somebody touched them', async () => {
    const { database } = await openTestShop()
    await database.execute(sql`
      insert into marketing_contacts (business_name, email_address, is_active, updated_at)
      select name, name || '@example.com', not starts_with(name, 'off'), case when name ~ 'now' then now() else ${old} end
      from unnest(array['gone', 'back', 'touched-now', 'left-lately', 'on', 'off', 'off-now']) as name`)
    await database.execute(sql`
      insert into suppressed_addresses
      select address_hash, case when business_name = 'left-lately' then now() else ${old} end, 'page' from marketing_contacts
      where business_name in ('gone', 'back', 'touched-now', 'left-lately')`)
    await database.execute(sql`
      insert into newsletter_consents (contact_id, given_at, given_on, language, shown_text)
      select id, case when business_name = 'back' then now() else ${old} end, '/', 'pl', 'Zgoda' from marketing_contacts
      where business_name in ('gone', 'back')`)
    await database.execute(sql`
      insert into newsletter_subscriptions (id, email, language, asked_on, shown_text, confirmed_at, left_at)
      values (gen_random_uuid(), 'reader@example.com', 'pl', '/', 'Zgoda', ${old}, null),
        (gen_random_uuid(), 'former@example.com', 'pl', '/', 'Zgoda', ${old}, now())`)
    await database.execute(sql`
      insert into unsubscribe_links
      select sha256(name::bytea), sha256((name || '@example.com')::bytea), case when name = 'nobody-now' then now() else ${old} end
      from unnest(array['on', 'reader', 'former', 'nobody', 'nobody-now']) as name`)
    const names = sql`business_name`
    const contacts = sql`marketing_contacts`
    expect(await clearedOf(database, 'contactsWhoLeft')).toBe(1)
    const others = ['back', 'left-lately', 'off', 'off-now', 'on', 'touched-now']
    expect(await left(database, names, contacts)).toEqual(others)
    expect(await clearedOf(database, 'inactiveContacts')).toBe(1)
    expect(await left(database, names, contacts)).toEqual(others.filter((name) => name !== 'off'))
    expect(await clearedOf(database, 'unsubscribeLinks')).toBe(2)
    const links = sql`unsubscribe_links join unnest(array['on', 'reader', 'former', 'nobody', 'nobody-now']) as name on sha256(name::bytea) = token_hash`
    expect(await left(database, sql`name`, links)).toEqual(['nobody-now', 'on', 'reader'])
  })

  test('of reviews stays what is published, without its author; of withdrawals that they were made, of whatever is an order’s', async () => {
    const { database } = await openTestShop()
    await cases.reviews.make(database, sql`now()`)
    const { id } = await placeOrder(database)
    const review = (body: string, state: string, whose: SQL, at: SQL) =>
      database.execute(sql`
        insert into reviews (product_id, language, stars, body, state, written_at, shown_name, order_id)
        select id, 'pl', 5, ${body}, ${state}, ${at}, ${whose} from products order by id limit 1`)
    await review('named', 'published', sql`'Ewa', null::integer`, old)
    await review('ordered', 'published', sql`null, ${id}::integer`, old)
    await review('nobody’s', 'published', sql`null, null::integer`, old)
    await review('waiting', 'waiting', sql`null, null::integer`, old)
    await review('waiting now', 'waiting', sql`'Jan', null::integer`, sql`now()`)
    expect([await clearedOf(database, 'reviews'), await clearedOf(database, 'reviews')]).toEqual([3, 0])
    expect(await left(database, sql`concat_ws(' ', body, shown_name, order_id)`, sql`reviews`)).toEqual([
      'Dobra Ewa',
      'named',
      'nobody’s',
      'ordered',
      'waiting now Jan',
    ])

    const declare = (name: string, order: number | null, at: SQL, handledAt: SQL | null) =>
      database.execute(sql`
        insert into withdrawals (name, order_id, order_number, email, goods, is_whole, remark, language, declaration, state, is_proved, content_hash, created_at, handled_at, handled_by)
        values (${name}, ${order}, 'S-1', 'ewa@example.com', '', true, '', 'pl', 'Odstępuję', ${order === null ? 'unmatched' : 'accepted'}, false, '', ${at}, ${handledAt}, ${handledAt && 'admin'})`)
    await declare('of an order', id, old, old)
    await declare('unmatched', null, old, old)
    await declare('open', null, old, null)
    await declare('of late', null, sql`now()`, sql`now()`)
    expect([await clearedOf(database, 'withdrawals'), await clearedOf(database, 'withdrawals')]).toEqual([2, 0])
    expect(await left(database, sql`name`, sql`withdrawals`)).toEqual(['', 'of late', 'open'])
  })
})
