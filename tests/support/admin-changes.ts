import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { AuditAction, AuditSubject } from '../../src/audit/audit-entry.ts'
import { seedProducts } from '../../src/catalog/seed-products.server.ts'
import { daysAfter } from '../../src/kernel/calendar.ts'
import { languages } from '../../src/kernel/language.ts'
import { money } from '../../src/kernel/money.ts'
import { dayInPoland } from '../../src/kernel/day-in-poland.ts'
import { originalVersionsOf } from '../../src/legal/legal-versions.ts'
import { presentSeller } from '../../src/legal/present-seller.ts'
import { identity } from '../../src/brand.ts'
import { gatherPeople } from '../../src/people/gather-people.server.ts'
import { recordNames } from '../../src/personal-data/personal-record.ts'
import { fingerprintOf } from '../../src/privacy/read-person.server.ts'
import type { Config } from '../../src/server/config.ts'
import type { Database } from '../../src/server/database/database.ts'
import { insertPicture } from '../../src/server/pictures/pictures.ts'
import { sendParcel } from '../../src/sales/order-management/packing/send-parcel.server.ts'
import { seedShippingRates } from '../../src/shipping/seed-shipping-rates.server.ts'
import { seedTeam } from '../../src/team/seed-team.server.ts'
import { applyTo, chef, restaurant } from './applications.ts'
import { addContacts, startUnnoticed } from './campaigns.ts'
import { anna, makeCode } from './checkouts.ts'
import { adminPassword } from './database.ts'
import { importForm } from './imports.ts'
import { placeInvoicedOrder } from './invoices.ts'
import { attemptPayment, paid, placeOrder } from './orders.ts'
import { copyForm } from './settings-copy.ts'
import { writePaidOrder } from './paid-orders.ts'
import { statementForm, statementOf } from './statements.ts'
import type { TestShop } from './shop.ts'
import { codeOf } from './second-factors.ts'
import { createPasskey } from './software-authenticator.ts'
import { suppress } from './suppressed.ts'
import { placePaid, settleAll } from './withdrawals.ts'

/** A call that changes something, and the entry that it leaves. */
export interface Change {
  entry: [AuditAction, AuditSubject]
  /** Before it, the entry of what else the call changes. */
  also?: [AuditAction, AuditSubject]
  /** Puts there what the call is about, and gives its id. */
  prepare?(shop: TestShop): Promise<number | string | void>
  /** What is sent, or what makes it in this shop. */
  body?: object | ((shop: TestShop) => Promise<object>)
  /** What the shop needs to be for it. */
  settings?: Partial<Config>
  /** Finds what it wrote, where that is neither what the call is about nor named by its answer. */
  numbered?: ReturnType<typeof sql>
}

export const idOf = async (shop: TestShop, statement: ReturnType<typeof sql>) =>
  (await shop.database.execute<{ id: number | string }>(statement)).rows[0]?.id ?? 0

