import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { order } from '../../../tests/support/checkouts.ts'
import { buyAsCompany, checkoutCompany as company, issuedIn } from '../../../tests/support/invoices.ts'
import { emailsAsSent } from '../../../tests/support/sent-emails.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import type { MailKind } from '../../mail/mail-kinds.ts'
import type { OrderDetails, OrderRecord } from '../order-management/order-details.ts'
import { totalOf } from './invoice.ts'
import { invoices } from './invoices.table.ts'

const linkIn = async ({ database }: TestShop, kind: MailKind) =>
  /\/order\/([\w-]{43})/.exec((await emailsAsSent(database, kind)).at(-1)?.plain ?? '')?.[1] ?? ''

test('a company has its invoice the moment it has paid, once, however often the payment is told', async () => {
  const shop = await openTestShop()
  const { pay } = await buyAsCompany(shop)
  expect(await issuedIn(shop)).toEqual([])
  expect((await Promise.all([pay(), pay(), pay()])).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid'])
  const issued = await issuedIn(shop)
  expect(issued).toMatchObject([
    {
      kind: 'invoice',
      sequence: 1,
      buyer: { name: 'Bistro Morze sp. z o.o.', taxNumber: { country: 'PL', digits: '5260250274' }, country: 'PL' },
      seller: { taxNumber: { country: 'PL', digits: '1234563218' }, country: 'FR' },
      paymentMethod: 'demo',
    },
  ])
  const [{ lines, sums, total } = { lines: [], sums: [], total: 0 }] = issued
  expect(lines[0]).toMatchObject({ name: 'Sól 1, 250\u00A0g', quantity: 2, price: 1000, gross: 2000, rate: 23 })
  expect(totalOf(sums).gross).toBe(total)
  const events = (await (await shop.callAsAdmin('GET', '/api/store/orders/1')).json()) as OrderRecord
  expect(events.events.map(({ kind }) => kind)).toContain('invoice_issued')
  expect(events.documents).toMatchObject({ issued: [{ number: issued[0]?.number }], canBeInvoiced: false })
})

test('a person has none until they ask, then one, by the link of their letter', async () => {
  const shop = await openTestShop()
  const { pay } = await buyAsCompany(shop, {})
  await pay()
  expect(await issuedIn(shop)).toEqual([])
  const path = `/api/store/order-links/${await linkIn(shop, 'order-confirmed')}`
  const { documents } = (await (await shop.call('GET', path)).json()) as OrderDetails
  expect(documents).toMatchObject({ issued: [], hasProforma: false, canBeInvoiced: true })
  expect(documents.invoiceUntil).not.toBeNull()
  const answers = await Promise.all([1, 2, 3].map(() => shop.call('POST', `${path}/documents`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(await issuedIn(shop)).toMatchObject([{ buyer: { name: 'Anna Nowak', taxNumber: null } }])
})

test('after three months a customer is too late, and the administrator isn’t', async () => {
  const shop = await openTestShop()
  const { pay } = await buyAsCompany(shop, {})
  await pay()
  await shop.database.execute(sql`update orders set paid_at = now() - interval '5 months'`)
  const path = `/api/store/order-links/${await linkIn(shop, 'order-confirmed')}`
  const { documents } = (await (await shop.call('GET', path)).json()) as OrderDetails
  expect(documents).toMatchObject({ invoiceUntil: null, canBeInvoiced: true })
  const refused = await shop.call('POST', `${path}/documents`)
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'invoice_too_late'])
  // Who had the goods later may ask later.
  await shop.callAsAdmin('PUT', '/api/admin/orders/1/shipping-status', { body: { shippingStatus: 'delivered' } })
  const again = (await (await shop.call('GET', path)).json()) as OrderDetails
  expect(again.documents.invoiceUntil).not.toBeNull()
  await shop.database.execute(sql`update order_events set created_at = now() - interval '5 months'`)
  expect((await shop.call('POST', `${path}/documents`)).status).toBe(409)
  const given = await shop.callAsAdmin('POST', '/api/admin/orders/1/documents')
  expect(given.status).toBe(201)
  expect(((await given.json()) as OrderRecord).documents.issued).toHaveLength(1)
})

test('nothing is invoiced that isn’t paid, is cancelled or cost nothing, and nobody asks for another’s', async () => {
  const shop = await openTestShop()
  const { pay } = await buyAsCompany(shop)
  const ask = async () => (await shop.callAsAdmin('POST', '/api/admin/orders/1/documents')).status
  expect(await ask()).toBe(409)
  await pay()
  await shop.database.execute(sql`alter table invoices disable trigger keep_invoices`)
  await shop.database.delete(invoices)
  await shop.callAsAdmin('PUT', '/api/admin/orders/1/status', { body: { status: 'cancelled' } })
  expect(await ask()).toBe(409)
  expect((await shop.callAsAdmin('POST', '/api/admin/orders/999/documents')).status).toBe(404)
  expect((await shop.call('POST', `/api/store/order-links/${'x'.repeat(43)}/documents`)).status).toBe(404)
  expect((await shop.call('POST', '/api/store/orders/1/documents')).status).toBe(401)
  await shop.database.execute(sql`
    insert into discount_codes (code, type, value_hundredths, max_uses) values ('DAR', 'percentage', 10000, null)`)
  await shop.callAsAdmin('POST', '/api/admin/shipping-rates', { body: { minWeight: 0, cost: '0' } })
  const free = await order(shop, [{ id: 1, quantity: 1 }], { company, discountCode: 'DAR' })
  expect(free.status).toBe(201)
  const { rows } = await shop.database.execute(sql`select payment_status, total_grosze from orders where id = 2`)
  expect(rows).toEqual([{ payment_status: 'paid', total_grosze: 0 }])
  expect(await issuedIn(shop)).toEqual([])
})

test('an order that somebody has to look at first is invoiced when it is confirmed', async () => {
  const shop = await openTestShop()
  const { pay } = await buyAsCompany(shop)
  await shop.callAsAdmin('PUT', '/api/admin/orders/1/status', { body: { status: 'cancelled' } })
  await pay()
  expect(await issuedIn(shop)).toEqual([])
  await shop.callAsAdmin('PUT', '/api/admin/orders/1/status', { body: { status: 'confirmed' } })
  expect(await issuedIn(shop)).toMatchObject([{ number: expect.stringMatching(/000001$/) }])
})
