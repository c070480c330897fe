import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attemptPayment, paid, placeOrder } from '../../../../tests/support/orders.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { draft, said } from '../../../../tests/support/withdrawals.ts'
import { money } from '../../../kernel/money.ts'
import { payments, refunds } from '../../payments/payments.table.ts'
import type { Database } from '../../../server/database/database.ts'
import { declareOwnWithdrawal } from '../../withdrawal/declare-withdrawal.server.ts'
import type { OrderInList } from '../order-details.ts'

const list = async (shop: TestShop, query: string) =>
  (await (await shop.callAsAdmin('GET', `/api/admin/orders?${query}`)).json()) as OrderInList[]

/** An order that is paid with 87,69 zł. */
async function placePaid(database: Database, refunded = 0): Promise<number> {
  const { id } = await placeOrder(database, paid)
  await attemptPayment(database, id, { state: 'paid', amount: money(8769), refunded: money(refunded) })
  return id
}

async function askToRefund(database: Database, orderId: number, amount: number): Promise<void> {
  const [payment] = await database.select().from(payments).where(eq(payments.orderId, orderId))
  const row = { id: randomUUID(), orderId, paymentId: payment?.id ?? '', amount: money(amount) }
  await database.insert(refunds).values({ ...row, state: 'waiting' })
}

test('what was withdrawn from isn’t to be packed: all of it never again, a part of it until the office has seen to it', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const toPack = async () => (await list(shop, 'toPack=true')).map(({ id }) => id)
  const [whole, part, wanted] = [await placePaid(database), await placePaid(database), await placePaid(database)]
  const { id } = await declareOwnWithdrawal(database, whole, draft, said)
  const ofPart = await declareOwnWithdrawal(database, part, { ...draft, goods: 'Fleur de Sel' }, said)
  expect(await toPack()).toEqual([wanted])
  for (const withdrawal of [id, ofPart.id])
    await shop.callAsAdmin('PUT', `/api/admin/withdrawals/${withdrawal}`, { body: { isHandled: true } })
  expect(await toPack()).toEqual([wanted, part])
  const summary = (await (await shop.callAsAdmin('GET', '/api/admin/orders/summary')).json()) as { toPack: number }
  expect(summary.toPack).toBe(2)
})

test('what is being given back in whole isn’t to be packed either; what is given back in part is', async () => {
  const shop = await openTestShop()
  const { database } = shop
  const [all, rest, some] = [
    await placePaid(database),
    await placePaid(database, 3000),
    await placePaid(database, 3000),
  ]
  await askToRefund(database, all, 8769)
  await askToRefund(database, rest, 5769)
  await askToRefund(database, some, 1000)
  expect((await list(shop, 'toPack=true')).map(({ id }) => id)).toEqual([some])
})

test('the list says what went back of the payment by which an order is paid, and of no other', async () => {
  const shop = await openTestShop()
  const { database } = shop
  await placePaid(database, 3000)
  const twice = await placePaid(database)
  await attemptPayment(database, twice, { state: 'flagged', amount: money(8769), refunded: money(8769) })
  await placeOrder(database)
  expect((await list(shop, '')).map(({ refundedAmount }) => refundedAmount)).toEqual(['0.00', '0.00', '30.00'])
})
