import { describe, expect, test } from 'vitest'
import { paymentRequest, refundRequest } from '../../../../tests/support/payment-requests.ts'
import { openFakeStripe, openStripeProvider } from '../../../../tests/support/stripe-shop.ts'
import { money } from '../../../kernel/money.ts'
import { ProviderUnavailable } from '../payment.ts'
import { createStripeProvider } from './stripe-provider.server.ts'

describe('a Stripe that', () => {
  const wrong = (changes: object) => ({
    status: 200,
    body: JSON.stringify({
      object: 'checkout.session',
      id: 'cs_test_1',
      url: 'https://checkout.example.com/1',
      amount_total: 6_579,
      currency: 'pln',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      ...changes,
    }),
  })

  const away = [
    ['is down', 'down'],
    ['is silent', 'slow'],
    ['drips', 'dripping'],
    ['answers with a page', 'nonsense'],
    ['answers 500', { status: 500, body: '{"error":{"type":"api_error","message":"anna@example.com"}}' }],
    ['answers 502 with a page', { status: 502, body: '<h1>Bad gateway</h1>' }],
    ['is too busy', { status: 429, body: '{"error":{"type":"invalid_request_error","code":"rate_limit"}}' }],
    ['answers nothing', { status: 200, body: '' }],
    ['answers null', { status: 200, body: 'null' }],
    ['answers a list', { status: 200, body: '[]' }],
    ['answers without an id', wrong({ id: undefined })],
    ['answers with a number as id', wrong({ id: 7 })],
    ['answers with an id that leads elsewhere', wrong({ id: '../coupons' })],
    ['answers with an amount in words', wrong({ amount_total: '6579' })],
    ['answers with half a grosz', wrong({ amount_total: 65.5 })],
    ['answers with no currency', wrong({ currency: null })],
    ['answers with no place to pay', wrong({ url: null, status: 'complete', payment_status: 'deferred' })],
    ['answers with a script to pay', wrong({ url: 'javascript:alert(1)', payment_intent: 'pi_1' })],
    ['answers with another session', wrong({ id: 'cs_test_2', amount_total: 1 })],
  ] as const

  /** All of its calls, in vain. */
  async function callInVain(mode: (typeof away)[number][1]): Promise<unknown[]> {
    const { stripe, start } = await openStripeProvider()
    const id = await start()
    // The longest patience is that of its attempts.
    const isSilent = mode === 'slow' || mode === 'dripping'
    const timeout = { ...stripe.timeout, ...(isSilent && { attempt: 300 }) }
    const provider = createStripeProvider({ ...stripe.settings, timeout })
    stripe.answerWith(mode)
    const discount = { code: 'SOL10', amount: money(1) }
    const tries: Promise<unknown>[] = [
      provider.createSession(paymentRequest()),
      provider.createSession(paymentRequest({ discount, total: money(6_578) })),
      provider.readSession(id),
      provider.refund(refundRequest()),
      // What isn't said in words that it knows is no reason to believe that a session is over.
      ...(typeof mode === 'string' ? [provider.expireSession(id)] : []),
    ]
    return Promise.all(tries.map((trying) => trying.catch((error: unknown) => error)))
  }

  test(`${away.map(([what]) => what).join(', ')} is away: so each call ends, even if each attempt is waited for in vain`, async () => {
    // Each of them waits between its tries, so all do so at once.
    const failures = await Promise.all(away.map(async ([what, mode]) => [what, await callInVain(mode)] as const))
    for (const [what, ofIt] of failures) {
      expect(ofIt.length).toBeGreaterThanOrEqual(4)
      for (const failure of ofIt) {
        expect(failure, what).toBeInstanceOf(ProviderUnavailable)
        expect(String(failure), what).not.toMatch(/anna|sk_test/)
      }
    }
  })

  test('is silent is asked again before it is given up', async () => {
    const { stripe } = await openStripeProvider()
    const provider = createStripeProvider({ ...stripe.settings, timeout: { ...stripe.timeout, attempt: 300 } })
    stripe.answerWith('slow')
    await expect(provider.createSession(paymentRequest())).rejects.toBeInstanceOf(ProviderUnavailable)
    expect(stripe.calls.length).toBeGreaterThan(1)
  })

  test.for(['slow', 'dripping'] as const)('is %s is waited for no longer than patience lasts', async (mode) => {
    const { stripe } = await openStripeProvider()
    const provider = createStripeProvider({ ...stripe.settings, timeout: { ...stripe.timeout, altogether: 500 } })
    stripe.answerWith(mode)
    await expect(provider.createSession(paymentRequest())).rejects.toThrow('did not answer in time')
    expect(stripe.calls.length).toBeLessThanOrEqual(1)
  })

  test('stumbles once is asked again, and nobody notices', async () => {
    const { stripe, provider, start } = await openStripeProvider()
    stripe.answerWith('down', 1)
    const id = await start()
    stripe.answerWith({ status: 503, body: '{}' }, 1)
    expect(await provider.readSession(id)).toMatchObject({ state: 'open' })
  })

  test('doesn’t take the key is away, and the key is said to nobody', async () => {
    const stripe = await openFakeStripe()
    const provider = createStripeProvider({ ...stripe.settings, secretKey: 'sk_live_wrong_and_secret' })
    const error = await provider.createSession(paymentRequest()).catch((thrown: Error) => thrown)
    expect(error).toBeInstanceOf(ProviderUnavailable)
    expect(`${String(error)} ${(error as Error).stack} ${String((error as Error).cause)}`).not.toContain('sk_live')
    const forbidden = { status: 403, body: '{"error":{"type":"invalid_request_error","message":"no"}}' }
    stripe.answerWith(forbidden)
    const allowed = createStripeProvider(stripe.settings)
    await expect(allowed.createSession(paymentRequest())).rejects.toThrow(ProviderUnavailable)
    await expect(allowed.readSession('cs_test_1')).rejects.toThrow(ProviderUnavailable)
  })

  test('sends us elsewhere is not followed: what it says there isn’t its own', async () => {
    const { stripe, provider } = await openStripeProvider()
    const other = await openFakeStripe()
    stripe.answerWith({ status: 307, body: '', location: `${other.origin}/v1/checkout/sessions` })
    await expect(provider.createSession(paymentRequest())).rejects.toThrow(ProviderUnavailable)
    expect(other.calls).toEqual([])
  })
})
