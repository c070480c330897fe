import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  anyMail,
  cases,
  clear,
  contact,
  count,
  mail,
  member,
  newestContact,
  order,
  run,
} from '../../tests/support/old-data.ts'
import { attemptPayment, placeOrder } from '../../tests/support/orders.ts'
import { openTestShop } from '../../tests/support/shop.ts'
import type { clearings } from './clear-old-data.server.ts'

describe('what is kept', () => {
  test.for(Object.entries(cases))(
    '%s: an hour before its time it is there, an hour after it is gone, no more at once than is asked for',
    async ([name, one]) => {
      const { database } = await openTestShop()
      const what = name as keyof typeof clearings
      await one.make(database, one.when('1 hour'))
      await run(database)
      expect(await count(database, one.left)).toBe(1)
      for (const _ of [1, 2]) await one.make(database, one.when('-1 hour'))
      expect([await clear(database, what, 1), await count(database, one.left)]).toEqual([1, 2])
      await run(database)
      expect([await count(database, one.left), await clear(database, what)]).toEqual([1, 0])
    },
  )

  test('stays as long as somebody needs it, however old it is', async () => {
    const { database } = await openTestShop()
    const old = sql`now() - interval '5 years'`
    const set = (at: SQL) => sql`created_at = ${at}`
    await mail('order-confirmed', 'waiting')(database, old)
    const unsettled = { status: 'cancelled', paymentStatus: 'paid', needsAttention: 'paid_when_cancelled' } as const
    await order(unsettled, set)(database, old)
    await member((at) => sql`applied_at = ${at}, published_at = ${at}`)(database, old)
    await contact(database)
    await database.execute(sql`
      insert into campaigns (subject, content, html, plain, state, pause_reason, started_by, sent_at, recipient_count, audience_hash)
      values ('Oferta', '', '', '', 'paused', 'administrator', 'admin', ${old}, 1, '')`)
    await database.execute(sql`insert into campaign_recipients (campaign_id, contact_id) select id, 1 from campaigns`)
    // Unsubscribed long ago, and written down again just now.
    await contact(database)
    await database.execute(sql`
      insert into suppressed_addresses select address_hash, ${old}, 'page' from marketing_contacts where ${newestContact}`)
    await database.execute(sql`update marketing_contacts set updated_at = now() where ${newestContact}`)
    // What was declared and not answered, and what is published under no name any more.
    await database.execute(sql`
      insert into withdrawals (name, order_number, email, goods, is_whole, remark, language, declaration, state, is_proved, content_hash, created_at)
      values ('Ewa', 'S-1', 'ewa@example.com', '', true, '', 'pl', 'Odstępuję', 'unmatched', false, '', ${old})`)
    await cases.reviews.make(database, old)
    await database.execute(sql`
      insert into reviews (product_id, language, stars, body, shown_name, state, written_at)
      select id, 'pl', 5, 'Dobra', 'Ewa', 'waiting', ${old} from products limit 1`)
    const paidBefore = await placeOrder(database, { status: 'cancelled', paymentStatus: 'failed' })
    await attemptPayment(database, paidBefore.id, { state: 'paid' })
    await database.execute(sql`update orders set created_at = now() - interval '2 years' where id = ${paidBefore.id}`)
    await database.execute(sql`
      insert into privacy_requests (kind, address_hash, received_on, recorded_by) values ('access', '', '2020-01-01', 'admin')`)
    await run(database)
    for (const table of [
      'mails',
      'withdrawals',
      'reviews',
      'orders',
      'members',
      'marketing_contacts',
      'campaign_recipients',
      'privacy_requests',
    ])
      expect([table, await count(database, sql`select from ${sql.identifier(table)}`)]).toEqual([
        table,
        ['orders', 'marketing_contacts'].includes(table) ? 2 : 1,
      ])
    expect(await count(database, sql`select from orders where email <> ''`)).toBe(2)
    expect(await count(database, sql`select from withdrawals where name = 'Ewa'`)).toBe(1)
    expect(await count(database, sql`select from reviews where state = 'published' and shown_name is null`)).toBe(1)
    expect(await clear(database, 'reviews')).toBe(0)
  })

  test('of the ways off the mailing list as long as somebody is on it', async () => {
    const { database } = await openTestShop()
    await contact(database)
    await database.execute(sql`
      insert into unsubscribe_links select sha256('token'), address_hash, now() - interval '9 years' from marketing_contacts`)
    await run(database)
    expect(await count(database, sql`select from unsubscribe_links`)).toBe(1)
  })

  test('of an unpaid order with all that hangs on it, and of a paid one its letters only', async () => {
    const { database } = await openTestShop()
    const at = sql`now() - interval '4 years'`
    const set = (moment: SQL) => sql`created_at = ${moment}`
    await order({ status: 'cancelled', paymentStatus: 'failed' }, set)(database, at)
    await order({ status: 'completed', paymentStatus: 'paid', paidAt: new Date() }, set)(database, at)
    await database.execute(sql`
      insert into mails (id, kind, recipient, language, subject, html, plain, state)
      select uuidv7(), 'order-cancelled', email, 'pl', 'Zamówienie ' || number, '', '', 'sent' from orders`)
    await run(database)
    const kept = sql`select from orders where last_name = 'Nowak' and email = '' and address <> ''`
    expect(await count(database, kept)).toBe(1)
    expect(await count(database, sql`select from order_lines`)).toBe(2)
    expect(await count(database, anyMail)).toBe(0)
  })

  test('of who applied as long as they are members, which the bonus for members shows, too; of an application that goes the place on the mailing list', async () => {
    const { database } = await openTestShop()
    await contact(database)
    const sameAddress = sql`email = (select email_address from marketing_contacts)`
    await member((at) => sql`applied_at = ${at}, ${sameAddress}`)(database, sql`now() - interval '2 years'`)
    await run(database)
    const left = [sql`select from members`, sql`select from marketing_contacts`].map((what) => count(database, what))
    expect(await Promise.all(left)).toEqual([0, 1])
    await member((at) => sql`applied_at = ${at}, bonus_sent_at = ${at}`)(database, sql`now() - interval '5 years'`)
    // One that was hidden is kept from that moment on.
    await member((at) => sql`applied_at = ${at}, hidden_at = now()`)(database, sql`now() - interval '5 years'`)
    await run(database)
    expect(await count(database, sql`select from members`)).toBe(2)
  })
})