const anOrder = async ({ database }: TestShop) => (await placeOrder(database)).id
const aReview = async (shop: TestShop) => {
  await seedProducts(shop.database)
  const { id } = await placeOrder(shop.database, paid)
  return idOf(
    shop,
    sql`insert into reviews (product_id, order_id, language, stars, body) select min(id), ${id}::integer, 'pl', 1, 'Słona' from products returning id`,
  )
}
const aNote = { text: 'Dzwonić po 16' }
const aTag = { tag: 'pilne', isOn: true }
const aPerson = async (shop: TestShop) => {
  await placeOrder(shop.database)
  await gatherPeople(shop.database)
  return idOf(shop, sql`select id from people`)
}
const aWrittenNote = async (shop: TestShop) => {
  const person = await aPerson(shop)
  return idOf(
    shop,
    sql`insert into notes (person_id, text, written_by) values (${person}, 'Stara', 'admin') returning id`,
  )
}
const aPaidOrder = async (shop: TestShop) => {
  await writePaidOrder(shop.database, 'paid')
  return idOf(shop, sql`select id from orders`)
}
const carrier = {
  name: 'inpost',
  token: 'not-a-real-token',
  organization: '1',
  apiUrl: 'http://127.0.0.1:9',
  sendingMethod: 'parcel_locker',
  sender: {
    name: 'Sól',
    email: 'biuro@example.com',
    phone: '600100200',
    street: 'Solna 1',
    postalCode: '31-000',
    town: 'Kraków',
  },
  labelFormat: 'pdf-a6',
} as const
const aShipment = (problem: string) => async (shop: TestShop) => {
  const order = await aPaidOrder(shop)
  return idOf(
    shop,
    sql`insert into shipments (order_id, parcel, attempt, carrier, reference, service, weight_grams, created_by, problem)
      values (${order}, 1, 1, 'inpost', 'S-1-1', 'courier', 900, 'ewa', ${problem}) returning id`,
  )
}
const aRefundToSend = async (shop: TestShop) => {
  const { id } = await placeOrder(shop.database, paid)
  await attemptPayment(shop.database, id, { provider: 'transfer', state: 'paid', amount: money(5_000) })
  await shop.database.execute(sql`insert into refunds (id, payment_id, order_id, amount_grosze, administrator, state)
    select gen_random_uuid(), id, order_id, 100, 'ola', 'waiting' from payments`)
  return idOf(shop, sql`select id from refunds`)
}
const aWithdrawal = async (shop: TestShop) => {
  const body = { name: 'Anna', orderNumber: 'S-2026-999999', email: 'anna@example.com' }
  await shop.call('POST', '/api/withdrawals', { body })
  await settleAll(shop.database)
  return idOf(shop, sql`select id from withdrawals`)
}
const aStatementLine = async (shop: TestShop) => {
  await placeOrder(shop.database, { number: 'S-2026-000008' })
  const body = statementForm(statementOf({ amount: '90,69', title: 'S-2026-000008' }))
  await shop.callAsAdmin('POST', '/api/admin/statement-lines/import', { body })
  await shop.database.execute(sql`delete from audit_entries`)
  return idOf(shop, sql`select id from statement_lines`)
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
const newTitle = { 'site:home~title:pl': 'Sól naszych salin' }
const aDraftedText = (state: string) => async (shop: TestShop) => {
  await shop.database.execute(sql`insert into words (state, room, path, language, text, original, saved_by)
    values (${state}, 'site', 'home.title', 'pl', 'Sól naszych salin', 'Sól', 'admin')`)
  return 'home'
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
const aBox = (shop: TestShop) =>
  idOf(
    shop,
    sql`insert into shipping_boxes (name, weight_grams, heaviest_content_grams, length_mm, width_mm, height_mm, position)
      values ('Mały', 120, 2000, 300, 200, 80, 1) returning id`,
  )
const aZone = (shop: TestShop) =>
  idOf(shop, sql`insert into shipping_zones (name, countries) values ('Strefa 1', '{DE,SK}') returning id`)
const aDestinationRate = (shop: TestShop) =>
  idOf(
    shop,
    sql`insert into destination_rates (country, rate, valid_from) values ('FR', 5.5, '2026-01-01') returning id`,
  )
const aTeamMember = theFirst(seedTeam)

/** A lot of which an order has got two pieces. */
const aSentLot = async (shop: TestShop) => {
  const { id: order } = await placeOrder(shop.database, { ...paid, shippingStatus: 'shipped' })
  const lot = await idOf(shop, sql`insert into stock_lots (product_id, number) values (1, 'L-1') returning id`)
  await shop.database.execute(sql`insert into order_lots (order_id, lot_id, pieces) values (${order}, ${lot}, 2)`)
  return { order, lot }
}

const aMessage = async (shop: TestShop) => {
  await shop.call('POST', '/api/contact', { body: { name: 'Ewa', email: 'ewa@example.com', message: 'Dzień dobry' } })
  return idOf(shop, sql`select id from contact_messages`)
}

/** Browsers have passkeys at addresses with a name and https. */
const securePlace = 'https://shop.example.com'
async function aPasskey(shop: TestShop) {
  // Signed in by the password before there is a second factor.
  await shop.callAsAdmin('GET', '/api/admin/session')
  return idOf(
    shop,
    sql`insert into passkeys (administrator_id, credential_id, public_key, counter, transports, host, name)
      values (1, 'abc', '', 0, '{}', 'shop.example.com', 'Laptop') returning id`,
  )
}

const aContact = theFirst((database) => addContacts(database, 1))
const whoLeft = theFirst(async (database) => {
  await addContacts(database, 1)
  await suppress(database, 'contact1@example.com', 'page')
})

const aReader = async ({ database }: TestShop) => {
  const id = randomUUID()
  await database.execute(sql`
    insert into newsletter_subscriptions (id, email, language, asked_on, shown_text, confirmed_at)
    values (${id}, 'ewa@example.com', 'pl', '/', 'Zgoda', now())`)
  return id
}

const legalTexts = languages.map((language) => ({ language, title: 'Gwarancja', markdown: 'Tekst.' }))
const inTwoDays = daysAfter(dayInPoland(), 2)
const aLegalDraft = async ({ database }: TestShop) => {
  await database.execute(
    sql`insert into legal_drafts (document, texts) values ('guarantee', ${JSON.stringify(legalTexts)})`,
  )
  return 'guarantee'
}
const aPlannedText = async ({ database }: TestShop) => {
  await database.execute(
    sql`insert into legal_publications (document, version, texts, seller, original)
      values ('guarantee', ${inTwoDays}, ${JSON.stringify(legalTexts)}, ${JSON.stringify(presentSeller())}, '2026-11-23')`,
  )
  return 'guarantee'
}
const uploadedHash = 'a'.repeat(64)
const aPhoto = () =>
  sharp({ create: { width: 400, height: 500, channels: 3, background: '#6f9a96' } })
    .webp()
    .toBuffer()
const socialExample = identity.original.social

const fields = { name: 'Sól', description: 'Szara.' }
/** As it is read of whoever has done nothing here. */
const fingerprintOfNobody = fingerprintOf(recordNames.map((name) => ({ name, items: [] })))
const inPolish = [{ language: 'pl', role: 'Prezes', description: 'Prowadzi.' }]

const anAdministrator = async ({ database }: TestShop) => {
  const made = sql`insert into administrators (username, password_hash, role, email)
    values ('ewa', '-', 'office', 'ewa@example.com') returning id`
  const { rows } = await database.execute<{ id: number }>(made)
  return rows[0]?.id ?? 0
}
const anAdministratorSignedIn = async (shop: TestShop) => {
  const id = await anAdministrator(shop)
  await shop.database.execute(sql`insert into sessions (token_hash, administrator_id) values (sha256('hers'), ${id})`)
  return id
}

/** Every call of an administrator that changes something, by its route. */
export const changes: Record<string, Change> = {
  'POST /admin/products': { entry: ['created', 'product'], body: { ...fields, price: '24,90' } },
  'PUT /admin/products/:id': { entry: ['changed', 'product'], prepare: aProduct, body: { price: '24,91' } },
  'PUT /admin/products/order': {
    entry: ['changed', 'product'],
    prepare: async ({ database }) => seedProducts(database),
    body: { order: [2, 1, 3, 4, 5, 6].map((id) => ({ id, version: 1 })) },
  },
  'POST /admin/products/import': {
    entry: ['created', 'product'],
    body: importForm('nazwa;opis;cena\nSól;Szara;9,90'),
    numbered: sql`select id from products`,
  },
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
  'POST /admin/backups': { entry: ['created', 'backup'] },
  'POST /admin/backups/proof': { entry: ['proved', 'backup'] },
  'PUT /admin/opening/line': { entry: ['changed', 'opening'], body: { line: 'vat_rates', isAnswered: true } },
  'PUT /admin/opening/step': { entry: ['changed', 'opening'], body: { step: 'mail', outcome: 'skipped' } },
  'POST /admin/discount-codes': {
    entry: ['created', 'discount_code'],
    body: { code: 'SOL10', type: 'percentage', value: '10' },
  },
  'PUT /admin/discount-codes/:id': { entry: ['changed', 'discount_code'], prepare: aCode, body: { isActive: false } },
  'DELETE /admin/discount-codes/:id': { entry: ['deleted', 'discount_code'], prepare: aCode },
  'POST /admin/shipping-rates': { entry: ['created', 'shipping_rate'], body: { minWeight: 0, cost: '9,99' } },
  'PUT /admin/shipping-rates/:id': { entry: ['changed', 'shipping_rate'], prepare: aRate, body: { cost: '1' } },
  'DELETE /admin/shipping-rates/:id': { entry: ['deleted', 'shipping_rate'], prepare: aRate },
  'POST /admin/shipping-boxes': {
    entry: ['created', 'shipping_box'],
    body: { name: 'Mały', ownWeight: 0.12, heaviestContent: 2, length: 30, width: 20, height: 8 },
  },
  'PUT /admin/shipping-boxes/:id': { entry: ['changed', 'shipping_box'], prepare: aBox, body: { ownWeight: 0.2 } },
  'POST /admin/shipping-zones': { entry: ['created', 'shipping_zone'], body: { name: 'Strefa 2', countries: ['CZ'] } },
  'PUT /admin/shipping-zones/:id': { entry: ['changed', 'shipping_zone'], prepare: aZone, body: { countries: ['CZ'] } },
  'DELETE /admin/shipping-zones/:id': { entry: ['deleted', 'shipping_zone'], prepare: aZone },
  'DELETE /admin/shipping-boxes/:id': { entry: ['deleted', 'shipping_box'], prepare: aBox },
  'PUT /admin/packaging': {
    entry: ['changed', 'packaging'],
    prepare: aBox,
    body: { productId: null, box: 'Mały', since: '2026-01-01', grams: { paper: 120, plastic: 2.5 } },
    numbered: sql`select box as id from packaging`,
  },
  'PUT /admin/packaging/registrations/:country': {
    entry: ['changed', 'packaging'],
    prepare: async () => 'DE',
    body: { answer: 'registered', number: 'DE1234567890123', note: '' },
  },
  'DELETE /admin/packaging/registrations/:country': {
    entry: ['changed', 'packaging'],
    prepare: async ({ database }) => {
      await database.execute(
        sql`insert into packaging_registrations values ('DE', 'registered', 'DE1234567890123', '', 'admin')`,
      )
      return 'DE'
    },
  },
  'PUT /admin/abroad/destination-tax': {
    entry: ['changed', 'destination_tax'],
    // Goods are sent to Poland alone, so no rate is missing.
    body: { since: '2999-01-01' },
  },
  'POST /admin/abroad/rates': {
    entry: ['created', 'destination_rate'],
    body: { rates: [{ country: 'DE', rate: 19, from: '2026-01-01' }] },
  },
  'DELETE /admin/abroad/rates/:id': { entry: ['deleted', 'destination_rate'], prepare: aDestinationRate },
  'PUT /admin/settings/:part': {
    entry: ['changed', 'settings'],
    prepare: async () => 'seller',
    body: { name: 'Sól' },
  },
  'PUT /admin/pictures/:slot': {
    entry: ['changed', 'picture'],
    prepare: async ({ database }) => {
      await insertPicture(database, { hash: uploadedHash, content: await aPhoto() })
      return 'tide'
    },
    body: {
      imageUrl: `/pictures/${uploadedHash}.webp`,
      crops: { whole: { left: 0, top: 0, width: 400 } },
      alt: { pl: 'Przypływ', en: null, de: null, fr: null },
      isDecoration: false,
    },
  },
  'DELETE /admin/pictures/:slot': {
    entry: ['changed', 'picture'],
    async prepare({ database }) {
      await database.execute(sql`
        insert into own_pictures (slot, version, source_picture_url) values ('tide', 1, '/pictures/tide.webp')`)
      return 'tide'
    },
  },
  'PUT /admin/words/:section': { entry: ['changed', 'words'], prepare: async () => 'home', body: newTitle },
  'POST /admin/words/:section/publish': { entry: ['changed', 'words'], prepare: aDraftedText('draft'), body: {} },
  'POST /admin/words/:section/discard': { entry: ['changed', 'words'], prepare: aDraftedText('draft'), body: {} },
  'POST /admin/words/:section/keep': { entry: ['changed', 'words'], prepare: aDraftedText('published'), body: {} },
  'POST /admin/settings-copy': {
    entry: ['imported', 'settings'],
    prepare: async () => 'social',
    body: copyForm({ settings: { social: { tiktok: '' } } }, [
      { place: 'Media społecznościowe', label: 'TikTok', before: socialExample.tiktok, after: '–' },
    ]),
  },
  'POST /admin/backups/bucket/test': { entry: ['tried', 'settings'] },
  'POST /admin/settings/carrier/test': { entry: ['tried', 'settings'] },
  'POST /admin/settings/ksef/test': { entry: ['tried', 'settings'] },
  'POST /admin/settings/mail/test': { entry: ['sent', 'mail'], body: { recipient: 'biuro@example.com' } },
  'POST /admin/team': { entry: ['created', 'team_member'], body: { name: 'Ewa', translations: inPolish } },
  'PUT /admin/team/:id': { entry: ['changed', 'team_member'], prepare: aTeamMember, body: { name: 'Ewa' } },
  'DELETE /admin/team/:id': { entry: ['deleted', 'team_member'], prepare: aTeamMember },
  'PUT /admin/members/chefs/:id': {
    entry: ['changed', 'member'],
    prepare: aMember(chef),
    body: { published: true, photoFocus: { x: 40, y: 20 } },
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
  'POST /admin/orders': {
    entry: ['created', 'order'],
    numbered: sql`select id from orders`,
    async prepare({ database }) {
      await seedProducts(database)
      await database.execute(sql`update products set stock_quantity = 9, in_stock = true`)
    },
    body: {
      cart: [{ id: 1, quantity: 1 }],
      shippingMethod: 'home',
      recipient: anna,
      payment: 'later',
      terms: 'read_out',
    },
  },
  'PUT /admin/orders/:id/content': {
    entry: ['changed', 'order'],
    async prepare({ database }) {
      await seedProducts(database)
      await database.execute(sql`update products set stock_quantity = 9, in_stock = true`)
      return (await placeOrder(database, { ...paid, lines: [{ productId: 1, quantity: 1 }], holdsStock: true })).id
    },
    body: { cart: [{ id: 1, quantity: 1 }], shippingMethod: 'home', recipient: { ...anna, city: 'Gdynia' } },
  },
  'POST /admin/orders/:id/waiver': {
    entry: ['changed', 'order'],
    prepare: async ({ database }) => (await placeOrder(database, { ...paid, due: money(100) })).id,
    body: {},
  },
  'PUT /admin/orders/:id/status': { entry: ['changed', 'order'], prepare: anOrder, body: { status: 'cancelled' } },
  'PUT /admin/orders/:id/shipping-status': {
    entry: ['changed', 'order'],
    prepare: anOrder,
    body: { shippingStatus: 'preparing' },
  },
  'POST /admin/packing/departures': {
    entry: ['changed', 'order'],
    prepare: aPaidOrder,
    body: { orders: [{ id: 1 }] },
  },
  'POST /admin/packing/departures/back': {
    entry: ['changed', 'order'],
    prepare: async (shop) => {
      const id = Number(await aPaidOrder(shop))
      await sendParcel(shop.database, { username: 'admin' }, id, {})
      await shop.database.execute(sql`delete from audit_entries`)
      return id
    },
    body: { ids: [1] },
  },
  'PUT /admin/packing/:id': { entry: ['changed', 'order'], prepare: aPaidOrder, body: {} },
  'POST /admin/shipments': {
    entry: ['created', 'shipment'],
    settings: { carrier },
    prepare: async (shop) => void (await aPaidOrder(shop)),
    body: { orders: [{ id: 1, parcels: [{ template: 'small', weight: 500 }] }] },
    numbered: sql`select id from shipments`,
  },
  'POST /admin/shipments/:id/cancellation': {
    entry: ['changed', 'shipment'],
    prepare: aShipment('{"code": "carrier_away"}'),
  },
  'POST /admin/shipments/:id/retry': { entry: ['tried', 'shipment'], prepare: aShipment('{"code": "carrier_away"}') },
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
  'POST /admin/orders/:id/outside-refunds': {
    entry: ['refunded', 'order'],
    prepare: aPaidOrder,
    body: { amount: '1,00', sentOn: dayInPoland(), how: 'gotówką' },
  },
  'POST /admin/disputes/:dispute/decision': {
    entry: ['changed', 'order'],
    prepare: async (shop) => {
      await aPaidOrder(shop)
      return idOf(
        shop,
        sql`insert into disputes (id, payment_id, order_id, state) select 'du_1', id, order_id, 'lost' from payments returning id`,
      )
    },
    body: { decision: 'undone' },
    numbered: sql`select id from orders`,
  },
  'POST /admin/refunds/:refund/sent': {
    entry: ['changed', 'order'],
    prepare: aRefundToSend,
    body: { sentOn: dayInPoland() },
    numbered: sql`select id from orders`,
  },
  'POST /admin/orders/:id/transfers': {
    entry: ['recorded', 'order'],
    prepare: anOrder,
    body: { amount: '1,00', paidOn: dayInPoland(), key: 'a-line-of-the-bank' },
  },
  'POST /admin/orders/:id/documents': {
    entry: ['issued', 'invoice'],
    prepare: async ({ database }) => (await placeOrder(database, paid)).id,
    numbered: sql`select id from invoices`,
  },
  'POST /admin/invoices/waiting': {
    entry: ['issued', 'invoice'],
    prepare: async ({ database }) => (await placeOrder(database, { ...paid, invoiceWaitsSince: new Date() })).id,
    body: { orders: [1] },
    numbered: sql`select id from invoices`,
  },
  'POST /admin/orders/:id/vat-number-checks': {
    entry: ['tried', 'order'],
    prepare: async ({ database }) => (await placeOrder(database, { ...paid, taxNumber: 'DE123456789' })).id,
  },
  'PUT /admin/orders/:id/home-tax': {
    entry: ['changed', 'order'],
    prepare: async ({ database }) => (await placeOrder(database, { ...paid, taxation: 'export' })).id,
  },
  'POST /admin/invoices/:id/buyer': {
    entry: ['changed', 'invoice'],
    prepare: async ({ database }) => (await placeInvoicedOrder(database)).invoice.id,
    body: {
      name: 'Bistro Morze SA',
      taxNumber: '5260250274',
      address: 'Solna 3',
      postalCode: '81-718',
      city: 'Sopot',
      country: 'Poland',
      reason: 'Tak w KRS',
    },
  },
  'POST /admin/invoices/:id/ksef': {
    entry: ['sent', 'invoice'],
    prepare: async ({ database }) => {
      const { invoice } = await placeInvoicedOrder(database)
      await database.execute(sql`insert into ksef_documents (invoice_id, environment, state, refusal)
        values (${invoice.id}, 'test', 'refused', '{"code":450,"description":"","details":[]}')`)
      return invoice.id
    },
  },
  'DELETE /admin/orders/:id/attention': {
    entry: ['changed', 'order'],
    prepare: async ({ database }) => (await placeOrder(database, { needsAttention: 'paid_twice' })).id,
  },
  'POST /admin/stock/movements': {
    entry: ['changed', 'product'],
    prepare: aProduct,
    body: { productId: 1, kind: 'received', pieces: 10 },
  },
  'POST /admin/stock/counts': {
    entry: ['changed', 'product'],
    prepare: aProduct,
    body: { productId: 1, counted: 100, expected: 120 },
  },
  'POST /admin/lots/:id/recall': {
    entry: ['sent', 'recall'],
    prepare: async (shop) => (await aSentLot(shop)).lot,
    body: { pl: 'Prosimy nie używać.' },
  },
  'PUT /admin/packing/:id/lots': {
    entry: ['changed', 'order'],
    prepare: async (shop) => (await aSentLot(shop)).order,
    body: { lots: [] },
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
  'PUT /admin/email': {
    entry: ['asked_for_email', 'administrator'],
    prepare: async () => 1,
    body: { email: 'admin@example.com', currentPassword: adminPassword },
  },
  'POST /admin/administrators': {
    entry: ['created', 'administrator'],
    body: { username: 'ewa', email: 'ewa@example.com', role: 'packer' },
  },
  'PUT /admin/administrators/:id': {
    entry: ['changed', 'administrator'],
    prepare: anAdministrator,
    body: { role: 'packer' },
  },
  'POST /admin/administrators/:id/link': { entry: ['sent_link', 'administrator'], prepare: anAdministrator },
  'DELETE /admin/administrators/:id/sessions': {
    entry: ['ended_sessions', 'administrator'],
    prepare: anAdministratorSignedIn,
  },
  'DELETE /admin/administrators/:id': { entry: ['deleted', 'administrator'], prepare: anAdministrator },
  'DELETE /admin/sessions': {
    entry: ['ended_sessions', 'administrator'],
    async prepare(shop) {
      await shop.call('POST', '/api/admin/login', { body: { username: 'admin', password: adminPassword } })
      return 1
    },
  },
  'PUT /admin/second-factor/app': {
    entry: ['added_factor', 'administrator'],
    prepare: async () => 1,
    async body(shop) {
      const answer = await shop.callAsAdmin('POST', '/api/admin/second-factor/app/proposal')
      const { secret, sealed } = (await answer.json()) as { secret: string; sealed: string }
      return { sealed, code: codeOf(secret) }
    },
  },
  'DELETE /admin/second-factor/app': {
    entry: ['removed_factor', 'administrator'],
    prepare: async ({ database, callAsAdmin }) => {
      // Signed in by the password before there is a second factor.
      await callAsAdmin('GET', '/api/admin/session')
      await database.execute(sql`insert into code_apps (administrator_id, secret, last_step) values (1, '', 0)`)
    },
    numbered: sql`select id from administrators`,
  },
  'POST /admin/second-factor/passkeys': {
    entry: ['added_factor', 'administrator'],
    prepare: async () => 1,
    settings: { publicUrl: securePlace },
    async body({ callAsAdmin }) {
      const options = await callAsAdmin('POST', '/api/admin/second-factor/passkeys/options')
      return {
        name: 'Laptop',
        answer: createPasskey(securePlace).made((await options.json()) as { challenge: string }),
      }
    },
  },
  'DELETE /admin/second-factor/passkeys/:id': {
    entry: ['removed_factor', 'administrator'],
    prepare: aPasskey,
    numbered: sql`select id from administrators`,
  },
  'POST /admin/second-factor/recovery-codes': {
    entry: ['renewed_recovery_codes', 'administrator'],
    async prepare(shop) {
      await aPasskey(shop)
      return 1
    },
  },
  'POST /admin/marketing/test-email': { entry: ['sent', 'mail'], body: { emailAddress: 'chef@example.com' } },
  'POST /admin/orders/:id/notes': {
    entry: ['created', 'note'],
    prepare: anOrder,
    body: aNote,
    numbered: sql`select id from notes`,
  },
  'PUT /admin/orders/:id/tags': {
    entry: ['created', 'tag'],
    prepare: anOrder,
    body: aTag,
    numbered: sql`select id from tags`,
  },
  'POST /admin/customers/:id/notes': {
    entry: ['created', 'note'],
    prepare: aPerson,
    body: aNote,
    numbered: sql`select id from notes`,
  },
  'PUT /admin/customers/:id/tags': {
    entry: ['created', 'tag'],
    prepare: aPerson,
    body: aTag,
    numbered: sql`select id from tags`,
  },
  'PUT /admin/notes/:id': { entry: ['changed', 'note'], prepare: aWrittenNote, body: { text: 'Inna' } },
  'DELETE /admin/notes/:id': { entry: ['deleted', 'note'], prepare: aWrittenNote },
  'PUT /admin/contact-messages/:id': {
    entry: ['changed', 'contact_message'],
    prepare: aMessage,
    body: { isHandled: true },
  },
  'PUT /admin/reviews/:id': {
    entry: ['changed', 'review'],
    prepare: aReview,
    body: { version: 1, state: 'refused', reason: 'insult' },
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
  'DELETE /admin/marketing/readers/:id': { entry: ['deleted', 'newsletter_reader'], prepare: aReader },
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
  'POST /admin/statement-lines/import': {
    entry: ['imported', 'statement'],
    body: statementForm(statementOf({ amount: '10,00', title: 'S-2026-000001' })),
  },
  'POST /admin/statement-lines/sure': {
    entry: ['changed', 'statement'],
    also: ['recorded', 'order'],
    prepare: aStatementLine,
    numbered: sql`select id from statement_lines`,
    body: { lines: [1] },
  },
  'PUT /admin/statement-lines/:id': {
    entry: ['changed', 'statement'],
    prepare: aStatementLine,
    body: { state: 'aside' },
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
  'POST /admin/clock/confirm': {
    entry: ['confirmed', 'clearing'],
    async prepare({ database }) {
      await database.execute(sql`update clock_watch set seen_at = now() - interval '1 year'`)
    },
  },
  'POST /admin/clock/clearing': {
    entry: ['confirmed', 'clearing'],
    async prepare({ database }) {
      await database.execute(sql`insert into clearing_questions (reason, found) values ('much', '[]')`)
    },
    body: { question: 1, answer: 'keep' },
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
  'PUT /admin/legal-documents/:id/draft': {
    entry: ['changed', 'legal_document'],
    prepare: async () => 'guarantee',
    body: { texts: legalTexts, version: 0 },
  },
  'DELETE /admin/legal-documents/:id/draft': {
    entry: ['deleted', 'legal_document'],
    prepare: aLegalDraft,
    body: { version: 1 },
  },
  'POST /admin/legal-documents/:id/versions': {
    entry: ['published', 'legal_document'],
    prepare: async () => 'guarantee',
    body: { from: inTwoDays, version: 0, isReadByLawyer: false },
  },
  'DELETE /admin/legal-documents/:id/versions': {
    entry: ['called_back', 'legal_document'],
    prepare: aPlannedText,
  },
  'PUT /admin/legal-documents/:id/reading': {
    entry: ['read_by_lawyer', 'legal_document'],
    prepare: async () => 'guarantee',
    body: { version: originalVersionsOf('guarantee')[0], isReadByLawyer: true },
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
