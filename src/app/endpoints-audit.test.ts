import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applyTo, chef, restaurant } from '../../tests/support/applications.ts'
import { stateOf } from '../../tests/support/backups.ts'
import { addContacts, startUnnoticed } from '../../tests/support/campaigns.ts'
import { makeCode } from '../../tests/support/checkouts.ts'
import { importForm } from '../../tests/support/imports.ts'
import { paid, placeOrder } from '../../tests/support/orders.ts'
import { writePaidOrder } from '../../tests/support/paid-orders.ts'
import { adminPassword } from '../../tests/support/database.ts'
import { fewOf } from '../../tests/support/release.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { suppress } from '../../tests/support/suppressed.ts'
import { placePaid, settleAll } from '../../tests/support/withdrawals.ts'
import type { AuditAction, AuditSubject } from '../audit/audit-entry.ts'
import { auditEntries } from '../audit/audit-entries.table.ts'
import { seedProducts } from '../catalog/seed-products.server.ts'
import { api } from './endpoints.ts'
import { formatField } from '../panel/audit/audit-words.ts'
import { recordNames } from '../personal-data/personal-record.ts'
import { fingerprintOf } from '../privacy/read-person.server.ts'
import type { Database } from '../server/database/database.ts'
import { describeEndpoints } from '../server/http/openapi.ts'
import { seedShippingRates } from '../shipping/seed-shipping-rates.server.ts'
import { seedTeam } from '../team/seed-team.server.ts'

const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** What administrators can call besides reading. */
const changing = describeEndpoints(api)
  .filter(({ guard, method }) => guard === 'administrator' && method !== 'GET')
  .map(routeOf)

/** Routes that leave no entry, and why that is right. */
const unrecorded: Record<string, string> = {
  'POST /admin/marketing/audience': 'it only counts; it is no GET because the question may be long',
  'POST /admin/privacy/person': 'it only reads; it is no GET because addresses of people are not to stand in logs',
  'POST /admin/logout': 'one session less is no change of the shop',
  'POST /admin/products/upload-image': 'a picture that no product shows yet changes nothing that anybody sees',
  'POST /admin/team/upload-image': 'a picture that no card shows yet changes nothing that anybody sees',
}

/** A call that changes something, and the entry that it leaves. */
interface Change {
  entry: [AuditAction, AuditSubject]
  /** Puts there what the call is about, and gives its id. */
  prepare?(shop: TestShop): Promise<number | string | void>
  body?: object
  /** Finds what it wrote, where that is neither what the call is about nor named by its answer. */
  numbered?: ReturnType<typeof sql>
}

const idOf = async (shop: TestShop, statement: ReturnType<typeof sql>) =>
  (await shop.database.execute<{ id: number | string }>(statement)).rows[0]?.id ?? 0

const anOrder = async ({ database }: TestShop) => (await placeOrder(database)).id
const aPaidOrder = async (shop: TestShop) => {
  await writePaidOrder(shop.database, 'paid')
  return idOf(shop, sql`select id from orders`)
}
const aWithdrawal = async (shop: TestShop) => {
  const body = { name: 'Anna', orderNumber: 'S-2026-999999', email: 'anna@example.com' }
  await shop.call('POST', '/api/withdrawals', { body })
  await settleAll(shop.database)
  return idOf(shop, sql`select id from withdrawals`)
}
const aMember = (application: object) => async (shop: TestShop) => {
  await applyTo(shop, application)
  return idOf(shop, sql`select id from members`)
}
const aCode = async (shop: TestShop) => {
  await makeCode(shop.database, 'SOL')
  return idOf(shop, sql`select id from discount_codes`)
}
const theFirst = (seed: (database: Database) => Promise<unknown>) => async (shop: TestShop) => {
  await seed(shop.database)
  return 1
}
const aProduct = theFirst(seedProducts)
const aPromotion = (startsAt: ReturnType<typeof sql>) => async (shop: TestShop) => {
  await seedProducts(shop.database)
  return idOf(
    shop,
    sql`insert into product_promotions (product_id, price_grosze, starts_at, ends_at)
      values (1, 1990, ${startsAt}, now() + interval '2 days') returning id`,
  )
}
const aRate = theFirst(seedShippingRates)
const aTeamMember = theFirst(seedTeam)

