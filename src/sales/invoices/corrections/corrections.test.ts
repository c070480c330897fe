import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { decide, order as checkOut, sessionIn, stock } from '../../../../tests/support/checkouts.ts'
import { buyAsCompany, checkoutCompany, issuedIn, placeInvoicedOrder } from '../../../../tests/support/invoices.ts'
import { openWithPaidOrder, refundsOf } from '../../../../tests/support/refunds.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { openStripeScene } from '../../../../tests/support/stripe-shop.ts'
import { orderEvents } from '../../orders/orders.table.ts'
import { payments } from '../../payments/payments.table.ts'
import { differenceOf } from '../invoice.ts'
import { issueCorrections } from './issue-corrections.server.ts'
import { makeReturnedCorrectionFile } from '../make-invoice-file.server.ts'
import { documentOf } from '../read-document.server.ts'
import { salesWithoutInvoice } from '../months/sales-without-invoice.server.ts'

/** When such a thing first happened. */
async function momentOf({ database }: TestShop, kind: string) {
  const [event] = await database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.kind, kind))
    .orderBy(asc(orderEvents.id))
  return event?.createdAt
}

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
    ['part_refund', -((invoice?.total ?? 0) - 334)],
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
  await shop.database.execute(sql`update order_events set created_at = created_at - interval '9 days'`)
  expect((await shop.callAsAdmin('POST', '/api/admin/orders/1/documents')).status).toBe(201)
  const [, correction] = await issuedIn(shop)
  expect(correction?.paidAt).toEqual(await momentOf(shop, 'refunded'))
  expect((correction?.issuedAt.getTime() ?? 0) - (correction?.paidAt.getTime() ?? 0)).toBeGreaterThan(8 * 86_400_000)
  expect((await issuedIn(shop)).map(({ kind, total }) => [kind, total])).toMatchObject([
    ['invoice', expect.any(Number)],
    ['correction', -500],
  ])
  await refunded()
  expect((await issuedIn(shop)).reduce((sum, { total }) => sum + total, 0)).toBe(0)
})

test('a refund that turns out not to have arrived is corrected back, and the next one once more', async () => {
  const { shop, stripe, session, id, refunded, deliverAll } = await openWithPaidOrder()
  expect((await shop.callAsAdmin('POST', `/api/admin/orders/${id}/documents`)).status).toBe(201)
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
  expect(issued[1]?.paidAt).toEqual(await momentOf(shop, 'refunded'))
  expect(issued[2]?.paidAt).toEqual(await momentOf(shop, 'refund_failed'))
  expect(issued.slice(1).map(({ lines }) => lines)).toEqual([1, 2, 3].map(() => issued[0]?.lines))
})

test('a refund for goods of one rate corrects that rate, on paper and in the accountant’s table', async () => {
  const { shop, stripe, deliverAll, rows } = await openStripeScene()
  const [salt = 0, butter = 0] = await stock(shop, { price: '10.00', pieces: 5 }, { price: '50.00', pieces: 5 })
  await shop.database.execute(sql`update products set vat_rate = 5 where id = ${butter}`)
  const cart = [salt, butter].map((id) => ({ id, quantity: 1 }))
  const buy = async (more: object) => {
    const session = await sessionIn(await checkOut(shop, cart, more))
    stripe.pay(session)
    await deliverAll(1)
    return refundsOf(shop)
  }
  const company = await buy({ company: checkoutCompany })
  expect(await company.refused({ amount: '10', vatRate: 8 })).toEqual([
    422,
    'refund_rate_unknown',
    'vatRate',
    'W\u00A0tym zamówieniu nie ma towarów z\u00A0taką stawką VAT.',
  ])
  expect(await company.refunded({ amount: '10', vatRate: 5 })).toMatchObject({ vatRate: 5 })
  const [, correction] = await issuedIn(shop)
  expect(
    differenceOf(correction?.before ?? [], correction?.sums ?? []).map(({ rate, gross }) => [rate, gross]),
  ).toEqual([
    [23, 0],
    [5, -1_000],
  ])
  expect(new Set(correction?.lines.map(({ rate }) => rate))).toEqual(new Set([5]))
  const person = await buy({})
  await person.refunded({ amount: '10', vatRate: 5 })
  const [{ month } = { month: '' }] = await rows<{ month: string }>(
    sql`select to_char(now() at time zone 'Europe/Warsaw', 'YYYY-MM') as month`,
  )
  const moves = (await salesWithoutInvoice(shop.database, month)).filter(({ kind }) => kind === 'refund')
  expect(moves.map(({ sums }) => sums.map(({ rate, gross }) => [rate, gross]))).toEqual([
    [
      [23, 0],
      [5, -1_000],
    ],
  ])
})

test('whoever was told of a correction has it with the letter, and so they have the one that takes it back', async () => {
  const { shop, stripe, deliverAll, rows } = await openStripeScene()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  const session = await sessionIn(await checkOut(shop, [{ id: salt, quantity: 1 }], { company: checkoutCompany }))
  stripe.pay(session)
  stripe.refund(session, 700)
  // Of the payment and of what went back of it the shop hears at the same time.
  await deliverAll(2)
  const attached = sql`
    select mails.kind as letter, attached.kind, reference = refund_id::text as is_its
    from mails join mail_attachments attached on mail_id = mails.id
    join invoices on invoices.kind = 'correction' and takes_back = (attached.kind = 'returned_correction')
    where mails.kind in ('order-refunded', 'order-refund-failed') order by mails.id`
  const told = { letter: 'order-refunded', kind: 'correction', is_its: true }
  expect(await rows(attached)).toEqual([told])
  stripe.failRefund(session)
  await deliverAll(2)
  expect(await rows(attached)).toEqual([
    told,
    { letter: 'order-refund-failed', kind: 'returned_correction', is_its: true },
  ])
  const [back] = (await issuedIn(shop)).slice(-1)
  const file = await makeReturnedCorrectionFile(shop.database, back?.refundId ?? '')
  expect(file.name).toBe(`Faktura-korygujaca-${back?.number.replaceAll('/', '-')}.pdf`)
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

test('a change after which a sale is taxed otherwise says how it was taxed before', async () => {
  const { database } = await openTestShop()
  const { order } = await placeInvoicedOrder(database)
  await database.execute(sql`update orders set taxation = 'within_union'`)
  await database.execute(sql`update order_lines set vat_rate = 0`)
  await database.insert(orderEvents).values({ orderId: order.id, kind: 'content_changed', actor: 'administrator' })
  const [correction] = await issueCorrections(database, order.id)
  expect(documentOf(correction!).correction).toMatchObject({ reason: 'order_changed', taxationBefore: 'domestic' })
})
