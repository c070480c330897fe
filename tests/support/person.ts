import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { issueInvoice } from '../../src/sales/invoices/issue-invoice.server.ts'
import { orders as orderRows } from '../../src/sales/orders/orders.table.ts'
import type { Person, PersonalItem, RecordName } from '../../src/personal-data/personal-record.ts'
import { applyTo } from './applications.ts'
import { startUnnoticed } from './campaigns.ts'
import { register } from './customers.ts'
import { attemptPayment, customerIdOf, linkTo, locker, paid, placeOrder } from './orders.ts'
import { cookiesOf, type TestShop } from './shop.ts'

/** Somebody who has done all that one can do, under one address, and what of them is nobody else's. */
export const ewa = {
  email: 'Ewa.Morska@example.com',
  traces: [
    'ewa.morska@',
    'Zawadzka',
    'Wydmowa',
    '600 777 888',
    'Pytanie o fale',
    'Kuchnia nad wydmą',
    '620000000000000000000777',
    'tajny-odnosnik',
  ],
}

const buyer = {
  firstName: 'Ewa',
  lastName: 'Zawadzka',
  email: 'ewa.morska@example.com',
  phone: '+48 600 777 888',
  address: 'ul. Wydmowa 5',
  city: 'Łeba',
  postalCode: '84-360',
}
export const company = { companyName: 'Sól i Syn', taxNumber: '5260250274', address: 'ul. Przemysłowa 1' }

async function issueFor(database: TestShop['database'], id: number) {
  const [order] = await database.select().from(orderRows).where(eq(orderRows.id, id))
  await database.transaction((transaction) =>
    issueInvoice(transaction, order as typeof orderRows.$inferSelect, { actor: 'shop' }),
  )
}

const longAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const done = { ...paid, status: 'delivered', shippingStatus: 'delivered', paidAt: longAgo(60) } as const

/** Orders of hers, by what can be done about them. */
export async function placeHerOrders({ database }: Pick<TestShop, 'database'>, customerId: number | null = null) {
  const place = async (said: Parameters<typeof placeOrder>[1]) => {
    const { id } = await placeOrder(database, { ...buyer, createdAt: longAgo(60), updatedAt: longAgo(50), ...said })
    await linkTo(database, id)
    return id
  }
  const delivered = await place({
    ...done,
    pickupPoint: locker,
    customerId,
    trackingNumber: '620000000000000000000777',
  })
  const invoiced = await place({ ...done, ...company })
  await issueFor(database, invoiced)
  const cancelled = await place({ status: 'cancelled', paymentStatus: 'failed' })
  const packed = await place({ ...paid, status: 'processing' })
  const returnable = await place({ ...done, updatedAt: longAgo(3) })
  const asked = await place({ ...done, needsAttention: 'disputed' })
  const payable = await place({ createdAt: new Date() })
  await attemptPayment(database, delivered, {
    state: 'paid',
    url: 'https://pay.example.com/ewa.morska@example.com',
    cancelPath: '/order?lang=pl#back',
  })
  return { delivered, invoiced, cancelled, packed, returnable, asked, payable }
}

