import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import {
  daysAgo,
  draft,
  kept,
  orderRow,
  placeDelivered,
  placePaid,
  said,
  settleAll,
} from '../../../../tests/support/withdrawals.ts'
import type { Database } from '../../../server/database/database.ts'
import { declareOwnWithdrawal, declareWithdrawal } from '../declare-withdrawal.server.ts'
import { settleWithdrawal } from '../settle-withdrawal.server.ts'
import { withdrawals } from '../withdrawals.table.ts'

const typed = { ...draft, email: 'anna@example.com' }

const madeAt = (database: Database, id: number, createdAt: Date) =>
  database.update(withdrawals).set({ createdAt }).where(eq(withdrawals.id, id))
const assign = (shop: TestShop, id: number, orderNumber: string) =>
  shop.callAsAdmin('PUT', `/api/admin/withdrawals/${id}/order`, { body: { orderNumber } })

/** Delivered long ago; she withdrew in time with a slip in the number, and once more when it was too late. */
async function slipped(goods: [string, string]) {
  const shop = await openTestShop()
  const { database } = shop
  const order = await placeDelivered(database, daysAgo(60))
  const first = await declareWithdrawal(database, { ...typed, goods: goods[0], orderNumber: 'S-2026-999999' }, said)
  await settleAll(database)
  await madeAt(database, first.id, daysAgo(50))
  const second = await declareOwnWithdrawal(database, order.id, { ...draft, goods: goods[1] }, said)
  return { shop, order, first, second }
}

describe('what was declared first counts, whenever its order is found', () => {
  test.for([
    ['', ''],
    ['', 'Fleur de Sel'],
    ['Fleur de Sel', 'fleur de sel.'],
  ] as [string, string][])('and what came late repeats it: of "%s" and then of "%s"', async (goods) => {
    const { shop, order, first, second } = await slipped(goods)
    expect(second.state).toBe('late')
    expect((await assign(shop, first.id, order.number)).status).toBe(200)
    expect(await kept(shop.database)).toMatchObject([
      { state: 'accepted', orderId: order.id },
      { state: 'repeated', firstDeclaredAt: daysAgoOf(await kept(shop.database)) },
    ])
    expect((await orderRow(shop.database, order.id))?.needsAttention).toBe('withdrawn')
  })

  test('but of other goods what came late stays late', async () => {
    const { shop, order, first } = await slipped(['Fleur de Sel', 'Sól gruba'])
    await assign(shop, first.id, order.number)
    expect((await kept(shop.database)).map(({ state }) => state)).toEqual(['accepted', 'late'])
  })

  test('also where the later one was decided sooner: it repeats the first, and what was noted of it is known of that', async () => {
    const { database } = await openTestShop()
    const { id, number } = await placePaid(database)
    const first = await declareWithdrawal(database, { ...typed, orderNumber: number }, said)
    const second = await declareOwnWithdrawal(database, id, draft, said)
    await declareOwnWithdrawal(database, id, draft, said)
    expect(second.state).toBe('accepted')
    await database
      .update(withdrawals)
      .set({ goodsBackOn: '2026-11-20', handledAt: sql`now()`, handledBy: 'admin' })
      .where(eq(withdrawals.id, second.id))
    await database.transaction((transaction) => settleWithdrawal(transaction, first.id))
    const { createdAt } = first
    expect(await kept(database)).toMatchObject([
      { state: 'accepted', goodsBackOn: '2026-11-20', handledBy: 'admin', firstDeclaredAt: null },
      { state: 'repeated', firstDeclaredAt: createdAt },
      { state: 'repeated', firstDeclaredAt: createdAt },
    ])
  })

  test('but of the whole order what came before stays, though it was of a part', async () => {
    const { database } = await openTestShop()
    const { id } = await placePaid(database)
    await declareOwnWithdrawal(database, id, { ...draft, goods: 'Fleur de Sel' }, said)
    await declareOwnWithdrawal(database, id, draft, said)
    expect((await kept(database)).map(({ state }) => state)).toEqual(['accepted', 'accepted'])
  })
})

test('after one that came late the next is decided anew, as when the office had written down a wrong day', async () => {
  const { database } = await openTestShop()
  const { id } = await placeDelivered(database, daysAgo(40))
  const states = async () => (await kept(database)).map(({ state }) => state)
  await declareOwnWithdrawal(database, id, draft, said)
  await declareOwnWithdrawal(database, id, draft, said)
  expect(await states()).toEqual(['late', 'late'])
  await database.execute(
    sql`update order_events set created_at = now() - interval '3 days' where kind = 'shipping_changed'`,
  )
  await declareOwnWithdrawal(database, id, draft, said)
  await declareOwnWithdrawal(database, id, draft, said)
  expect(await states()).toEqual(['late', 'late', 'accepted', 'repeated'])
})

test.for(['-', ' . ', '---', '„”', '+'])(
  'who names no goods, but types %s, withdraws from all of them',
  async (goods) => {
    const { database } = await openTestShop()
    const { id } = await placePaid(database)
    await declareOwnWithdrawal(database, id, { ...draft, goods }, said)
    const [row] = await kept(database)
    expect(row).toMatchObject({ isWhole: true, goods: '', state: 'accepted' })
    expect(row?.declaration).toContain('od całej umowy')
    expect((await declareOwnWithdrawal(database, id, draft, said)).state).toBe('repeated')
  },
)

const daysAgoOf = ([first]: { createdAt: Date }[]) => first?.createdAt
