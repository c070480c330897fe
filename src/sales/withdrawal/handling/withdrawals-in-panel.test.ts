import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { attemptPayment } from '../../../../tests/support/orders.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import {
  daysAgo,
  draft,
  kept,
  emailsAbout,
  orderRow,
  placePaid,
  said,
  settleAll,
} from '../../../../tests/support/withdrawals.ts'
import { auditEntries } from '../../../audit/audit-entries.table.ts'
import { money } from '../../../kernel/money.ts'
import { flagOrder } from '../../orders/flag-order.server.ts'
import { endAttention } from '../order-attention.server.ts'
import { declareOwnWithdrawal } from '../declare-withdrawal.server.ts'
import { dayOf, refundDueOn } from '../withdrawal-period.ts'
import type { WithdrawalInList, WithdrawalRecord } from './withdrawal-record.ts'
import { withdrawals } from '../withdrawals.table.ts'

/** A declaration that fits no order. */
async function declareUnmatched(shop: TestShop, orderNumber = 'S-2026-999999') {
  const body = { name: 'Anna Nowak', email: 'inna@example.com', orderNumber }
  await shop.call('POST', '/api/withdrawals', { body })
  await settleAll(shop.database)
  return (await kept(shop.database)).at(-1)?.id as number
}

const list = async (shop: TestShop, query = '') => {
  const answer = await shop.callAsAdmin('GET', `/api/admin/withdrawals${query}`)
  return { total: answer.headers.get('X-Total-Count'), rows: (await answer.json()) as WithdrawalInList[] }
}
const change = (shop: TestShop, id: number, body: object) =>
  shop.callAsAdmin('PUT', `/api/admin/withdrawals/${id}`, { body })
const assign = (shop: TestShop, id: number, orderNumber: string) =>
  shop.callAsAdmin('PUT', `/api/admin/withdrawals/${id}/order`, { body: { orderNumber } })

test('those that wait are listed, the longest first, and one finds what one looks for', async () => {
  const shop = await openTestShop()
  const { id, number } = await placePaid(shop.database)
  await declareOwnWithdrawal(shop.database, id, draft, said)
  await declareOwnWithdrawal(shop.database, id, draft, said)
  await declareUnmatched(shop, number)
  expect(await list(shop, '?open=true')).toMatchObject({
    total: '2',
    rows: [
      { state: 'accepted', matchedNumber: number, likelyNumber: null },
      { state: 'unmatched', matchedNumber: null, likelyNumber: number, email: 'inna@example.com' },
    ],
  })
  expect((await list(shop, '?open=false')).rows.map(({ state }) => state)).toEqual(['repeated'])
  expect((await list(shop, '?search=INNA')).total).toBe('1')
  expect((await list(shop, '?search=%25')).total).toBe('0')
  expect((await list(shop)).rows.map(({ state }) => state)).toEqual(['unmatched', 'repeated', 'accepted'])
})

test('money is overdue once the goods are back, or never left; not while they are waited for, or when it has gone back', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const summary = async () => (await shop.callAsAdmin('GET', '/api/admin/withdrawals/summary')).json()
  const stands = async () => (await list(shop, '?open=true')).rows.map(({ refundStands }) => refundStands)
  const { id } = await placePaid(database, { shippingStatus: 'delivered' })
  const row = await declareOwnWithdrawal(database, id, draft, said)
  await database.update(withdrawals).set({ createdAt: daysAgo(20) })
  expect([await summary(), await stands()]).toMatchObject([{ overdue: 0, nextRefundDueOn: null }, ['goods_awaited']])
  await change(shop, row.id, { goodsBackOn: dayOf(daysAgo(1)) })
  const nextRefundDueOn = refundDueOn(daysAgo(20))
  expect([await summary(), await stands()]).toMatchObject([{ overdue: 1, nextRefundDueOn }, ['due']])
  await attemptPayment(database, id, { state: 'paid', refunded: money(8_769) })
  expect([await summary(), await stands()]).toMatchObject([{ open: 1, overdue: 0 }, ['refunded']])
  const { id: part } = await placePaid(database)
  await declareOwnWithdrawal(database, part, { ...draft, goods: 'Fleur de Sel' }, said)
  await declareUnmatched(shop)
  expect(await stands()).toEqual(['refunded', 'due', null])
})

