import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { decide } from '../../tests/support/checkouts.ts'
import { buyAsCompany, issuedIn } from '../../tests/support/invoices.ts'
import { openWithPaidOrder, refundsOf } from '../../tests/support/refunds.ts'
import { openTestShop } from '../../tests/support/shop.ts'
import { payments } from '../payments/payments.table.ts'

test('each refund is corrected once, the last of them to nothing', async () => {
  const shop = await openTestShop()
  const { pay } = await buyAsCompany(shop)
  await pay()
  const { refunded } = await refundsOf(shop)
  await refunded({ amount: '3,33' })
  await refunded({ amount: '0,01' })
  await refunded()
  await pay()
  const [invoice, ...corrections] = await issuedIn(shop)
  expect(corrections.map(({ number }) => number.slice(-6))).toEqual(['000001', '000002', '000003'])
  expect(corrections.map(({ reason, total }) => [reason, total])).toEqual([
    ['part_refund', -333],
    ['part_refund', -1],
    ['whole_refund', -((invoice?.total ?? 0) - 334)],
  ])
  expect(corrections.every(({ corrected }) => corrected?.number === invoice?.number)).toBe(true)
  for (const of of ['net', 'vat', 'total'] as const) {
    expect([invoice, ...corrections].reduce((sum, one) => sum + (one?.[of] ?? 0), 0)).toBe(0)
  }
  expect(corrections.at(-1)?.sums).toEqual([{ rate: 23, net: 0, vat: 0, gross: 0 }])
})

test('what was given back before anybody asked for an invoice is corrected at once', async () => {
  const shop = await openTestShop()
  const { pay } = await buyAsCompany(shop, {})
  await pay()
  const { refunded } = await refundsOf(shop)
  await refunded({ amount: '5,00' })
  expect(await issuedIn(shop)).toEqual([])
  expect((await shop.callAsAdmin('POST', '/api/admin/orders/1/documents')).status).toBe(201)
  expect((await issuedIn(shop)).map(({ kind, total }) => [kind, total])).toMatchObject([
    ['invoice', expect.any(Number)],
    ['correction', -500],
  ])
  await refunded()
  expect((await issuedIn(shop)).reduce((sum, { total }) => sum + total, 0)).toBe(0)
})

test('a refund that turns out not to have arrived is corrected back, and the next one once more', async () => {
  const { shop, stripe, session, refunded, deliverAll } = await openWithPaidOrder()
  expect((await shop.callAsAdmin('POST', '/api/admin/orders/1/documents')).status).toBe(201)
  await refunded()
  stripe.failRefund(session)
  await deliverAll(2)
  await refunded({ amount: '5,99' })
  const issued = await issuedIn(shop)
  expect(issued.map(({ reason, total, takesBack }) => [reason, total, takesBack])).toEqual([
    [null, 2599, false],
    ['whole_refund', -2599, false],
    ['refund_failed', 2599, true],
    ['part_refund', -599, false],
  ])
  expect(issued[2]?.sums).toEqual(issued[0]?.sums)
})

test('what comes back of a second payment is no part of the sale', async () => {
  const shop = await openTestShop()
  const { pay } = await buyAsCompany(shop)
  await pay()
  const [first] = await shop.database.select().from(payments)
  const id = randomUUID()
  await shop.database
    .insert(payments)
    .values({ ...(first as typeof payments.$inferInsert), id, sessionId: `demo_${id}`, state: 'flagged' })
  await decide(shop.database, `demo_${id}`, 'paid')
  const { refunded } = await refundsOf(shop)
  await refunded({ paymentId: id })
  expect((await issuedIn(shop)).map(({ kind }) => kind)).toEqual(['invoice'])
})
