import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { order as buy, sessionIn, stock } from '../../../tests/support/checkouts.ts'
import { attemptPayment, placeOrder } from '../../../tests/support/orders.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { openStripeScene } from '../../../tests/support/stripe-shop.ts'
import { draft, kept, emailsAbout, orderRow, said, settleAll } from '../../../tests/support/withdrawals.ts'
import { money } from '../../kernel/money.ts'
import { orders } from '../orders/orders.table.ts'
import { remindUnpaid } from '../order-management/reconciliation/remind-unpaid.server.ts'
import { declareOwnWithdrawal, declareWithdrawal } from './declare-withdrawal.server.ts'

describe('an order that nobody has paid', () => {
  test('is cancelled by the withdrawal: its session closes, and nobody is reminded of it', async () => {
    const { shop, stripe, orders: standing, deliverAll, mails, reconcile } = await openStripeScene()
    const [salt = 0] = await stock(shop, { price: '10.00', pieces: 1 })
    const session = await sessionIn(await buy(shop, [{ id: salt, quantity: 1 }]))
    const [placed] = await shop.database.select().from(orders)
    expect(await declareOwnWithdrawal(shop.database, placed?.id ?? 0, draft, said)).toMatchObject({ state: 'unpaid' })
    expect(await standing()).toEqual([
      { status: 'cancelled', payment_status: 'pending', holds_stock: false, attention: null },
    ])
    await shop.database.update(orders).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    expect(await remindUnpaid(shop.database)).toBe(0)
    expect(await mails()).toEqual({ 'withdrawal-unpaid': 1 })
    // Their money was on its way already.
    stripe.pay(session)
    await deliverAll(1)
    await reconcile()
    expect(await standing()).toMatchObject([{ status: 'cancelled', attention: 'paid_when_cancelled' }])
    expect(await mails()).toEqual({ 'withdrawal-unpaid': 1, 'order-attention': 1, 'payment-being-checked': 1 })
  })

  test('is told of in the letter, however many of those nobody asked for were sent there', async () => {
    const { database } = await openTestShop()
    const { id, number } = await placeOrder(database)
    const typed = { ...draft, email: 'anna@example.com' }
    for (let times = 0; times < 4; times++)
      await declareWithdrawal(database, { ...typed, orderNumber: 'S-2026-999999' }, said)
    await settleAll(database)
    await declareWithdrawal(database, { ...typed, orderNumber: number }, said)
    await settleAll(database)
    const emails = await emailsAbout(database)
    expect(emails.at(-1)).toMatchObject({ kind: 'withdrawal-unpaid', subject: expect.stringContaining(number) })
    expect((await orderRow(database, id))?.status).toBe('cancelled')
  })

  test('and was cancelled by itself, leaves nobody anything to do', async () => {
    const { database } = await openTestShop()
    const { id } = await placeOrder(database, { status: 'cancelled', paymentStatus: 'failed' })
    await declareOwnWithdrawal(database, id, draft, said)
    await declareOwnWithdrawal(database, id, draft, said)
    expect((await kept(database)).map(({ state }) => state)).toEqual(['unpaid', 'unpaid'])
    expect((await emailsAbout(database)).map(({ kind }) => kind)).not.toContain('withdrawal-office')
  })
})

test('of a cancelled order that was paid the office hears once', async () => {
  const { database } = await openTestShop()
  const { id } = await placeOrder(database, { status: 'cancelled', paymentStatus: 'refunded' })
  await declareOwnWithdrawal(database, id, draft, said)
  await declareOwnWithdrawal(database, id, draft, said)
  expect((await kept(database)).map(({ state }) => state)).toEqual(['cancelled', 'repeated'])
  expect((await emailsAbout(database)).filter(({ kind }) => kind === 'withdrawal-office')).toHaveLength(1)
})

describe('somebody sees to it where money is on its way, or there', () => {
  test.for([
    ['a payment is under way', {}, { state: 'processing' }],
    ['somebody has to look at the payment', { needsAttention: 'amount_differs' }, { state: 'flagged' }],
    ['money was taken', {}, { state: 'expired', taken: money(9_069) }],
    ['the office has confirmed it', { status: 'confirmed' }, undefined],
    ['the office has sent it', { shippingStatus: 'shipped' }, undefined],
  ] as const)('%s', async ([, standing, payment]) => {
    const { database } = await openTestShop()
    const { id } = await placeOrder(database, standing)
    if (payment) await attemptPayment(database, id, payment)
    const { state } = await declareOwnWithdrawal(database, id, draft, said)
    expect(state).toBe('accepted')
    const [row] = await database.select().from(orders).where(eq(orders.id, id))
    expect(row).toMatchObject({ status: 'pending', needsAttention: 'withdrawn', ...standing })
    expect((await emailsAbout(database)).map(({ kind }) => kind)).toContain('withdrawal-office')
  })

  test('only a part was withdrawn from, so that the rest may be wanted', async () => {
    const { database } = await openTestShop()
    const { id } = await placeOrder(database)
    expect(await declareOwnWithdrawal(database, id, { ...draft, goods: 'Fleur de Sel' }, said)).toMatchObject({
      state: 'accepted',
    })
    expect(await orderRow(database, id)).toMatchObject({ status: 'pending', needsAttention: 'withdrawn' })
  })
})
