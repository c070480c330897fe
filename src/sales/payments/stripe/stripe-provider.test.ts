import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../../../../tests/support/release.ts'
import { FakeStripe } from '../../../../tests/support/fake-stripe.ts'
import { paymentRequest } from '../../../../tests/support/payment-requests.ts'
import { openStripeProvider } from '../../../../tests/support/stripe-shop.ts'
import { languages } from '../../../kernel/language.ts'
import { money } from '../../../kernel/money.ts'
import { waysFor } from '../pay-ways.ts'
import { ProviderUnavailable, ProviderRefused } from '../payment.ts'
import { createStripeProvider } from './stripe-provider.server.ts'

const sessionCalls = ({ calls }: FakeStripe) => calls.filter(({ path }) => path === '/v1/checkout/sessions')

/** Orders of up to a hundred lines each. */
const runs = amount(20, 300)

describe('a session', () => {
  test('comes to lines, shipping and discount to the grosz, whatever was ordered', async () => {
    const { stripe, provider } = await openStripeProvider()
    const grosze = (max: number) => fc.integer({ min: 0, max }).map(money)
    const line = fc.record({
      name: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((name) => name.trim() !== ''),
      quantity: fc.integer({ min: 1, max: 999 }),
      price: grosze(500_000),
    })
    const order = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 100 }),
      shippingCost: grosze(20_000),
      code: fc.string({ minLength: 1, maxLength: 100 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    let tried = 0
    await fc.assert(
      fc.asyncProperty(order, async ({ lines, shippingCost, code, share }) => {
        const subtotal = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
        const discount = { code, amount: money(Math.round(subtotal * share)) }
        const total = money(subtotal + shippingCost - discount.amount)
        fc.pre(total >= 200)
        tried += 1
        const shipping = { name: 'Kurier', cost: shippingCost }
        const { id } = await provider.createSession(paymentRequest({ lines, shipping, discount, total }))
        expect(await provider.readSession(id)).toMatchObject({ state: 'open', amount: total, currency: 'PLN' })
        const session = stripe.ledger.session(id)
        expect(session.asked.line_items.map(({ price_data }) => price_data.product_data.name)).toEqual(
          lines.map(({ name }) => name),
        )
        expect([session.amount_shipping, session.amount_discount]).toEqual([shippingCost, discount.amount])
      }),
      { numRuns: runs },
    )
    expect(tried).toBeGreaterThanOrEqual(runs)
  })

  test.for(languages)('in %s says all that Stripe and the shop must know of the order', async (language) => {
    const { stripe, provider } = await openStripeProvider()
    const discount = { code: 'SOL10', amount: money(498) }
    const asked = paymentRequest({ language, discount, total: money(2 * 2_490 + 1_599 - 498), cancelPath: '/order/x' })
    const { id, url } = await provider.createSession(asked)
    expect(url).toBe(`${stripe.origin}/c/pay/${id}`)
    const metadata = { order_id: '17', order_number: 'S-2026-000017', payment_id: asked.paymentId }
    const [coupon, session, ...others] = stripe.calls
    expect(others).toEqual([])
    expect(coupon).toMatchObject({
      path: '/v1/coupons',
      idempotencyKey: `${asked.paymentId}-coupon`,
      sent: { amount_off: '498', currency: 'pln', duration: 'once', max_redemptions: '1', name: 'SOL10' },
    })
    expect(session?.idempotencyKey).toBe(asked.paymentId)
    expect(session?.sent).toEqual({
      mode: 'payment',
      locale: language,
      line_items: [
        {
          quantity: '2',
          price_data: {
            currency: 'pln',
            unit_amount: '2490',
            tax_behavior: 'inclusive',
            product_data: { name: 'Fleur de sel & zioła, 100% [młyn]' },
          },
        },
      ],
      shipping_options: [
        {
          shipping_rate_data: {
            type: 'fixed_amount',
            display_name: 'InPost, automat paczkowy',
            fixed_amount: { amount: '1599', currency: 'pln' },
            tax_behavior: 'inclusive',
          },
        },
      ],
      discounts: [{ coupon: stripe.ledger.session(id).coupon?.id }],
      adaptive_pricing: { enabled: 'false' },
      customer_email: 'anna@example.com',
      client_reference_id: 'S-2026-000017',
      metadata,
      payment_intent_data: { metadata, description: 'Salorge S-2026-000017' },
      expires_at: String(Math.floor(asked.expiresAt.getTime() / 1_000)),
      success_url: `https://salt.example.com/checkout/success?session_id={CHECKOUT_SESSION_ID}&lang=${language}`,
      cancel_url: 'https://salt.example.com/order/x',
    })
  })

  test('without a discount, or with one of nothing, makes no coupon', async () => {
    const { stripe, start } = await openStripeProvider()
    await start()
    await start({ discount: { code: 'SOL0', amount: money(0) } })
    expect(stripe.calls.map(({ path }) => path)).toEqual(['/v1/checkout/sessions', '/v1/checkout/sessions'])
  })

  test('is one, asked for again with the same payment, or twice at once', async () => {
    const { stripe, provider } = await openStripeProvider()
    stripe.latency = 200
    const asked = paymentRequest()
    const made = await Promise.all([provider.createSession(asked), provider.createSession(asked)])
    // One of them was told that the other is being worked on.
    expect(sessionCalls(stripe).length).toBeGreaterThan(2)
    made.push(await provider.createSession(asked))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(stripe.ledger.sessions.size).toBe(1)
    const less = paymentRequest({ discount: { code: 'SOL10', amount: money(1) }, total: money(6_578) })
    const [one, other] = await Promise.all([provider.createSession(less), provider.createSession(less)])
    expect([one.id, stripe.ledger.sessions.size, stripe.ledger.coupons.size]).toEqual([other.id, 2, 1])
    expect((await provider.createSession({ ...asked, paymentId: crypto.randomUUID() })).id).not.toBe(made[0]?.id)
  })

  test('is one, too, when its answer was lost on the way', async () => {
    const { stripe, start } = await openStripeProvider()
    stripe.answerWith('lost', 1)
    await start()
    expect([stripe.ledger.sessions.size, sessionCalls(stripe).length]).toEqual([1, 2])
  })

  test('is refused for good when Stripe finds fault with it, saying by which rule and nothing of the customer', async () => {
    const { stripe, provider, start } = await openStripeProvider()
    const cheap = {
      lines: [{ name: 'Sól', quantity: 1, price: money(100) }],
      shipping: { name: 'Kurier', cost: money(99) },
    }
    const refused = await start({ ...cheap, total: money(199) }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ProviderRefused)
    expect(String(refused)).toMatch(/amount_too_small/)
    const line = { name: 'Sól', quantity: 1, price: money(1_000) }
    const max = Array.from({ length: 101 }, () => line)
    const others = [
      { lines: max, total: money(101_000 + 1_599) },
      { email: 'anna at example.com' },
      { expiresAt: new Date(Date.now() + 20 * 60_000) },
      { expiresAt: new Date(Date.now() + 25 * 3_600_000) },
      { discount: { code: 'SOL', amount: money(2 * 2_490 + 1) }, total: money(1_598) },
    ]
    for (const changes of others) {
      const error = await start(changes).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ProviderRefused)
      expect(String(error)).not.toMatch(/anna|@/)
    }
    const asked = paymentRequest()
    await provider.createSession(asked)
    await expect(provider.createSession({ ...asked, email: 'jan@example.com' })).rejects.toThrow(ProviderRefused)
    expect(stripe.ledger.sessions.size).toBe(1)
  })

  test('that would take another amount than the order costs is one to which nobody is led', async () => {
    const { start } = await openStripeProvider()
    await expect(start({ total: money(6_578) })).rejects.toThrow(ProviderUnavailable)
  })
})

