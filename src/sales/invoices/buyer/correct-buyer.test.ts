import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { issuedIn, placeCompanyOrder, placeInvoicedOrder } from '../../../../tests/support/invoices.ts'
import { refundsOf } from '../../../../tests/support/refunds.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { mails } from '../../../mail/mails.table.ts'
import { orders } from '../../orders/orders.table.ts'
import { taxRules } from '../../orders/taxation.ts'
import { payments } from '../../payments/payments.table.ts'
import { withLive } from '../../../server/live.ts'
import { issueInvoice } from '../issue-invoice.server.ts'
import { exportDocuments } from '../months/export-documents.server.ts'
import { monthOf } from '../months/invoice-month.ts'
import { buyerOf } from '../parties.ts'
import { documentOf } from '../read-document.server.ts'
import { previewBuyer } from './correct-buyer.server.ts'

const right = {
  name: 'Bistro Morze SA',
  taxNumber: '526-025-02-74',
  address: 'Solna 3',
  postalCode: '81718',
  city: 'Sopot',
  country: 'Poland',
  reason: 'Tak w KRS',
}
const another = { ...right, taxNumber: '1132191233', name: 'Gdańska Sól SA' }

test('the buyer’s data are corrected by a document with before and after, which changes no sum', async () => {
  const shop = await openTestShop()
  const { order, invoice } = await placeInvoicedOrder(shop.database)
  const path = `/api/admin/invoices/${invoice.id}/buyer`
  const preview = await shop.callAsAdmin('POST', `${path}/preview`, { body: right })
  expect(await preview.json()).toMatchObject({
    way: 'corrected',
    invoice: invoice.number,
    before: { name: 'Bistro Morze sp. z o.o.' },
    after: { name: 'Bistro Morze SA', taxNumber: '5260250274', postalCode: '81-718' },
    isTaxedOtherwise: false,
  })
  expect(await issuedIn(shop)).toHaveLength(1)
  expect((await shop.callAsAdmin('POST', path, { body: right })).status).toBe(201)
  const [, correction] = await issuedIn(shop)
  expect(correction).toMatchObject({ reason: 'buyer_corrected', total: 0, net: 0, vat: 0, sums: invoice.sums })
  expect(documentOf(correction!)).toMatchObject({
    buyer: { name: 'Bistro Morze SA', street: 'Solna 3', city: 'Sopot', country: 'PL' },
    correction: { of: { number: invoice.number }, buyerBefore: invoice.buyer, before: invoice.sums },
  })
  const [mailed] = await shop.database.select().from(mails).where(eq(mails.kind, 'invoice-corrected'))
  expect(mailed?.recipient).toBe(order.email)
  // The order says the same from now on, so that no later change takes it back, and the same again is refused.
  const [row] = await shop.database.select().from(orders).where(eq(orders.id, order.id))
  expect(buyerOf(row!)).toEqual(correction?.buyer)
  expect(await (await shop.callAsAdmin('POST', path, { body: right })).json()).toMatchObject({
    code: 'buyer_unchanged',
  })
  expect([row?.address, row?.invoiceAddress]).toEqual([order.address, 'Solna 3'])
})

