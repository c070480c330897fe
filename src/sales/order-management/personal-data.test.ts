import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { erase, itemsOf, lookFor } from '../../../tests/support/person.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { kept, emailsAbout, orderRow, placePaid, said, settleAll } from '../../../tests/support/withdrawals.ts'
import { clearOrderContacts, clearPaidOrders } from './personal-data.server.ts'
import { declareOwnWithdrawal, declareWithdrawal } from '../withdrawal/declare-withdrawal.server.ts'

const email = 'anna@example.com'
const typed = { name: 'Anna Nowak', goods: '', remark: '', email, orderNumber: 'S-2026-999999' }

const eraseAnna = async (shop: TestShop, address = email) => {
  const answer = await erase(shop, await lookFor(shop, address))
  expect(answer.status).toBe(200)
}
const handleAll = ({ database }: TestShop) =>
  database.execute(sql`update withdrawals set handled_at = now(), handled_by = 'admin'`)

/** An order whose contract is over, by its own days alone. */
async function placeOld(shop: TestShop) {
  const order = await placePaid(shop.database, { status: 'completed', shippingStatus: 'delivered' })
  await shop.database.execute(sql`update orders set updated_at = now() - interval '90 days'`)
  return order
}

test('who withdrew and waits for an answer is known until there is one, though no order was found', async () => {
  const shop = await openTestShop()
  await declareWithdrawal(shop.database, typed, said)
  await settleAll(shop.database)
  expect(itemsOf(await lookFor(shop, email), 'withdrawals')).toMatchObject([{ fate: 'kept', why: ['withdrawal_open'] }])
  await eraseAnna(shop)
  expect(await kept(shop.database)).toMatchObject([{ name: typed.name, email, state: 'unmatched' }])
  expect(await emailsAbout(shop.database)).toHaveLength(2)
  await handleAll(shop)
  await eraseAnna(shop)
  expect(await kept(shop.database)).toEqual([])
  expect(await emailsAbout(shop.database)).toEqual([])
})

test('what nobody has looked at yet can still be settled afterwards', async () => {
  const shop = await openTestShop()
  await declareWithdrawal(shop.database, typed, said)
  await eraseAnna(shop)
  await settleAll(shop.database)
  expect(await kept(shop.database)).toMatchObject([{ state: 'unmatched', email }])
})

test('an order stays its customer’s while a withdrawal from it is open, also when nothing marks it', async () => {
  const shop = await openTestShop()
  const { id } = await placeOld(shop)
  await declareOwnWithdrawal(shop.database, id, typed, said)
  await shop.database.execute(sql`update orders set needs_attention = null`)
  await shop.database.execute(
    sql`update orders set created_at = now() - interval '9 years', paid_at = now() - interval '9 years'`,
  )
  expect(itemsOf(await lookFor(shop, email), 'orders')).toMatchObject([{ fate: 'kept', why: ['money_open'] }])
  await eraseAnna(shop)
  for (const clear of [clearOrderContacts, clearPaidOrders])
    expect(await shop.database.transaction((transaction) => clear(transaction, sql`now()`, 200))).toBe(0)
  expect(await orderRow(shop.database, id)).toMatchObject({ email, anonymisedAt: null })
  await handleAll(shop)
  await shop.database.execute(sql`update orders set updated_at = now() - interval '90 days'`)
  await eraseAnna(shop)
  expect(await orderRow(shop.database, id)).toMatchObject({ email: '' })
  expect(await kept(shop.database)).toMatchObject([{ email: '', orderId: id, state: 'accepted' }])
})

test('what was declared under another address stays with the order that it was assigned to', async () => {
  const shop = await openTestShop()
  const { id, number } = await placePaid(shop.database)
  await declareWithdrawal(shop.database, { ...typed, email: 'inna@example.com' }, said)
  await settleAll(shop.database)
  const [declared] = await kept(shop.database)
  await shop.callAsAdmin('PUT', `/api/admin/withdrawals/${declared?.id}/order`, { body: { orderNumber: number } })
  const fate = async () => itemsOf(await lookFor(shop, 'inna@example.com'), 'withdrawals').map((item) => item.why)
  expect(await fate()).toEqual([['withdrawal_open']])
  await handleAll(shop)
  expect(await fate()).toEqual([['of_kept_order']])
  await eraseAnna(shop, 'inna@example.com')
  expect(await kept(shop.database)).toMatchObject([{ orderId: id, email: 'inna@example.com' }])
})