/** All of it, as it comes about by her own hand. */
export async function doEverything(shop: Pick<TestShop, 'database' | 'call'>) {
  const { database } = shop
  const cookies = cookiesOf(
    await register(shop, { ...buyer, email: ewa.email, password: 'szara sól z Pouliguen', postalCode: undefined }),
  )
  const customerId = await customerIdOf(database, ewa.email)
  const orders = await placeHerOrders(shop, customerId)
  await shop.call('POST', '/api/contact', {
    body: { name: 'Ewa Zawadzka', email: buyer.email, message: 'Pytanie o fale' },
  })
  const background = '#6f9a96'
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await applyTo(shop, { ...buyer, description: 'Kuchnia nad wydmą' }, { photo: new Blob([new Uint8Array(photo)]) })
  await startUnnoticed(database)
  await shop.call('POST', '/api/customers/login', { body: { email: buyer.email, password: 'nie to hasło' } })
  await shop.call('POST', '/api/customers/password-recovery', { body: { email: buyer.email } })
  await database.execute(sql`
    insert into mails (id, kind, recipient, language, subject, html, plain, state)
    select uuidv7(), 'order-confirmed', ${buyer.email}, 'pl', 'Potwierdzenie zamówienia ' || number, 'Ewa Zawadzka', 'Ewa Zawadzka', 'sent' from orders
    union all select uuidv7(), 'order-paid', null, 'pl', 'Nowe zamówienie ' || number, 'Ewa Zawadzka', 'Ewa Zawadzka', 'sent' from orders`)
  await database.execute(
    sql`insert into notes (order_id, text, written_by) values (${orders.packed}, 'Ewa Zawadzka prosi o telefon', 'admin')`,
  )
  await database.execute(sql`insert into tags (order_id, tag) values (${orders.packed}, 'Ewa Zawadzka')`)
  await database.execute(sql`
    insert into order_events (order_id, kind, actor, details) values (${orders.delivered}, 'shipping_changed', 'administrator',
      '{"from":"not_shipped","to":"shipped","trackingNumber":"620000000000000000000777","earlierNumber":null,"lotsTaken":[1],"by":"admin"}'),
      (${orders.delivered}, 'label_made', 'carrier', '{"parcel":1,"reference":"S-1-1"}')`)
  await database.execute(sql`
    insert into refunds (id, payment_id, order_id, amount_grosze, reason, state)
    select gen_random_uuid(), id, order_id, 100, 'Ewa Zawadzka pisała', 'done' from payments`)
  await database.execute(sql`
    insert into transfers (id, key, order_id, payment_id, amount_grosze, paid_on, evidence, administrator)
    select gen_random_uuid(), 'line-1', order_id, id, 100, now(), 'przelew od Ewa Zawadzka', 'admin' from payments`)
  await database.execute(sql`
    insert into statement_lines (identity, booked_on, amount_grosze, title, sender, sender_account, state, order_id, decided_at, decided_by)
    values (''::bytea, now(), 100, 'Ewa Zawadzka za sól', 'EWA ZAWADZKA', '61109010140000071219812874', 'booked', ${orders.delivered}, now(), 'admin')`)
  await database.execute(sql`
    with lot as (insert into stock_lots (product_id, number, best_before) values (1, 'L-1', now()) returning id)
    insert into order_lots (order_id, lot_id, pieces) select ${orders.delivered}, id, 1 from lot`)
  await database.execute(
    sql`insert into products (slug, name, description, price_grosze, in_stock) values ('wyprzedana', 'Wyprzedana', '', 100, false)`,
  )
  await shop.call('POST', '/api/store/products/wyprzedana/waiting', { body: { email: ewa.email } })
  await database.execute(sql`
    insert into newsletter_subscriptions (id, email, language, asked_on, shown_text, confirmed_at)
    values (gen_random_uuid(), ${ewa.email}, 'pl', '/', 'Zgoda', now())`)
  await database.execute(sql`
    insert into reviews (product_id, order_id, language, stars, body, shown_name)
    select id, ${orders.delivered}::integer, 'pl', 5, 'Ewa Zawadzka poleca', 'Ewa Zawadzka' from products where slug = 'wyprzedana'`)
  await database.execute(sql`
    insert into withdrawals (
      order_id, name, order_number, email, goods, is_whole, remark, language, declaration, state, is_proved, content_hash,
      handled_at, handled_by
    )
    select id, 'Ewa Zawadzka', number, ${buyer.email}, '', true, '', 'pl', 'Ja, Ewa Zawadzka, odstępuję', 'accepted', true, ''::bytea,
      now(), 'admin'
    from orders where id = ${orders.returnable}
    union all select null, 'Ewa Zawadzka', 'S-1', ${buyer.email}, '', true, 'Ewa', 'pl', 'Ewa Zawadzka', 'unmatched', false, ''::bytea,
      now(), 'admin'`)
  await database.execute(sql`
    insert into audit_entries (administrator, action, subject, after) values ('admin', 'sent', 'campaign', '{"note":"do Ewa.Morska@example.com"}')`)
  await database.execute(sql`
    insert into audit_entries (administrator, action, subject, subject_id, before, after) values
      ('admin', 'refunded', 'order', ${String(orders.delivered)}, null, '{"amount":"1.00","reason":"Ewa Zawadzka pisała"}'),
      ('admin', 'changed', 'order', ${String(orders.delivered)}, '{"trackingNumber":null}', '{"trackingNumber":"620000000000000000000777"}')`)
  return { cookies, customerId, orders }
}

/** What the panel is told of whoever is looked for. */
export async function lookFor(shop: TestShop, search: string) {
  const answer = await shop.callAsAdmin('POST', '/api/admin/privacy/person', { body: { search } })
  return { status: answer.status, ...((await answer.json()) as Person & { code?: string; fields?: object }) }
}

export const itemsOf = (found: Person, name: RecordName): PersonalItem[] =>
  found.sections.find((section) => section.name === name)?.items ?? []

export const erase = (shop: TestShop, { email, fingerprint }: Pick<Person, 'email' | 'fingerprint'>) =>
  shop.callAsAdmin('POST', '/api/admin/privacy/erasure', { body: { email, fingerprint } })