describe('the mark of an order stays while a declaration about it is open', () => {
  const markOf = async ({ database }: TestShop, id: number) => (await orderRow(database, id))?.needsAttention
  const lookedAt = (shop: TestShop, id: number) => shop.callAsAdmin('DELETE', `/api/admin/orders/${id}/attention`)

  test('though somebody says that they have looked at the order', async () => {
    const shop = await openTestShop()
    const { id } = await placePaid(shop.database)
    const row = await declareOwnWithdrawal(shop.database, id, draft, said)
    const refused = await lookedAt(shop, id)
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'order_withdrawal_waits' }),
    ])
    expect(await markOf(shop, id)).toBe('withdrawn')
    await change(shop, row.id, { isHandled: true })
    expect(await markOf(shop, id)).toBeNull()
  })

  test('and comes to light once what stood before it is looked at', async () => {
    const shop = await openTestShop()
    const { id } = await placePaid(shop.database)
    await flagOrder(shop.database, id, 'disputed')
    const row = await declareOwnWithdrawal(shop.database, id, draft, said)
    expect(await markOf(shop, id)).toBe('disputed')
    expect((await lookedAt(shop, id)).status).toBe(200)
    expect(await markOf(shop, id)).toBe('withdrawn')
    await change(shop, row.id, { isHandled: true })
    expect(await markOf(shop, id)).toBeNull()
  })

  test('also where money that shouldn’t be there has gone back', async () => {
    const shop = await openTestShop()
    const { id } = await placePaid(shop.database)
    await declareOwnWithdrawal(shop.database, id, draft, said)
    await flagOrder(shop.database, id, 'paid_twice')
    await endAttention(shop.database, { orderId: id })
    expect(await markOf(shop, id)).toBe('withdrawn')
  })

  test('and what else is there stays when it is seen to; opened again, it is there again', async () => {
    const shop = await openTestShop()
    const { id } = await placePaid(shop.database)
    const row = await declareOwnWithdrawal(shop.database, id, draft, said)
    await flagOrder(shop.database, id, 'disputed')
    await change(shop, row.id, { isHandled: true })
    expect(await markOf(shop, id)).toBe('disputed')
    await change(shop, row.id, { isHandled: false })
    await lookedAt(shop, id)
    expect(await markOf(shop, id)).toBe('withdrawn')
  })

  test('of two the one that is left', async () => {
    const shop = await openTestShop()
    const { id } = await placePaid(shop.database)
    const one = await declareOwnWithdrawal(shop.database, id, { ...draft, goods: 'Fleur de Sel' }, said)
    const other = await declareOwnWithdrawal(shop.database, id, { ...draft, goods: 'Sól gruba' }, said)
    await change(shop, one.id, { isHandled: true })
    expect(await markOf(shop, id)).toBe('withdrawn')
    await change(shop, other.id, { isHandled: true })
    expect(await markOf(shop, id)).toBeNull()
  })
})

test('the summary says how many wait, what is due first, and what is overdue', async () => {
  const shop = await openTestShop()
  const summary = async () => (await shop.callAsAdmin('GET', '/api/admin/withdrawals/summary')).json()
  expect(await summary()).toEqual({ open: 0, unmatched: 0, overdue: 0, nextRefundDueOn: null })
  for (const email of ['jan@example.com', 'ewa@example.com']) {
    const { id } = await placePaid(shop.database, { email })
    await declareOwnWithdrawal(shop.database, id, draft, said)
  }
  await declareUnmatched(shop)
  await shop.database.execute(sql`update withdrawals set created_at = now() - interval '15 days' where id = 1`)
  expect(await summary()).toEqual({ open: 3, unmatched: 1, overdue: 1, nextRefundDueOn: refundDueOn(daysAgo(15)) })
})

