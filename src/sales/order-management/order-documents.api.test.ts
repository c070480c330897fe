import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { anna as person, register } from '../../../tests/support/customers.ts'
import { placeInvoicedOrder } from '../../../tests/support/invoices.ts'
import { customerIdOf, linkTo, placeOrder } from '../../../tests/support/orders.ts'
import { adminPassword } from '../../../tests/support/database.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { orderEvents } from '../orders/orders.table.ts'

async function textOf(answer: Response): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

const statusOf = async (call: Promise<Response>) => {
  const answer = await call
  await answer.arrayBuffer()
  return answer.status
}

/** An order with its invoice, and three ways to it. */
async function openInvoiced(shop: TestShop, customerId: number | null = null) {
  const { order, invoice } = await placeInvoicedOrder(shop.database, { customerId })
  const { token } = await linkTo(shop.database, order.id)
  return { order, invoice, token }
}

test('an invoice is had by the link of a letter and in the panel, is kept by nobody on the way, and found by no search', async () => {
  const shop = await openTestShop()
  const { order, invoice, token } = await openInvoiced(shop)
  const ways = [
    shop.call('GET', `/api/store/order-links/${token}/documents/${invoice.id}`),
    shop.callAsAdmin('GET', `/api/admin/orders/${order.id}/documents/${invoice.id}`),
    shop.callAsAdmin('GET', `/api/store/orders/${order.id}/documents/${invoice.id}`),
  ]
  for (const answer of await Promise.all(ways)) {
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Faktura-${invoice.number.replaceAll('/', '-')}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(await textOf(answer)).toContain(invoice.number)
  }
})

test('nobody has a document of somebody else’s order, by whatever way and number', async () => {
  const shop = await openTestShop()
  const anna = cookiesOf(await register(shop, { ...person, email: 'anna@example.com' }))
  const jan = cookiesOf(await register(shop, { ...person, email: 'jan@example.com' }))
  const own = await openInvoiced(shop, await customerIdOf(shop.database, 'anna@example.com'))
  const others = await openInvoiced(shop)
  const asAnna = (path: string, method = 'GET', more = '') =>
    statusOf(shop.call(method, path, { headers: { Cookie: `${anna}${more}` } }))
  const path = `/api/store/orders/${own.order.id}/documents`
  expect(await asAnna(`${path}/${own.invoice.id}`)).toBe(200)
  expect(await statusOf(shop.call('GET', `${path}/${own.invoice.id}`, { headers: { Cookie: jan } }))).toBe(404)
  const nobody = await shop.call('GET', `${path}/${own.invoice.id}`)
  expect([nobody.status, nobody.headers.getSetCookie()]).toEqual([
    401,
    [expect.stringMatching(/^salorge-signed-in=; Max-Age=0/)],
  ])
  expect(await asAnna(`${path}/${others.invoice.id}`)).toBe(404)
  expect(await asAnna(`/api/store/orders/${others.order.id}/documents/${others.invoice.id}`)).toBe(404)
  expect(await asAnna(`/api/store/orders/${others.order.id}/documents`, 'POST')).toBe(404)
  expect(await asAnna(`/api/admin/orders/${own.order.id}/documents/${own.invoice.id}`)).toBe(401)
  const linked = `/api/store/order-links/${own.token}/documents`
  expect(await statusOf(shop.call('GET', `${linked}/${others.invoice.id}`))).toBe(404)
  for (const name of ['0', '-1', '1.5', '9999999999', 'proforma', 'x', '%00', '..%2F..%2Fadmin']) {
    expect(await statusOf(shop.call('GET', `${linked}/${name}`)), name).toBe(404)
  }
  // An administrator who may not see documents sees those that are their own as a customer.
  await shop.callAsAdmin('GET', '/api/admin/session')
  await shop.database.execute(sql`update administrators set role = 'packer'`)
  expect(await statusOf(shop.callAsAdmin('GET', `${path}/${own.invoice.id}`))).toBe(403)
  const asBoth = cookiesOf(
    await shop.call('POST', '/api/admin/login', { body: { username: 'admin', password: adminPassword } }),
  )
  expect(await asAnna(`${path}/${own.invoice.id}`, 'GET', `; ${asBoth}`)).toBe(200)
})

test('a proforma is there while the order waits for its money, and no longer', async () => {
  const shop = await openTestShop()
  const { id, number } = await placeOrder(shop.database, { companyName: 'Bistro Morze', taxNumber: '5260250274' })
  const { token } = await linkTo(shop.database, id)
  const path = `/api/store/order-links/${token}/documents/proforma`
  const answer = await shop.call('GET', path)
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="Proforma-${number}.pdf"`)
  expect(await textOf(answer)).toContain('Bistro Morze')
  // It is dated by what is in it now.
  await shop.database.insert(orderEvents).values([
    { orderId: id, kind: 'placed', actor: 'customer', createdAt: new Date('2026-05-01T10:00:00Z') },
    { orderId: id, kind: 'changed', actor: 'customer', createdAt: new Date('2026-05-03T10:00:00Z') },
  ])
  expect(await textOf(await shop.call('GET', path))).toContain('Data wystawienia 2026-05-03')
  await shop.callAsAdmin('PUT', `/api/admin/orders/${id}/status`, { body: { status: 'cancelled' } })
  expect(await statusOf(shop.call('GET', path))).toBe(404)
})