describe('how a session stands', () => {
  const standing = { amount: 6_579, currency: 'PLN', providerPaymentId: null, refunds: [] }
  const paymentId = expect.stringMatching(/^pi_/) as string

  test('is told through all of its life', async () => {
    const { stripe, provider, start } = await openStripeProvider()
    const paid = await start()
    expect(await provider.readSession(paid)).toEqual({ ...standing, state: 'open' })
    stripe.decline(paid)
    expect(await provider.readSession(paid)).toEqual({ ...standing, state: 'open' })
    stripe.pay(paid)
    expect(await provider.readSession(paid)).toEqual({ ...standing, state: 'paid', providerPaymentId: paymentId })
    stripe.refund(paid, 79)
    expect(await provider.readSession(paid)).toMatchObject({ state: 'paid', amount: 6_579, refunds: [{ amount: 79 }] })
    stripe.refund(paid)
    expect(await provider.readSession(paid)).toMatchObject({
      state: 'paid',
      amount: 6_579,
      refunds: [{ amount: 79 }, { amount: 6_500 }],
    })
  })

  test('is told where the money takes its time, whether it comes or not', async () => {
    const { stripe, provider, start } = await openStripeProvider()
    const [comes, fails] = [await start(), await start()]
    for (const id of [comes, fails]) {
      stripe.payAsync(id)
      expect(await provider.readSession(id)).toMatchObject({ state: 'processing', providerPaymentId: paymentId })
    }
    stripe.succeedAsync(comes)
    stripe.failAsync(fails)
    expect([await provider.readSession(comes), await provider.readSession(fails)]).toMatchObject([
      { state: 'paid' },
      { state: 'declined' },
    ])
  })

  test('tells by what one pays: at once to who makes one, and to a program that has just started without anybody waiting', async () => {
    const { stripe, provider, start } = await openStripeProvider()
    expect(provider.ways?.()).toEqual([])
    await start()
    expect(provider.ways?.()).toEqual(['blik', 'p24', 'card'])
    const started = createStripeProvider(stripe.settings)
    expect(started.ways?.()).toEqual([])
    await expect.poll(() => started.ways?.()).toEqual(['blik', 'p24', 'card'])
    expect(waysFor(['blik', 'p24', 'card'], false)).toEqual(['card', 'blik', 'p24'])
  })

  test('is told as Stripe has it, where that isn’t what was asked for', async () => {
    const { stripe, provider, start } = await openStripeProvider()
    const id = await start()
    stripe.pay(id)
    stripe.differ(id, { amountTotal: 1_500, currency: 'eur' })
    expect(await provider.readSession(id)).toMatchObject({ state: 'paid', amount: 1_500, currency: 'EUR' })
  })

  test('is undefined where there is none, also for what could never be one', async () => {
    const { stripe, provider } = await openStripeProvider()
    for (const id of ['cs_test_nothing', '', 'x', '../coupons', 'cs_test_a/../..', 'cs_ż', `cs_${'a'.repeat(300)}`])
      expect(await provider.readSession(id)).toBeUndefined()
    expect(stripe.calls).toHaveLength(1)
  })

  test('is expired once its time is over or the shop has ended it; ending it again is nothing new', async () => {
    const { stripe, provider, start } = await openStripeProvider()
    const [ended, old, paid] = [await start(), await start(), await start()]
    stripe.ledger.session(old).expires_at -= 3_600
    expect(await provider.readSession(old)).toMatchObject({ state: 'expired' })
    stripe.pay(paid)
    for (const id of [ended, ended, old, paid, 'cs_test_nothing', 'nonsense']) await provider.expireSession(id)
    expect(await provider.readSession(ended)).toEqual({ ...standing, state: 'expired' })
    expect(await provider.readSession(paid)).toMatchObject({ state: 'paid' })
    expect(() => stripe.pay(ended)).toThrow('expired')
  })
})