describe('the office', () => {
  test('notes that the goods are back and that it is done; then the order’s mark goes', async () => {
    const shop = await openTestShop()
    const { id } = await placePaid(shop.database, { shippingStatus: 'shipped' })
    const row = await declareOwnWithdrawal(shop.database, id, draft, said)
    const today = dayOf(new Date())
    const back = (await (await change(shop, row.id, { goodsBackOn: today })).json()) as WithdrawalRecord
    expect([back.goodsBackOn, back.isOpen]).toEqual([today, true])
    expect((await orderRow(shop.database, id))?.needsAttention).toBe('withdrawn')
    expect(await (await change(shop, row.id, { isHandled: true })).json()).toMatchObject({
      isOpen: false,
      handledBy: 'admin',
      goodsBackOn: today,
    })
    expect((await orderRow(shop.database, id))?.needsAttention).toBeNull()
    expect(await (await change(shop, row.id, { isHandled: false, goodsBackOn: null })).json()).toMatchObject({
      isOpen: true,
      handledBy: null,
      goodsBackOn: null,
    })
    expect((await orderRow(shop.database, id))?.needsAttention).toBe('withdrawn')
    expect(await shop.database.select().from(auditEntries)).toHaveLength(3)
  })

  test('is told which day can’t be, and what there is not', async () => {
    const shop = await openTestShop()
    const { id } = await placePaid(shop.database)
    const row = await declareOwnWithdrawal(shop.database, id, draft, said)
    const future = await change(shop, row.id, { goodsBackOn: dayOf(daysAgo(-2)) })
    expect([future.status, await future.json()]).toEqual([
      422,
      expect.objectContaining({ fields: { goodsBackOn: 'Ta data jeszcze nie nadeszła.' } }),
    ])
    for (const goodsBackOn of ['wczoraj', '2026-02-30', 7])
      expect((await change(shop, row.id, { goodsBackOn })).status).toBe(422)
    expect((await change(shop, 999, { isHandled: true })).status).toBe(404)
    expect((await assign(shop, 999, 'S-2026-000001')).status).toBe(404)
    expect((await shop.call('GET', '/api/admin/withdrawals')).status).toBe(401)
  })

  test('says which order is meant: it counts from when it was declared, and its sender is told, but led nowhere', async () => {
    const shop = await openTestShop()
    const { id, number } = await placePaid(shop.database)
    const declared = await declareUnmatched(shop)
    await shop.database.execute(sql`update withdrawals set created_at = now() - interval '3 days'`)
    const answer = await assign(shop, declared, number.toLowerCase())
    expect(await answer.json()).toMatchObject({ state: 'accepted', orderId: id, refundDueOn: refundDueOn(daysAgo(3)) })
    expect((await orderRow(shop.database, id))?.needsAttention).toBe('withdrawn')
    const email = (await emailsAbout(shop.database)).findLast(({ kind }) => kind === 'withdrawal')
    expect(email).toMatchObject({ to: 'inna@example.com', subject: expect.stringContaining(number) })
    expect(email?.plain).not.toContain('/order/')
    expect((await assign(shop, declared, number)).status).toBe(409)
  })

  test('is told that there is no such order', async () => {
    const shop = await openTestShop()
    const declared = await declareUnmatched(shop)
    for (const number of ['S-2026-555555', 'xyz']) {
      const answer = await assign(shop, declared, number)
      expect([answer.status, await answer.json()]).toEqual([
        422,
        expect.objectContaining({ fields: { orderNumber: 'Nie ma zamówienia o takim numerze.' } }),
      ])
    }
  })
})