const aMessage = async (shop: TestShop) => {
  await shop.call('POST', '/api/contact', { body: { name: 'Ewa', email: 'ewa@example.com', message: 'Dzień dobry' } })
  return idOf(shop, sql`select id from contact_messages`)
}

const aContact = theFirst((database) => addContacts(database, 1))
const whoLeft = theFirst(async (database) => {
  await addContacts(database, 1)
  await suppress(database, 'contact1@example.com', 'page')
})

const fields = { name: 'Sól', description: 'Szara.' }
/** As it is read of whoever has done nothing here. */
const fingerprintOfNobody = fingerprintOf(recordNames.map((name) => ({ name, items: [] })))
const inPolish = [{ language: 'pl', role: 'Prezes', description: 'Prowadzi.' }]

const changes: Record<string, Change> = {
  'POST /admin/products': { entry: ['created', 'product'], body: { ...fields, price: '24,90' } },
  'PUT /admin/products/:id': { entry: ['changed', 'product'], prepare: aProduct, body: { price: '24,91' } },
  'DELETE /admin/products/:id': { entry: ['deleted', 'product'], prepare: aProduct },
  'POST /admin/products/:id/promotions': {
    entry: ['created', 'promotion'],
    prepare: aProduct,
    numbered: sql`select id from product_promotions`,
    body: { price: '19,90', endsAt: new Date(Date.now() + 86_400_000).toISOString() },
  },
  'PUT /admin/promotions/:id': {
    entry: ['changed', 'promotion'],
    prepare: aPromotion(sql`now()`),
    body: { ended: true },
  },
  'DELETE /admin/promotions/:id': {
    entry: ['deleted', 'promotion'],
    prepare: aPromotion(sql`now() + interval '1 day'`),
  },
  'POST /admin/discount-codes': {
    entry: ['created', 'discount_code'],
    body: { code: 'SOL10', type: 'percentage', value: '10' },
  },
  'PUT /admin/discount-codes/:id': { entry: ['changed', 'discount_code'], prepare: aCode, body: { isActive: false } },
  'DELETE /admin/discount-codes/:id': { entry: ['deleted', 'discount_code'], prepare: aCode },
  'POST /admin/shipping-rates': { entry: ['created', 'shipping_rate'], body: { minWeight: 0, cost: '9,99' } },
  'PUT /admin/shipping-rates/:id': { entry: ['changed', 'shipping_rate'], prepare: aRate, body: { cost: '1' } },
  'DELETE /admin/shipping-rates/:id': { entry: ['deleted', 'shipping_rate'], prepare: aRate },
  'POST /admin/team': { entry: ['created', 'team_member'], body: { name: 'Ewa', translations: inPolish } },
  'PUT /admin/team/:id': { entry: ['changed', 'team_member'], prepare: aTeamMember, body: { name: 'Ewa' } },
  'DELETE /admin/team/:id': { entry: ['deleted', 'team_member'], prepare: aTeamMember },
  'PUT /admin/members/chefs/:id': {
    entry: ['changed', 'member'],
    prepare: aMember(chef),
    body: { published: true },
  },
  'DELETE /admin/members/chefs/:id': { entry: ['deleted', 'member'], prepare: aMember(chef) },
  'PUT /admin/members/restaurants/:id': {
    entry: ['changed', 'member'],
    prepare: aMember(restaurant),
    body: { published: true },
  },
  'DELETE /admin/members/restaurants/:id': { entry: ['deleted', 'member'], prepare: aMember(restaurant) },
  'POST /admin/members/:id/materials': {
    entry: ['asked_for_materials', 'member'],
    prepare: aMember(chef),
    body: { again: false },
  },
  'PUT /admin/orders/:id/status': { entry: ['changed', 'order'], prepare: anOrder, body: { status: 'cancelled' } },
  'PUT /admin/orders/:id/shipping-status': {
    entry: ['changed', 'order'],
    prepare: anOrder,
    body: { shippingStatus: 'preparing' },
  },
  'POST /admin/orders/:id/cancellation': { entry: ['refunded', 'order'], prepare: aPaidOrder, body: {} },
  'POST /admin/orders/:id/release': {
    entry: ['released', 'order'],
    prepare: async ({ database }) => (await placeOrder(database, { holdsStock: true })).id,
  },
  'POST /admin/orders/:id/refunds': {
    entry: ['refunded', 'order'],
    prepare: aPaidOrder,
    body: { amount: '1,00' },
  },
  'POST /admin/orders/:id/documents': {
    entry: ['issued', 'invoice'],
    prepare: async ({ database }) => (await placeOrder(database, paid)).id,
    numbered: sql`select id from invoices`,
  },
  'DELETE /admin/orders/:id/attention': {
    entry: ['changed', 'order'],
    prepare: async ({ database }) => (await placeOrder(database, { needsAttention: 'paid_twice' })).id,
  },
  'POST /admin/payment-reminders/test': { entry: ['sent', 'mail'] },
  'POST /admin/payment-reminders/check': {
    entry: ['reminded', 'order'],
    async prepare({ database }) {
      const yesterday = new Date(Date.now() - 25 * 3_600_000)
      return (await placeOrder(database, { createdAt: yesterday })).id
    },
  },
  'POST /admin/payment-status/check': { entry: ['checked_payments', 'order'] },
  'PUT /admin/password': {
    entry: ['changed_password', 'administrator'],
    prepare: async () => 1,
    body: { currentPassword: adminPassword, newPassword: 'fleur de sel z Batz' },
  },
  'DELETE /admin/sessions': {
    entry: ['ended_sessions', 'administrator'],
    async prepare(shop) {
      await shop.call('POST', '/api/admin/login', { body: { username: 'admin', password: adminPassword } })
      return 1
    },
  },
  'POST /admin/marketing/test-email': { entry: ['sent', 'mail'], body: { emailAddress: 'chef@example.com' } },
  'PUT /admin/contact-messages/:id': {
    entry: ['changed', 'contact_message'],
    prepare: aMessage,
    body: { isHandled: true },
  },
  'DELETE /admin/contact-messages/:id': { entry: ['deleted', 'contact_message'], prepare: aMessage },
  'POST /admin/marketing/contacts': {
    entry: ['created', 'marketing_contact'],
    body: { businessName: 'Bistro', emailAddress: 'bistro@example.com', consent: 'Zgoda z targów' },
  },
  'PUT /admin/marketing/contacts/:id': {
    entry: ['changed', 'marketing_contact'],
    prepare: aContact,
    body: { businessName: 'Karczma' },
  },
  'DELETE /admin/marketing/contacts/:id': { entry: ['deleted', 'marketing_contact'], prepare: aContact },
  'DELETE /admin/marketing/contacts/:id/suppression': {
    entry: ['changed', 'marketing_contact'],
    prepare: whoLeft,
    body: { consent: 'Napisała do biura' },
  },
  'POST /admin/marketing/send-bulk-email': {
    entry: ['sent', 'campaign'],
    prepare: aContact,
    numbered: sql`select id from campaigns`,
    body: {},
  },
  'PUT /admin/marketing/campaigns/:id': {
    entry: ['changed', 'campaign'],
    async prepare({ database }) {
      await addContacts(database, 1)
      return startUnnoticed(database)
    },
    body: { state: 'paused' },
  },
  'POST /admin/marketing/import-csv': {
    entry: ['imported', 'marketing_contact'],
    body: importForm('nazwa;email\nBar;bar@example.com', 'Targi 2026'),
  },
  'PUT /admin/withdrawals/:id': {
    entry: ['changed', 'withdrawal'],
    prepare: aWithdrawal,
    body: { isHandled: true, goodsBackOn: '2026-01-02' },
  },
  'PUT /admin/withdrawals/:id/order': {
    entry: ['changed', 'withdrawal'],
    async prepare(shop) {
      await placePaid(shop.database, { number: 'S-2026-000007' })
      return aWithdrawal(shop)
    },
    body: { orderNumber: 'S-2026-000007' },
  },
  'POST /admin/privacy/export': {
    entry: ['exported', 'privacy_request'],
    numbered: sql`select id from privacy_requests`,
    body: { email: 'ewa@example.com' },
  },
  'POST /admin/privacy/erasure': {
    entry: ['erased', 'privacy_request'],
    numbered: sql`select id from privacy_requests`,
    body: { email: 'ewa@example.com', fingerprint: fingerprintOfNobody },
  },
  'POST /admin/privacy/requests': {
    entry: ['created', 'privacy_request'],
    body: { kind: 'access', email: 'ewa@example.com' },
  },
  'PUT /admin/privacy/requests/:id': {
    entry: ['changed', 'privacy_request'],
    prepare: (shop) =>
      idOf(
        shop,
        sql`insert into privacy_requests (kind, address_hash, received_on, recorded_by)
          values ('access', '', '2026-11-01', 'admin') returning id`,
      ),
    body: { isAnswered: true },
  },
  'POST /admin/restore/confirm': {
    entry: ['confirmed', 'restore'],
    async prepare({ database }) {
      await database.execute(sql`
        insert into restores (backup_made_at, is_continued, series, left_since, payments_asked_at)
        values (now(), true, '[]', 0, now())`)
    },
    body: {},
  },
  'POST /admin/mails/:id/send-again': {
    entry: ['sent', 'mail'],
    prepare: (shop) =>
      idOf(
        shop,
        sql`insert into mails (id, kind, language, subject, html, plain, state)
          values (uuidv7(), 'test', 'pl', 'Próba', '', '', 'failed') returning id`,
      ),
  },
}

