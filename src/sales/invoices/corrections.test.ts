import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { decide, order as checkOut, sessionIn, stock } from '../../../tests/support/checkouts.ts'
import { buyAsCompany, checkoutCompany, issuedIn, placeInvoicedOrder } from '../../../tests/support/invoices.ts'
import { openWithPaidOrder, refundsOf } from '../../../tests/support/refunds.ts'
import { openReadyDatabase } from '../../../tests/support/job-runner.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { openStripeScene } from '../../../tests/support/stripe-shop.ts'
import { money } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { orderEvents } from '../orders/orders.table.ts'
import { payments, refunds } from '../payments/payments.table.ts'
import { differenceOf } from './invoice.ts'
import { issueCorrections } from './issue-corrections.server.ts'
import { makeReturnedCorrectionFile } from './make-invoice-file.server.ts'
import { documentOf } from './read-document.server.ts'
import { salesWithoutInvoice } from './months/sales-without-invoice.server.ts'

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

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** A company's order with its invoice, what goes back of it, and what it is changed to. */
async function openInvoiced(database: Database) {
  const { order, invoice } = await placeInvoicedOrder(database)
  const [payment] = await database.select().from(payments).where(eq(payments.orderId, order.id))
  const event = async (kind: string, details: object, createdAt: Date) => {
    const [noted] = await database
      .insert(orderEvents)
      .values({ orderId: order.id, kind, actor: 'administrator', details: { ...details }, createdAt })
      .returning()
    return noted?.id
  }
  return {
    order,
    invoice,
    issue: () => issueCorrections(database, order.id),
    async give(amount: number, days: number, more: Partial<typeof refunds.$inferInsert> = {}) {
      const [id, createdAt] = [randomUUID(), daysAgo(days)]
      const noted = { id, orderId: order.id, paymentId: payment?.id ?? '', amount: money(amount), createdAt }
      await database.insert(refunds).values({ ...noted, state: 'done', ...more })
      await event('refunded', { refund: id }, createdAt)
      return id
    },
    async fail(id: string, days: number) {
      await database.update(refunds).set({ state: 'refused' }).where(eq(refunds.id, id))
      await event('refund_failed', { refund: id }, daysAgo(days))
    },
    change: (kind = 'content_changed') => event(kind, {}, new Date()),
  }
}

const inShort = (issued: { reason: string | null; total: number; takesBack: boolean }[]) =>
  issued.map(({ reason, total, takesBack }) => [reason, total, takesBack])

test('what didn’t arrive is taken back before what is given instead of it', async () => {
  const { database } = await openReadyDatabase()
  const { order, issue, give, fail } = await openInvoiced(database)
  const first = await give(order.total, 1)
  await issue()
  await fail(first, 0)
  // It was begun before the other one, and the bank took its time.
  await give(5_000, 2)
  expect(inShort(await issue())).toEqual([
    ['refund_failed', order.total, true],
    ['part_refund', -5_000, false],
  ])
})

test('each refund of a sale is corrected by itself, once, and as of its day; what is none, and what is another’s, isn’t', async () => {
  const { database } = await openReadyDatabase()
  const other = await openInvoiced(database)
  const { order, invoice, issue, give, fail } = await openInvoiced(database)
  const begun = await Promise.all([
    give(1_000, 5),
    give(500, 4, { way: 'chargeback' }),
    give(70, 3, { isOfChange: true }),
    give(60, 3, { state: 'waiting' }),
    give(50, 3, { state: 'refused' }),
  ])
  await other.give(300, 6)
  const issued = await issue()
  expect(inShort(issued)).toEqual([
    ['part_refund', -1_000, false],
    ['chargeback', -500, false],
  ])
  expect(issued.map(({ refundId }) => refundId)).toEqual(begun.slice(0, 2))
  expect(issued.map(({ paidAt }) => Math.round((Date.now() - paidAt.getTime()) / 86_400_000))).toEqual([5, 4])
  expect(issued.map(({ correctedId, orderNumber }) => [correctedId, orderNumber])).toEqual(
    [1, 2].map(() => [invoice.id, order.number]),
  )
  expect(await issue()).toEqual([])
  await fail(begun[0], 1)
  const back = await issue()
  expect(inShort(back)).toEqual([['refund_failed', 1_000, true]])
  expect(Math.round((Date.now() - (back[0]?.paidAt.getTime() ?? 0)) / 86_400_000)).toBe(1)
  // No more is corrected than is left.
  await give(order.total, 0)
  expect(inShort(await issue())).toEqual([['part_refund', -(order.total - 500), false]])
  expect(await issue()).toEqual([])
  expect(inShort(await other.issue())).toEqual([['part_refund', -300, false]])
  await other.give(other.order.total, 0)
  expect(inShort(await other.issue())).toEqual([['part_refund', -(other.order.total - 300), false]])
  const noted = await database.select().from(orderEvents).where(eq(orderEvents.kind, 'correction_issued'))
  expect(noted.map(({ orderId }) => orderId)).toEqual([
    ...[1, 2, 3, 4].map(() => order.id),
    ...[1, 2].map(() => other.order.id),
  ])
})

test('each change of what was sold, or to whom, is corrected once, and refunds stay as they were', async () => {
  const { database } = await openReadyDatabase()
  const { order, issue, give, change } = await openInvoiced(database)
  const other = await openInvoiced(database)
  await change()
  expect(await issue()).toEqual([])
  await give(1_000, 5)
  await issue()
  const reprice = (grosze: number) =>
    database.execute(
      sql`update order_lines set price_grosze = price_grosze + ${grosze} where order_id = ${order.id} and position = 0`,
    )
  await reprice(-100)
  const changeId = await change('surcharge_waived')
  // What is said of another order is about that one.
  await other.change()
  const [cheaper, ...others] = await issue()
  expect(others).toEqual([])
  expect(cheaper).toMatchObject({
    reason: 'order_changed',
    total: -100,
    changeId,
    buyerBefore: null,
    taxationBefore: null,
  })
  expect(cheaper?.linesBefore?.map(({ gross }) => gross)).toEqual([2_490, 4_980, 1_599])
  expect(cheaper?.lines.map(({ gross }) => gross)).toEqual([2_390, 4_980, 1_599])
  // What nobody has noted as a change isn't one.
  await reprice(-100)
  expect(await issue()).toEqual([])
  await database.execute(sql`update orders set company_name = 'Bistro Fala' where id = ${order.id}`)
  await change()
  const [renamed] = await issue()
  expect(renamed).toMatchObject({ total: -100, buyer: { name: 'Bistro Fala' } })
  expect(renamed?.buyerBefore?.name).not.toBe('Bistro Fala')
  await database.execute(sql`update orders set company_name = 'Bistro Port' where id = ${order.id}`)
  await change()
  expect(await issue()).toMatchObject([{ total: 0, buyer: { name: 'Bistro Port' }, linesBefore: renamed?.lines }])
  // Goods of a rate that wasn't in it before.
  await database.execute(sql`update order_lines set vat_rate = 5 where order_id = ${order.id} and position = 0`)
  await change()
  const [otherRate] = await issue()
  expect(otherRate?.sums.map(({ rate }) => rate)).toEqual([23, 5])
  expect(otherRate?.total).toBe(0)
  await give(order.total, 0)
  const [rest] = await issue()
  expect(rest).toMatchObject({ reason: 'part_refund', total: -(order.total - 1_200) })
  expect(await other.issue()).toEqual([])
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