test('an invoice to another taxpayer is corrected to zero and replaced, refunds included, and every sum stays right', async () => {
  const shop = await openTestShop()
  const { invoice } = await placeInvoicedOrder(shop.database)
  await shop.database.update(payments).set({ provider: 'transfer' })
  const { refunded } = await refundsOf(shop)
  const sentOn = dayInPoland()
  await refunded({ amount: '3,33', sentOn })
  const path = (id: number) => `/api/admin/invoices/${id}/buyer`
  const both = await Promise.all([1, 2].map(() => shop.callAsAdmin('POST', path(invoice.id), { body: another })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const [, , next, toZero, again] = await issuedIn(shop)
  expect(next).toMatchObject({ kind: 'invoice', replacesId: invoice.id, total: invoice.total, paidAt: invoice.paidAt })
  expect(next?.buyer).toMatchObject({ name: 'Gdańska Sól SA', taxNumber: { country: 'PL', digits: '1132191233' } })
  expect(toZero).toMatchObject({ reason: 'buyer_replaced', correctedId: invoice.id, total: 333 - invoice.total })
  expect(toZero?.buyer).toEqual(invoice.buyer)
  expect(again).toMatchObject({ reason: 'part_refund', correctedId: next?.id, total: -333 })
  await refunded({ amount: '1,00', sentOn })
  const all = await issuedIn(shop)
  expect(all.at(-1)).toMatchObject({ correctedId: next?.id, total: -100 })
  expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(invoice.total - 433)
  expect((await shop.callAsAdmin('POST', path(invoice.id), { body: right })).status).toBe(409)
  // In the month's table each document stands once, and none is said to have been recorded without an invoice.
  let table = ''
  for await (const part of exportDocuments(shop.database, monthOf(new Date()))) table += part
  expect(table.split(next?.number ?? '-').length - 1).toBe(3)
  const rows = table.trim().split('\r\n').slice(1)
  expect(rows).toHaveLength(6)
  expect(rows.every((line) => !/\d{4}-\d{2}$/.test(line))).toBe(true)
})

test('no number is put on what was sold with a receipt, and a private person’s name can be corrected', async () => {
  const shop = await openTestShop()
  const { invoice } = await placeInvoicedOrder(shop.database, { companyName: null, taxNumber: null })
  const path = `/api/admin/invoices/${invoice.id}/buyer`
  const person = { ...right, name: 'Anna Maria Nowak', taxNumber: '' }
  expect((await shop.callAsAdmin('POST', path, { body: person })).status).toBe(201)
  const [, correction] = await issuedIn(shop)
  expect(correction).toMatchObject({ reason: 'buyer_corrected', buyer: { name: 'Anna Maria Nowak', taxNumber: null } })
  const soldAtTill = await placeCompanyOrder(shop.database, { companyName: null, taxNumber: null })
  await shop.database.update(payments).set({ provider: 'cash' }).where(eq(payments.orderId, soldAtTill.id))
  const receipted = await shop.database.transaction((one) => issueInvoice(one, soldAtTill, { actor: 'shop' }))
  const refused = await shop.callAsAdmin('POST', `/api/admin/invoices/${receipted.id}/buyer`, { body: right })
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'receipt_without_number' }])
  const wrong = await shop.callAsAdmin('POST', path, { body: { ...right, taxNumber: '5260250275', reason: ' ' } })
  expect(Object.keys(((await wrong.json()) as { fields: object }).fields)).toEqual(['taxNumber', 'reason'])
  // Nor does a sale at 0 %, or at another country's rate, become one to somebody who isn't taxed so.
  const answerTo = async (id: number, taxNumber: string, way = '') => {
    const body = { ...right, name: 'Sel SARL', country: 'France', taxNumber }
    return (await (await shop.callAsAdmin('POST', `/api/admin/invoices/${id}/buyer${way}`, { body })).json()) as object
  }
  const untaxed = await placeInvoicedOrder(shop.database, { taxation: 'within_union', taxNumber: 'DE123456789' })
  const { number } = untaxed.invoice
  for (const taxNumber of ['1132191233', ''])
    expect(await answerTo(untaxed.invoice.id, taxNumber)).toMatchObject({ code: 'buyer_taxed_otherwise' })
  expect(await answerTo(untaxed.invoice.id, 'FR12345678901', '/preview')).toMatchObject({
    way: 'replaced',
    invoice: number,
  })
  const abroad = { taxation: 'destination', companyName: null, taxNumber: null } as const
  const consumers = await placeInvoicedOrder(shop.database, abroad)
  expect(await answerTo(consumers.invoice.id, 'FR12345678901')).toMatchObject({ code: 'buyer_taxed_otherwise' })
})

test('where another number would have changed the tax, the preview says that the documents keep it', async () => {
  const { database } = await openTestShop()
  const { invoice } = await placeInvoicedOrder(database, { country: 'Germany', postalCode: '10115' })
  const rules = { ...taxRules.now(), sellsWithinUnion: true }
  const preview = (number: string) =>
    withLive(new Map([['tax-rules', rules]]), () => previewBuyer(database, invoice.id, { ...right, taxNumber: number }))
  expect(await preview('DE136695976')).toMatchObject({ value: { way: 'replaced', isTaxedOtherwise: true } })
  expect(await preview('1132191233')).toMatchObject({ value: { way: 'replaced', isTaxedOtherwise: false } })
})
