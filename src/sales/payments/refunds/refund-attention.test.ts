import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expectSound, order, sessionIn, stock } from '../../../../tests/support/checkouts.ts'
import { refundsOf } from '../../../../tests/support/refunds.ts'
import { openStripeScene } from '../../../../tests/support/stripe-shop.ts'

async function openWithOrder(pieces = 1) {
  const scene = await openStripeScene()
  const [salt = 0] = await stock(scene.shop, { price: '10.00', pieces })
  const begin = async (checkout: string) =>
    sessionIn(await order(scene.shop, [{ id: salt, quantity: 1 }], {}, { 'Idempotency-Key': checkout }))
  const session = await begin('the-first-checkout-of-anna')
  const panel = await refundsOf(scene.shop)
  /** Stripe has called it expired, and money comes nevertheless. */
  const payAfterExpiry = async () => {
    const known = scene.stripe.ledger.session(session)
    Object.assign(known, { status: 'open', expires_at: known.expires_at + 200 * 3_600 })
    scene.stripe.pay(session)
    await scene.visitSuccessPage(session)
  }
  const letExpire = async () => {
    await scene.timeTravel(61)
    await scene.reconcile()
  }
  const given = () => scene.stripe.ledger.session(session).payment_intent?.latest_charge?.amount_refunded
  return { ...scene, ...panel, salt, session, begin, payAfterExpiry, letExpire, given }
}

test('of what was paid twice the second payment goes back; the order stays paid, and nobody has to look at it any more', async () => {
  const { begin, stripe, visitSuccessPage, payAfterExpiry, letExpire, ...panel } = await openWithOrder()
  await letExpire()
  const second = await begin('the-first-checkout-of-anna')
  stripe.pay(second)
  await visitSuccessPage(second)
  await payAfterExpiry()
  const { payments, needsAttention, refundableAmount } = await panel.record()
  expect(needsAttention).toBe('paid_twice')
  // What is meant when no payment is named is the order's own.
  expect([payments.map(({ state }) => state), refundableAmount]).toEqual([['flagged', 'paid'], '25.99'])
  const paymentId = payments[0]?.id
  await panel.refunded({ paymentId, amount: '20' })
  expect(await panel.record()).toMatchObject({ needsAttention: 'paid_twice', paymentStatus: 'paid' })
  await panel.refunded({ paymentId })
  expect(await panel.record()).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
    needsAttention: null,
    refundedAmount: '25.99',
    refundableAmount: '25.99',
    payments: [
      { state: 'flagged', refundedAmount: '25.99', refundableAmount: '0.00' },
      { state: 'paid', refundedAmount: '0.00', refundableAmount: '25.99' },
    ],
  })
  expect(await panel.told()).toEqual(['20,00', '5,99'])
  expect(await panel.refused({ paymentId })).toEqual([409, 'order_not_refundable'])
})

test.for([2_598, 2_600])(
  'what was taken instead of 25,99 zł goes back as it was taken (%i grosze), and the order waits for its payment again',
  async (amountTotal) => {
    const { stripe, session, visitSuccessPage, record, refunded, given, orders, shop, salt } = await openWithOrder()
    stripe.differ(session, { amountTotal })
    stripe.pay(session)
    await visitSuccessPage(session)
    const amount = (amountTotal / 100).toFixed(2)
    expect(await record()).toMatchObject({
      needsAttention: 'amount_differs',
      refundableAmount: amount,
      isPayable: false,
    })
    expect(await refunded()).toMatchObject({ amount, state: 'done' })
    expect(given()).toBe(amountTotal)
    expect(await record()).toMatchObject({ needsAttention: null, refundableAmount: '0.00', isPayable: true })
    expect(await orders()).toMatchObject([{ status: 'pending', payment_status: 'pending' }])
    await expectSound(shop.database, { [salt]: 1 })
  },
)

test('what was paid when others had bought it goes back, and nobody has to look at it any more', async () => {
  const { begin, stripe, visitSuccessPage, payAfterExpiry, letExpire, id, shop } = await openWithOrder()
  await letExpire()
  const other = await begin('the-second-checkout-of-anna')
  stripe.pay(other)
  await visitSuccessPage(other)
  await payAfterExpiry()
  const first = (path: string, body: object) => shop.callAsAdmin('POST', `/api/admin/orders/${id}/${path}`, { body })
  const read = async () => (await shop.callAsAdmin('GET', `/api/store/orders/${id}`)).json()
  expect(await read()).toMatchObject({ needsAttention: 'paid_without_stock', paymentStatus: 'paid' })
  expect((await first('refunds', { amount: '25,98' })).status).toBe(201)
  expect(await read()).toMatchObject({ needsAttention: 'paid_without_stock', paymentStatus: 'paid' })
  expect((await first('refunds', {})).status).toBe(201)
  expect(await read()).toMatchObject({ needsAttention: null, paymentStatus: 'refunded' })
})

test('what was paid when it had been cancelled goes back, and what is contested stays to be answered', async () => {
  const { stripe, session, visitSuccessPage, record, refunded, shop, id, rows } = await openWithOrder()
  await shop.callAsAdmin('PUT', `/api/admin/orders/${id}/status`, { body: { status: 'cancelled' } })
  stripe.pay(session)
  await visitSuccessPage(session)
  expect(await record()).toMatchObject({ status: 'cancelled', needsAttention: 'paid_when_cancelled' })
  await stripe.events.deliver(disputeOf(stripe, session), shop.origin)
  expect(await record()).toMatchObject({ needsAttention: 'disputed' })
  await refunded()
  expect(await record()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', needsAttention: 'disputed' })
  await shop.callAsAdmin('DELETE', `/api/admin/orders/${id}/attention`)
  expect(await rows(sql`select needs_attention from orders`)).toEqual([{ needs_attention: null }])
})

/** The customer contests it and changes their mind before the money goes back. */
function disputeOf(stripe: Awaited<ReturnType<typeof openWithOrder>>['stripe'], session: string) {
  stripe.dispute(session)
  Object.assign(stripe.ledger.session(session).payment_intent?.latest_charge ?? {}, { disputed: false })
  return stripe.events.last('charge.dispute.created')
}