/** The call that a route is for, in a shop where it changes something. */
async function prepare(shop: TestShop, route: string) {
  const { prepare: provide, body } = changes[route] as Change
  const id = await provide?.(shop)
  const [method = '', path = ''] = route.split(' ')
  return { id, call: () => shop.callAsAdmin(method, `/api${path.replace(':id', String(id))}`, { body }) }
}

test('of every route that changes something it is known which entry it leaves, or why none', () => {
  expect([...Object.keys(changes), ...Object.keys(unrecorded)].toSorted()).toEqual(changing.toSorted())
})

// Both are written in one transaction, which the failing entry shows for each; letting all of a change fail takes longest.
const changeThatFails = fewOf(Object.keys(changes), 12)

test.for(Object.keys(changes))(
  '%s leaves one entry, in the name of who called, with a name for each field: both come about or neither',
  async (route) => {
    const shop = await openTestShop()
    const { id, call } = await prepare(shop, route)
    await shop.callAsAdmin('GET', '/api/admin/session')
    const before = await rowsOf(shop)
    for (const fault of changeThatFails.includes(route) ? [entryFails, changeFails] : [entryFails]) {
      // What the provider answers is settled order by order before it is said who asked.
      if (fault === changeFails && route === 'POST /admin/payment-status/check') continue
      await shop.database.execute(fault)
      expect((await call()).status).toBe(500)
      expect(await rowsOf(shop)).toEqual(before)
      await shop.database.execute(sql`drop function refuse cascade`)
    }

    const answer = await call()
    expect(answer.status, await answer.clone().text()).toBeLessThan(300)
    const { entry, numbered } = changes[route] as Change
    const [action, subject] = entry
    const named =
      (numbered && (await idOf(shop, numbered))) ??
      id ??
      (answer.status === 201 ? ((await answer.json()) as { id: number }).id : undefined)
    const entries = await shop.database.select().from(auditEntries)
    expect(entries).toMatchObject([
      { administrator: 'admin', action, subject, subjectId: named === undefined ? null : String(named) },
    ])
    const fieldsTold = entries.flatMap(({ before: was, after }) => Object.keys({ ...was, ...after }))
    expect(fieldsTold.filter((field) => formatField(field) === field)).toEqual([])
  },
)

const refusal = `create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;`

/** The change is made, and then no entry can be written. */
const entryFails = sql.raw(`
  ${refusal} create trigger refuse before insert on audit_entries for each row execute function refuse()`)

/** Both are made, and then the change of the shop fails at the very end. */
const changeFails = sql.raw(`
  ${refusal}
  do $$ declare name text; begin
    for name in select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('audit_entries', 'attempts')
    loop
      execute format('create constraint trigger refuse after insert or update or delete on %I
        deferrable initially deferred for each row execute function refuse()', name);
    end loop;
  end $$`)

/** All rows of all tables. Not how far sequences have come: they never go back; nor how often somebody tried to sign in. */
async function rowsOf({ databaseUrl }: TestShop) {
  const state = Object.entries(await stateOf(databaseUrl))
  return state.filter(([name, held]) => name !== 'attempts' && held instanceof Object && 'count' in held)
}
