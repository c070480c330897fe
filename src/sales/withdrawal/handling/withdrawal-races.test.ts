import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leaveOutOfSql } from '../../../../tests/support/changed-sql.ts'
import { race } from '../../../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { draft, kept, emailsAbout, placePaid, said, settleAll } from '../../../../tests/support/withdrawals.ts'
import { declareOwnWithdrawal, declareWithdrawal } from '../declare-withdrawal.server.ts'
import { forgetWithdrawals } from '../personal-data.server.ts'
import { settleWithdrawal } from '../settle-withdrawal.server.ts'
import { withdrawals } from '../withdrawals.table.ts'

const statesOf = async ({ database }: TestShop) => (await kept(database)).map(({ state }) => state).toSorted()

/** Four at once, which have all begun before the first of them can go on. */
async function declareAtOnce(shop: TestShop, key?: string) {
  const { id } = await placePaid(shop.database)
  const hold = sql`select from orders where id = ${id} for update`
  const call = () => declareOwnWithdrawal(shop.database, id, draft, { ...said, key })
  return { id, hold, call }
}

test('of many that withdraw at once from the same order one is accepted, the others repeat it', async () => {
  const shop = await openTestShop()
  const { hold, call } = await declareAtOnce(shop)
  await race(shop.database, hold, [call, call, call, call])
  expect(await statesOf(shop)).toEqual(['accepted', 'repeated', 'repeated', 'repeated'])
  // Whoever came to the order first: the one that was made first is the one that counts.
  const { createdAt, id } = withdrawals
  const [first, ...others] = await shop.database.select().from(withdrawals).orderBy(createdAt, id)
  expect(first).toMatchObject({ state: 'accepted', firstDeclaredAt: null })
  expect(others.map(({ firstDeclaredAt }) => firstDeclaredAt)).toEqual(others.map(() => first?.createdAt))
})

test('(that test can see the race: where nobody holds the order, more than one would be accepted, which its index refuses)', async () => {
  const shop = await openTestShop()
  const { id } = await placePaid(shop.database)
  leaveOutOfSql(/(?<=from "orders" where .*) for update/g)
  // They stand before the first thing that each of them writes about the order.
  const hold = sql`lock table order_events in access exclusive mode`
  const call = () =>
    declareOwnWithdrawal(shop.database, id, draft, said).then(
      () => 'done',
      () => 'refused',
    )
  const answers = await race(shop.database, hold, [call, call])
  expect(answers.toSorted()).toEqual(['done', 'refused'])
})

test('pressed twice at once, one declaration is kept and told once', async () => {
  const shop = await openTestShop()
  const { id, number } = await placePaid(shop.database)
  const own = () => declareOwnWithdrawal(shop.database, id, draft, { ...said, key: 'a-click' })
  const [one, other] = await Promise.all([own(), own()])
  expect(one?.id).toBe(other?.id)
  const typed = { ...draft, orderNumber: number, email: 'anna@example.com' }
  const any = () => declareWithdrawal(shop.database, typed, { ...said, key: 'another' })
  const [first, second] = await Promise.all([any(), any()])
  expect([first?.id, first?.createdAt]).toEqual([second?.id, second?.createdAt])
  expect(await kept(shop.database)).toHaveLength(2)
})

test('the job done twice decides once and writes once, also at the same moment', async () => {
  const shop = await openTestShop()
  const { id, number } = await placePaid(shop.database)
  const typed = { ...draft, orderNumber: number, email: 'anna@example.com' }
  const row = await declareWithdrawal(shop.database, typed, said)
  const settle = () => shop.database.transaction((transaction) => settleWithdrawal(transaction, row.id))
  await race(shop.database, sql`select from orders where id = ${id} for update`, [settle, settle])
  await settle()
  expect(await emailsAbout(shop.database)).toHaveLength(2)
  expect(await statesOf(shop)).toEqual(['accepted'])
})

test('what is forgotten leaves that the order was withdrawn from, once', async () => {
  const shop = await openTestShop()
  const { id } = await placePaid(shop.database)
  await declareOwnWithdrawal(shop.database, id, { ...draft, goods: 'Fleur de Sel' }, said)
  await declareOwnWithdrawal(shop.database, id, { ...draft, goods: 'Sól gruba' }, said)
  expect(await forgetWithdrawals(shop.database, { orderIds: [id] })).toBe(2)
  expect(await forgetWithdrawals(shop.database, { orderIds: [id] })).toBe(0)
  expect(await kept(shop.database)).toMatchObject([
    { orderId: id, state: 'accepted', name: '', email: '', goods: '', declaration: '' },
    { orderId: id, state: 'accepted', isWhole: false },
  ])
  // What stands is known by what it was about, though nobody can read it any more.
  await declareOwnWithdrawal(shop.database, id, { ...draft, goods: 'sól  gruba' }, said)
  await settleAll(shop.database)
  expect(await statesOf(shop)).toEqual(['accepted', 'accepted', 'repeated'])
})
