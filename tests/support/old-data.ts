import { sql, type SQL } from 'drizzle-orm'
import { clearings, endOf } from '../../src/privacy/clear-old-data.server.ts'
import { retentionOf } from '../../src/personal-data/retention.ts'
import type { Database } from '../../src/server/database/database.ts'
import { placeInvoicedOrder } from './invoices.ts'
import { placeOrder } from './orders.ts'

/** What is cleared away once it was kept long enough, made as old as a test wants it. */
export interface OldData {
  /** When it was, a day before its limit or a day after. */
  when(shift: string): SQL
  make(database: Database, at: SQL): Promise<unknown>
  left: SQL
}

export const clear = (database: Database, what: keyof typeof clearings, max = 200) =>
  database.transaction((transaction) => clearings[what](transaction, endOf(retentionOf[what]), max))

export const run = async (database: Database) => {
  for (const what of Object.keys(clearings)) await clear(database, what as keyof typeof clearings)
}

export const ago = (interval: string, shift: string) => sql`(now() - ${interval}::interval + ${shift}::interval)`
/** The first moment of the year that ended so many years ago, and a moment before or after it. */
export const yearsEnd = (years: number, shift: string) =>
  sql`((date_trunc('year', now() at time zone 'Europe/Warsaw') - make_interval(years => ${years}::integer)) at time zone 'Europe/Warsaw' + ${shift}::interval)`

export const count = async (database: Database, what: SQL) => (await database.execute(what)).rowCount

export const mail =
  (kind: string, state = 'sent') =>
  (database: Database, at: SQL) =>
    database.execute(sql`
    insert into mails (id, kind, recipient, language, subject, html, plain, state, created_at, sent_at)
    values (uuidv7(), ${kind}, 'ewa@example.com', 'pl', 'List', '', '', ${state}, ${at}, ${state === 'sent' ? at : null})`)
export const anyMail = sql`select from mails`

export const order =
  (said: Parameters<typeof placeOrder>[1], set: (at: SQL) => SQL) => async (database: Database, at: SQL) => {
    const { id } = await placeOrder(database, said)
    await database.execute(sql`update orders set ${set(at)} where id = ${id}`)
  }
export async function invoicedOrder(database: Database, at: SQL) {
  const { rows } = await database.execute<{ moment: string }>(sql`select to_json(${at}) #>> '{}' as moment`)
  const paidAt = new Date(rows[0]?.moment ?? '')
  await placeInvoicedOrder(database, { status: 'completed', createdAt: paidAt, paidAt }, paidAt)
}
export const member = (set: (at: SQL) => SQL) => async (database: Database, at: SQL) => {
  await database.execute(sql`
    insert into members (kind, organization_name, email, address, description, language)
    values ('restaurant', 'Pod Żaglem', gen_random_uuid() || '@example.com', 'Portowa 1', 'Ryby', 'pl')`)
  await database.execute(sql`update members set ${set(at)} where id = (select max(id) from members)`)
}
export const subscription = (moments: (at: SQL) => SQL) => (database: Database, at: SQL) =>
  database.execute(sql`
    insert into newsletter_subscriptions (id, email, language, asked_on, shown_text, asked_at, confirmed_at, left_at)
    values (gen_random_uuid(), gen_random_uuid() || '@example.com', 'pl', '/', 'Zgoda', ${moments(at)})`)
export const contact = async (database: Database) =>
  database.execute(sql`
    insert into marketing_contacts (business_name, email_address, created_at, updated_at)
    values ('Bistro', gen_random_uuid() || '@example.com', now() - interval '9 years', now() - interval '9 years')`)
export const newestContact = sql`id = (select max(id) from marketing_contacts)`
