import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { daysAgo, kept, lettersAbout, orderRow, placePaid, settleAll } from '../../tests/support/withdrawals.ts'
import { auditEntries } from '../admin/audit-entries.table.ts'
import { declareOwnWithdrawal } from './declare-withdrawal.server.ts'
import { dayOf, refundDueOn } from './withdrawal-period.ts'
import type { WithdrawalInList, WithdrawalRecord } from './withdrawal-record.ts'

const draft = { name: 'Anna Nowak', goods: '', remark: '' }
const said = { language: 'pl', key: undefined } as const

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
    const letter = (await lettersAbout(shop.database)).findLast(({ kind }) => kind === 'withdrawal')
    expect(letter).toMatchObject({ to: 'inna@example.com', subject: expect.stringContaining(number) })
    expect(letter?.plain).not.toContain('/order/')
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
