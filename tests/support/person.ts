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

/** Somebody else, who has done the same before her: all of it must stay as it is, whatever becomes of Ewa. */
export const ola = {
  email: 'Ola.Ladowa@example.com',
  traces: [
    'ola.ladowa@',
    'Kamińska',
    'Klifowa',
    '500 111 222',
    'Pytanie o klif',
    'Kuchnia na klifie',
    '620000000000000000000888',
  ],
}

const buyers = {
  ewa: {
    firstName: 'Ewa',
    lastName: 'Zawadzka',
    email: 'ewa.morska@example.com',
    phone: '+48 600 777 888',
    address: 'ul. Wydmowa 5',
    city: 'Łeba',
    postalCode: '84-360',
  },
  ola: {
    firstName: 'Ola',
    lastName: 'Kamińska',
    email: 'ola.ladowa@example.com',
    phone: '+48 500 111 222',
    address: 'ul. Klifowa 7',
    city: 'Rewal',
    postalCode: '72-344',
  },
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
export async function placeHerOrders(
  { database }: Pick<TestShop, 'database'>,
  customerId: number | null = null,
  buyer = buyers.ewa,
) {
  const place = async (said: Parameters<typeof placeOrder>[1]) => {
    const { id } = await placeOrder(database, { ...buyer, createdAt: longAgo(60), updatedAt: longAgo(50), ...said })
    await linkTo(database, id)
    return id
  }
  const delivered = await place({
    ...done,
    pickupPoint: locker,
    customerId,
    trackingNumber: trackingNumber(buyer),
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
    url: `https://pay.example.com/${buyer.email}`,
    cancelPath: '/order?lang=pl#back',
  })
  return { delivered, invoiced, cancelled, packed, returnable, asked, payable }
}

const trackingNumber = ({ lastName }: { lastName: string }) =>
  lastName === buyers.ewa.lastName ? '620000000000000000000777' : '620000000000000000000888'

/** All of it, as it comes about by her own hand. */
export async function doEverything(shop: Pick<TestShop, 'database' | 'call'>, who: { email: string } = ewa) {
  const { database } = shop
  const buyer = who === ewa ? buyers.ewa : buyers.ola
  const name = `${buyer.firstName} ${buyer.lastName}`
  const isHers = sql`lower(email) = ${buyer.email}`
  const herPayments = sql`payments where order_id in (select id from orders where ${isHers})`
  const cookies = cookiesOf(
    await register(shop, { ...buyer, email: who.email, password: 'szara sól z Pouliguen', postalCode: undefined }),
  )
  const customerId = await customerIdOf(database, who.email)
  const orders = await placeHerOrders(shop, customerId, buyer)
  await shop.call('POST', '/api/contact', {
    body: { name, email: buyer.email, message: who === ewa ? 'Pytanie o fale' : 'Pytanie o klif' },
  })
  const background = who === ewa ? '#6f9a96' : '#966f9a'
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await applyTo(
    shop,
    { ...buyer, description: who === ewa ? 'Kuchnia nad wydmą' : 'Kuchnia na klifie' },
    { photo: new Blob([new Uint8Array(photo)]) },
  )
  await database.execute(sql`
    with made as (
      insert into member_materials (member_id, state, made_at) select id, 'made', now() from members where ${isHers} returning member_id)
    insert into material_links (mail_id, member_id, valid_until, token_hashes)
    select gen_random_uuid(), member_id, now() + interval '1 day', array[sha256(${buyer.email}::text::bytea)] from made`)
  // One campaign goes to both: while it is under way no other begins.
  if (who === ewa) await startUnnoticed(database)
  await shop.call('POST', '/api/customers/login', { body: { email: buyer.email, password: 'nie to hasło' } })
  await shop.call('POST', '/api/customers/password-recovery', { body: { email: buyer.email } })
  await database.execute(sql`
    insert into mails (id, kind, recipient, language, subject, html, plain, state)
    select uuidv7(), 'order-confirmed', ${buyer.email}, 'pl', 'Potwierdzenie zamówienia ' || number, ${name}, ${name}, 'sent' from orders where ${isHers}
    union all select uuidv7(), 'order-paid', null, 'pl', 'Nowe zamówienie ' || number, ${name}, ${name}, 'sent' from orders where ${isHers}`)
  await database.execute(
    sql`insert into notes (order_id, text, written_by) values (${orders.packed}, ${`${name} prosi o telefon`}, 'admin')`,
  )
  await database.execute(sql`insert into tags (order_id, tag) values (${orders.packed}, ${name})`)
  await database.execute(sql`
    insert into order_events (order_id, kind, actor, details) values (${orders.delivered}, 'shipping_changed', 'administrator',
      ${JSON.stringify({ from: 'not_shipped', to: 'shipped', trackingNumber: trackingNumber(buyer), earlierNumber: null, lotsTaken: [1], by: 'admin' })}),
      (${orders.delivered}, 'label_made', 'carrier', '{"parcel":1,"reference":"S-1-1"}'),
      (${orders.delivered}, 'refund_begun', 'administrator', ${JSON.stringify({ amount: '1.00', reason: `${name} pisała`, by: 'admin' })})`)
  await database.execute(sql`
    insert into shipments (order_id, parcel, attempt, carrier, reference, service, point, weight_grams, state, tracking_number, problem, created_by)
    values (${orders.delivered}, 1, 1, 'inpost', ${`${buyer.city}-1-1`}, 'locker', 'LEB01A', 500, 'delivered', ${trackingNumber(buyer)}, ${JSON.stringify({ code: 'refused', told: name })}, 'admin')`)
  await database.execute(sql`
    insert into vat_number_checks (order_id, number, state, name)
    values (${orders.delivered}, 'PL1', 'valid', ${name}), (${orders.invoiced}, 'PL5260250274', 'valid', 'Sól i Syn')`)
  await database.execute(sql`
    insert into refunds (id, payment_id, order_id, amount_grosze, reason, state)
    select gen_random_uuid(), id, order_id, 100, ${`${name} pisała`}, 'done' from ${herPayments}`)
  await database.execute(sql`
    insert into transfers (id, key, order_id, payment_id, amount_grosze, paid_on, evidence, administrator)
    select gen_random_uuid(), 'line-' || order_id, order_id, id, 100, now(), ${`przelew od ${name}`}, 'admin' from ${herPayments}`)
  await database.execute(sql`
    insert into statement_lines (identity, booked_on, amount_grosze, title, sender, sender_account, state, order_id, decided_at, decided_by)
    values (sha256(${name}::text::bytea), now(), 100, ${`${name} za sól`}, ${name.toUpperCase()}, '61109010140000071219812874', 'booked', ${orders.delivered}, now(), 'admin')`)
  await database.execute(sql`
    with lot as (insert into stock_lots (product_id, number, best_before) values (1, ${`L-${buyer.city}`}, now()) returning id)
    insert into order_lots (order_id, lot_id, pieces) select ${orders.delivered}, id, 1 from lot`)
  await database.execute(
    sql`insert into products (slug, name, description, price_grosze, in_stock) values ('wyprzedana', 'Wyprzedana', '', 100, false) on conflict do nothing`,
  )
  await shop.call('POST', '/api/store/products/wyprzedana/waiting', { body: { email: who.email } })
  await database.execute(sql`
    insert into newsletter_subscriptions (id, email, language, asked_on, shown_text, confirmed_at)
    values (gen_random_uuid(), ${who.email}, 'pl', '/', 'Zgoda', now())`)
  await database.execute(sql`
    insert into reviews (product_id, order_id, language, stars, body, shown_name)
    select id, ${orders.delivered}::integer, 'pl', 5, ${`${name} poleca`}, ${name} from products where slug = 'wyprzedana'`)
  await database.execute(sql`
    insert into withdrawals (
      order_id, name, order_number, email, goods, is_whole, remark, language, declaration, state, is_proved, content_hash,
      handled_at, handled_by
    )
    select id, ${name}, number, ${buyer.email}, '', true, '', 'pl', ${`Ja, ${name}, odstępuję`}, 'accepted', true, ''::bytea,
      now(), 'admin'
    from orders where id = ${orders.returnable}
    union all select null, ${name}, 'S-1', ${buyer.email}, '', true, ${buyer.firstName}, 'pl', ${name}, 'unmatched', false, ''::bytea,
      now(), 'admin'`)
  await database.execute(sql`
    insert into audit_entries (administrator, action, subject, after) values ('admin', 'sent', 'campaign', ${JSON.stringify({ note: `do ${who.email}` })})`)
  await database.execute(sql`
    insert into audit_entries (administrator, action, subject, subject_id, before, after) values
      ('admin', 'refunded', 'order', ${String(orders.delivered)}, null, ${JSON.stringify({ amount: '1.00', reason: `${name} pisała` })}),
      ('admin', 'changed', 'order', ${String(orders.delivered)}, '{"trackingNumber":null}', ${JSON.stringify({ trackingNumber: trackingNumber(buyer) })})`)
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
