import { expect, test } from 'vitest'
import { paymentRequest, refundRequest } from '../../../../tests/support/payment-requests.ts'
import { openFakeStripe } from '../../../../tests/support/stripe-shop.ts'
import { money } from '../../../kernel/money.ts'
import { ProviderRefused } from '../payment.ts'
import { createStripeProvider } from './stripe-provider.server.ts'

async function openPaid() {
  const stripe = await openFakeStripe()
  const provider = createStripeProvider(stripe.settings)
  const { id: sessionId } = await provider.createSession(paymentRequest())
  stripe.pay(sessionId)
  const { providerPaymentId = null } = (await provider.readSession(sessionId)) ?? {}
  return { stripe, provider, sessionId, asked: refundRequest({ sessionId, providerPaymentId }) }
}

test('a refund says what we call it, is one however often it is asked for, and comes along with its session', async () => {
  const { stripe, provider, sessionId, asked } = await openPaid()
  const made = await Promise.all([provider.refund(asked), provider.refund(asked)])
  made.push(await provider.refund(asked))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(made[0]).toMatchObject({ refundId: asked.refundId, amount: 79, state: 'given', problem: null })
  expect(stripe.calls.at(-1)).toMatchObject({
    path: '/v1/refunds',
    idempotencyKey: asked.refundId,
    sent: {
      payment_intent: asked.providerPaymentId,
      amount: '79',
      metadata: { refund_id: asked.refundId, payment_id: asked.paymentId },
    },
  })
  expect((await provider.readSession(sessionId))?.refunds).toEqual([made[0]])
  stripe.failRefund(sessionId)
  expect((await provider.readSession(sessionId))?.refunds).toMatchObject([
    { refundId: asked.refundId, state: 'failed', problem: 'expired_or_canceled_card' },
  ])
})

test('more refunds than ten come along as well, the earliest first', async () => {
  const { stripe, provider, sessionId } = await openPaid()
  for (let grosze = 1; grosze <= 120; grosze += 1) stripe.refund(sessionId, grosze % 7 || 7)
  const told = (await provider.readSession(sessionId))?.refunds ?? []
  expect(told.map(({ amount }) => Number(amount))).toEqual(
    Array.from({ length: 120 }, (_, place) => (place + 1) % 7 || 7),
  )
})

test('a refund that Stripe won’t make is refused, with its own word for the reason', async () => {
  const { stripe, provider, sessionId, asked } = await openPaid()
  const why = (request: typeof asked) => provider.refund(request).catch((error: unknown) => error)
  const refused = (problem: string | null) => expect.objectContaining({ name: 'ProviderRefused', problem })
  expect(await why({ ...asked, amount: money(1_000_000) })).toEqual(refused(null))
  expect(await why({ ...asked, refundId: crypto.randomUUID(), providerPaymentId: 'pi_none' })).toEqual(
    refused('resource_missing'),
  )
  stripe.refund(sessionId)
  expect(await why({ ...asked, refundId: crypto.randomUUID() })).toEqual(refused('charge_already_refunded'))
  await expect(provider.refund({ ...asked, providerPaymentId: null })).rejects.toThrow(ProviderRefused)
})
