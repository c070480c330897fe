import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeInvoicedOrder } from '../../../../tests/support/invoices.ts'
import { openReadyDatabase } from '../../../../tests/support/job-runner.ts'
import { money } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { orderEvents } from '../../orders/orders.table.ts'
import { payments, refunds } from '../../payments/payments.table.ts'
import { issueCorrections } from './issue-corrections.server.ts'

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
