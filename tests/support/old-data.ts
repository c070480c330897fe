import { sql, type SQL } from 'drizzle-orm'
import { clearings, endOf } from '../../src/privacy/clear-old-data.server.ts'
import { retentionOf } from '../../src/personal-data/retention.ts'
import type { Database } from '../../src/server/database/database.ts'
import { placeInvoicedOrder } from './invoices.ts'
import { placeOrder } from './orders.ts'

/** What is cleared away once it was kept long enough, made as old as a test wants it. */
interface OldData {
  /** When it was, a little before its limit or after. */
  when(shift: string): SQL
  make(database: Database, at: SQL): Promise<unknown>
  left: SQL
}

export const clear = (database: Database, what: keyof typeof clearings, max = 200) =>
  database.transaction((transaction) => clearings[what](transaction, endOf(retentionOf[what]), max))

export const run = async (database: Database) => {
  for (const what of Object.keys(clearings)) await clear(database, what as keyof typeof clearings)
}

const ago = (interval: string, shift: string) => sql`(now() - ${interval}::interval + ${shift}::interval)`
/** The first moment of the year that ended so many years ago, and a moment before or after it. */
const yearsEnd = (years: number, shift: string) =>
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
async function invoicedOrder(database: Database, at: SQL) {
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
const product = sql`
  insert into products (slug, name, description, price_grosze, vat_rate, in_stock, stock_quantity, sort_order, is_active)
  values ('sol-' || gen_random_uuid(), 'Sól', 'Szara', 1000, 23, true, 0, 1, true) returning id`

const subscription = (moments: (at: SQL) => SQL) => (database: Database, at: SQL) =>
  database.execute(sql`
    insert into newsletter_subscriptions (id, email, language, asked_on, shown_text, asked_at, confirmed_at, left_at)
    values (gen_random_uuid(), gen_random_uuid() || '@example.com', 'pl', '/', 'Zgoda', ${moments(at)})`)
export const contact = async (database: Database) =>
  database.execute(sql`
    insert into marketing_contacts (business_name, email_address, created_at, updated_at)
    values ('Bistro', gen_random_uuid() || '@example.com', now() - interval '9 years', now() - interval '9 years')`)
export const newestContact = sql`id = (select max(id) from marketing_contacts)`

/** One row of each kind. */
export const cases = {
  contactMessages: {
    when: (shift) => ago('2 years', shift),
    make: (database, at) =>
      database.execute(sql`
        insert into contact_messages (name, email, message, language, created_at) values ('Ewa', 'ewa@example.com', 'Sól?', 'pl', ${at})`),
    left: sql`select from contact_messages`,
  },
  accountMails: { when: (shift) => ago('30 days', shift), make: mail('account-deleted'), left: anyMail },
  orderMails: { when: (shift) => ago('3 years', shift), make: mail('order-confirmed'), left: anyMail },
  otherMails: { when: (shift) => ago('1 year', shift), make: mail('welcome', 'failed'), left: anyMail },
  unpaidOrders: {
    when: (shift) => ago('1 year', shift),
    make: order({ status: 'cancelled', paymentStatus: 'failed' }, (at) => sql`created_at = ${at}`),
    left: sql`select from orders`,
  },
  orderLinks: {
    when: (shift) => ago('120 days', shift),
    async make(database, at) {
      const { id } = await placeOrder(database)
      await database.execute(sql`insert into order_links values (sha256(uuid_send(gen_random_uuid())), ${id}, ${at})`)
    },
    left: sql`select from order_links`,
  },
  orderContacts: {
    when: (shift) => ago('3 years', shift),
    make: order({ status: 'completed', paymentStatus: 'paid' }, (at) => sql`created_at = ${at}, paid_at = ${at}`),
    left: sql`select from orders where email <> '' and phone <> '' and last_name = 'Nowak'`,
  },
  paidOrders: {
    when: (shift) => yearsEnd(6, shift),
    make: order({ status: 'completed', paymentStatus: 'paid' }, (at) => sql`created_at = ${at}, paid_at = ${at}`),
    left: sql`select from orders where last_name = 'Nowak' and address <> ''`,
  },
  invoices: {
    when: (shift) => yearsEnd(6, shift),
    make: invoicedOrder,
    left: sql`select from invoices`,
  },
  withdrawals: {
    when: (shift) => ago('3 years', shift),
    make: (database, at) =>
      database.execute(sql`
        insert into withdrawals (
          name, order_number, email, goods, is_whole, remark, language, declaration, state, is_proved, content_hash, created_at, handled_at, handled_by
        ) values ('Ewa', 'S-1', 'ewa@example.com', '', true, '', 'pl', 'Odstępuję', 'unmatched', false, '', ${at}, ${at}, 'admin')`),
    left: sql`select from withdrawals where name = 'Ewa'`,
  },
  statementLines: {
    when: (shift) => ago('1 year', shift),
    make: (database, at) =>
      database.execute(sql`
        insert into statement_lines (identity, booked_on, amount_grosze, title, sender, created_at)
        values (uuid_send(gen_random_uuid()), '2026-01-01', 1, 'Sól', 'Ewa', ${at})`),
    left: sql`select from statement_lines`,
  },
  waitingApplications: {
    when: (shift) => ago('1 year', shift),
    make: member((at) => sql`applied_at = ${at}`),
    left: sql`select from members`,
  },
  hiddenApplications: {
    when: (shift) => ago('1 year', shift),
    make: member((at) => sql`applied_at = now() - interval '9 years', hidden_at = ${at}, bonus_sent_at = ${at}`),
    left: sql`select from members`,
  },
  contactsWhoLeft: {
    when: (shift) => ago('30 days', shift),
    async make(database, at) {
      await contact(database)
      await database.execute(sql`
        insert into suppressed_addresses select address_hash, ${at}, 'page' from marketing_contacts where ${newestContact}`)
    },
    left: sql`select from marketing_contacts`,
  },
  inactiveContacts: {
    when: (shift) => ago('2 years', shift),
    async make(database, at) {
      await contact(database)
      await database.execute(
        sql`update marketing_contacts set is_active = false, updated_at = ${at} where ${newestContact}`,
      )
    },
    left: sql`select from marketing_contacts`,
  },
  campaignRecipients: {
    when: (shift) => ago('2 years', shift),
    make: (database, at) =>
      database.execute(sql`
        with campaign as (
          insert into campaigns (subject, content, html, plain, state, started_by, finished_at, recipient_count, audience_hash)
          values ('Oferta', '', '', '', 'done', 'admin', ${at}, 1, '') returning id)
        insert into campaign_recipients (campaign_id, contact_id, state) select id, 1, 'sent' from campaign`),
    left: sql`select from campaign_recipients`,
  },
  unsubscribeLinks: {
    when: (shift) => ago('2 years', shift),
    make: (database, at) =>
      database.execute(
        sql`insert into unsubscribe_links values (sha256(uuid_send(gen_random_uuid())), sha256('ewa@example.com'), ${at})`,
      ),
    left: sql`select from unsubscribe_links`,
  },
  stockWaits: {
    when: (shift) => ago('1 year', shift),
    make: (database, at) =>
      database.execute(sql`
        with salt as (${product})
        insert into stock_waits (product_id, email, language, shown_text, asked_at)
        select id, 'ewa@example.com', 'pl', 'Zgoda', ${at} from salt`),
    left: sql`select from stock_waits`,
  },
  unconfirmedNewsletter: {
    when: (shift) => ago('7 days', shift),
    make: subscription((at) => sql`${at}, null, null`),
    left: sql`select from newsletter_subscriptions`,
  },
  newsletterReadersWhoLeft: {
    when: (shift) => ago('30 days', shift),
    make: subscription((at) => sql`now() - interval '9 years', now() - interval '9 years', ${at}`),
    left: sql`select from newsletter_subscriptions`,
  },
  reviews: {
    when: (shift) => ago('3 years', shift),
    make: (database, at) =>
      database.execute(sql`
        with salt as (${product})
        insert into reviews (product_id, language, stars, body, shown_name, state, written_at)
        select id, 'pl', 5, 'Dobra', 'Ewa', 'published', ${at} from salt`),
    // What is published stays, without its author.
    left: sql`select from reviews where shown_name is not null`,
  },
  auditEntries: {
    when: (shift) => ago('3 years', shift),
    make: (database, at) =>
      database.execute(sql`
        insert into audit_entries (administrator, action, subject, created_at) values ('admin', 'changed', 'product', ${at})`),
    left: sql`select from audit_entries`,
  },
  accessAddresses: {
    when: (shift) => ago('90 days', shift),
    make: (database, at) =>
      database.execute(
        sql`insert into access_entries (happened, address, last_at) values ('failed', '203.0.113.7', ${at})`,
      ),
    left: sql`select from access_entries where address is not null`,
  },
  accessEntries: {
    when: (shift) => ago('1 year', shift),
    make: (database, at) =>
      database.execute(
        sql`insert into access_entries (happened, address, last_at) values ('failed', '203.0.113.7', ${at})`,
      ),
    left: sql`select from access_entries`,
  },
  privacyRequests: {
    when: (shift) => ago('3 years', shift),
    make: (database, at) =>
      database.execute(sql`
        insert into privacy_requests (kind, address_hash, received_on, recorded_by, answered_at, answered_by)
        values ('access', '', '2020-01-01', 'admin', ${at}, 'admin')`),
    left: sql`select from privacy_requests`,
  },
} satisfies Record<keyof typeof clearings, OldData>
