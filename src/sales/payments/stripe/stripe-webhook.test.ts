import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openStripeShop } from '../../../../tests/support/stripe-shop.ts'
import { standingOf, startPayment } from '../../../../tests/support/unpaid-order.ts'
import { createLog } from '../../../server/log.ts'

const path = '/api/webhooks/stripe'

async function openWithPayment() {
  const { shop, stripe } = await openStripeShop()
  const started = await startPayment(shop.database, { payments: 'stripe', stripe: stripe.settings })
  const reads = () => stripe.calls.filter(({ method }) => method === 'GET').length
  return { shop, stripe, ...started, reads, standing: () => standingOf(shop.database, started.sessionId) }
}

describe('news signed by Stripe', () => {
  test.for([
    ['checkout.session.completed', 1],
    ['checkout.session.completed', 3],
    ['payment_intent.succeeded', 1],
    ['payment_intent.succeeded', 3],
  ] as const)('by %s, delivered %i times, makes an order paid', async ([type, times]) => {
    const { shop, stripe, sessionId, standing } = await openWithPayment()
    stripe.pay(sessionId)
    const answers = await stripe.events.deliver(stripe.events.last(type), shop.origin, times)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await answers[0]?.json()).toEqual({ received: true })
    expect(await standing()).toMatchObject({ order: 'paid', payment: 'paid' })
  })

  test('in any order gives what is so, never what was so when it was written', async () => {
    const { shop, stripe, sessionId, standing } = await openWithPayment()
    stripe.payAsync(sessionId)
    stripe.succeedAsync(sessionId)
    stripe.refund(sessionId, 100)
    const told = []
    for (const event of stripe.events.all.toReversed()) {
      await stripe.events.deliver(event, shop.origin)
      told.push([event.type, (await standing()).payment])
    }
    expect(told).toEqual([
      // Neither the payment's own name nor ours stands in a refund, and nobody has asked yet what it is called.
      ['refund.created', 'open'],
      ['charge.refunded', 'paid'],
      ['checkout.session.async_payment_succeeded', 'paid'],
      ['payment_intent.succeeded', 'paid'],
      ['charge.succeeded', 'paid'],
      ['checkout.session.completed', 'paid'],
    ])
    expect(await standing()).toMatchObject({ order: 'paid', refunded: 100 })
  })

  test('tells of expiry, of money that didn’t come, of refunds and of what a customer contests', async () => {
    const { shop, stripe, sessionId, standing } = await openWithPayment()
    const tell = (type: string) => stripe.events.deliver(stripe.events.last(type), shop.origin)
    const settings = { payments: 'stripe', stripe: stripe.settings } as const
    const [expired, failed] = [await startPayment(shop.database, settings), await startPayment(shop.database, settings)]
    stripe.expire(expired.sessionId)
    await tell('checkout.session.expired')
    stripe.payAsync(failed.sessionId)
    await tell('checkout.session.completed')
    expect((await standingOf(shop.database, failed.sessionId)).payment).toBe('processing')
    stripe.failAsync(failed.sessionId)
    await tell('checkout.session.async_payment_failed')
    expect(await standingOf(shop.database, expired.sessionId)).toMatchObject({ payment: 'expired' })
    expect(await standingOf(shop.database, failed.sessionId)).toMatchObject({ payment: 'declined' })

    stripe.pay(sessionId)
    await tell('checkout.session.completed')
    stripe.refund(sessionId, 79)
    await tell('refund.created')
    expect(await standing()).toMatchObject({ payment: 'paid', refunded: 79, attention: null })
    stripe.dispute(sessionId)
    await tell('charge.dispute.created')
    expect(await standing()).toMatchObject({ payment: 'paid', attention: 'disputed' })
  })

  test('of what isn’t ours, or of no interest, is taken and changes nothing', async () => {
    const { shop, stripe, sessionId, provider, standing, reads } = await openWithPayment()
    stripe.pay(sessionId)
    const about = (type: string, object: unknown) => {
      stripe.events.tell(type, object as object)
      return stripe.events.last(type)
    }
    const others = [
      stripe.events.last('charge.succeeded'),
      about('customer.created', { id: 'cus_1' }),
      about('checkout.session.completed', { id: 'cs_test_another_shop' }),
      about('checkout.session.completed', {}),
      about('checkout.session.completed', null),
      about('checkout.session.completed', { id: { id: sessionId } }),
      about('payment_intent.succeeded', { id: 'pi_other', metadata: { payment_id: 'anything' } }),
      about('payment_intent.succeeded', { id: 'pi_other', metadata: { payment_id: crypto.randomUUID() } }),
      about('payment_intent.succeeded', { id: '', metadata: null }),
      about('charge.refunded', { payment_intent: null, metadata: {} }),
      about('charge.dispute.created', { payment_intent: 7 }),
      about('refund.created', {}),
    ]
    for (const event of others) {
      const [answer] = await stripe.events.deliver(event, shop.origin)
      expect([event.type, answer?.status]).toEqual([event.type, 200])
    }
    expect(await standing()).toMatchObject({ payment: 'open', attention: null })
    expect(reads()).toBe(0)
    expect((await provider.readSession(sessionId))?.state).toBe('paid')
  })

  test('that can’t be acted on now is asked for again, and nothing of the customer is logged', async () => {
    const logged: string[] = []
    const log = createLog('info', { write: (line) => void logged.push(line) })
    const { shop, stripe } = await openStripeShop({}, undefined, undefined, log)
    const { sessionId } = await startPayment(shop.database, { payments: 'stripe', stripe: stripe.settings })
    stripe.pay(sessionId)
    const event = stripe.events.last('checkout.session.completed')
    stripe.answerWith('down')
    const [refused] = await stripe.events.deliver(event, shop.origin)
    expect([refused?.status, await refused?.json()]).toMatchObject([503, { code: 'unavailable' }])
    stripe.answerWith('ok')
    await shop.database.execute(sql`alter table payments rename to elsewhere`)
    expect((await stripe.events.deliver(event, shop.origin))[0]?.status).toBe(503)
    await shop.database.execute(sql`alter table elsewhere rename to payments`)
    expect((await stripe.events.deliver(event, shop.origin))[0]?.status).toBe(200)
    expect(await standingOf(shop.database, sessionId)).toMatchObject({ order: 'paid' })
    expect(logged.join('')).toContain('could not be taken')
    expect(logged.join('')).not.toMatch(/anna@|sk_test|whsec|v1=/)
  })
})

describe('a signature', () => {
  test('that isn’t Stripe’s, or not of this very message, or old, is refused, and nothing happens', async () => {
    const { shop, stripe, sessionId, standing, reads } = await openWithPayment()
    stripe.pay(sessionId)
    const event = stripe.events.last('checkout.session.completed')
    const { payload } = event
    const now = Math.floor(Date.now() / 1_000)
    const good = stripe.events.sign(event)
    const cases: [string, string | undefined, string | Uint8Array<ArrayBuffer>][] = [
      ['missing', undefined, payload],
      ['empty', '', payload],
      ['nonsense', 'yes', payload],
      ['of a changed byte', good, payload.replace('completed', 'complete!')],
      ['of other white space', good, JSON.stringify(JSON.parse(payload))],
      ['of nothing', good, ''],
      ['of an unreadable body', good, new Uint8Array([0xff, 0xfe, 0])],
      ['by another secret', stripe.events.sign(event, { secret: 'whsec_somebody_else' }), payload],
      ['old', stripe.events.sign(event, { timestamp: now - 302 }), payload],
      ['with another time', good.replace(/t=\d+/, `t=${now + 1}`), payload],
      ['of another scheme', good.replace('v1=', 'v0='), payload],
    ]
    for (const [what, signature, body] of cases) {
      const answer = await fetch(`${shop.origin}${path}`, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          ...(signature !== undefined && { 'Stripe-Signature': signature }),
        },
      })
      expect([what, answer.status]).toEqual([what, 400])
      expect(await answer.json()).toMatchObject({
        code: 'webhook_signature',
        message: expect.stringContaining('Stripe'),
      })
    }
    expect([(await standing()).payment, reads()]).toEqual(['open', 0])
    const rather = stripe.events.sign(event, { timestamp: now - 290 })
    const taken = await shop.call('POST', path, { body: payload, headers: { 'Stripe-Signature': rather } })
    expect([taken.status, (await standing()).payment]).toEqual([200, 'paid'])
  })

  test('of a message that is no news at all is no reason to break', async () => {
    const { shop, stripe } = await openWithPayment()
    for (const payload of ['null', '[]', '7', '"x"', '{}', '{"type":"checkout.session.completed"}', 'not json']) {
      const headers = { 'Stripe-Signature': stripe.events.sign({ id: '', type: '', payload }) }
      const answer = await shop.call('POST', path, { body: payload, headers })
      expect([payload, answer.status]).toEqual([payload, payload === 'not json' ? 400 : 200])
    }
  })
})

test('a body that is larger than any news is refused before it is held, however it is sent', async () => {
  const { shop, stripe } = await openStripeShop()
  const payload = JSON.stringify({ text: 'x'.repeat(1_000_000) })
  const headers = { 'Stripe-Signature': stripe.events.sign({ id: '', type: '', payload }) }
  const whole = await shop.call('POST', path, { body: payload, headers })
  const streamed = await fetch(`${shop.origin}${path}`, {
    method: 'POST',
    headers,
    body: new Blob([payload]).stream(),
    duplex: 'half',
  } as RequestInit)
  for (const answer of [whole, streamed])
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too_large' }])
})

test('a page of another site can’t say anything here, whatever it knows', async () => {
  const { shop, stripe, sessionId, standing } = await openWithPayment()
  stripe.pay(sessionId)
  const event = stripe.events.last('checkout.session.completed')
  const headers = { 'Stripe-Signature': stripe.events.sign(event), Origin: 'https://elsewhere.example.com' }
  expect((await shop.call('POST', path, { body: event.payload, headers })).status).toBe(403)
  expect((await standing()).payment).toBe('open')
})

test('without a signing secret nothing is believed, and Stripe is told to come again', async () => {
  const { shop, stripe } = await openStripeShop()
  const unsure = await openStripeShop({ stripe: { ...stripe.settings, webhookSecret: undefined } })
  const demo = await openStripeShop({ payments: 'demo', stripe: undefined })
  stripe.events.tell('customer.created', { id: 'cus_1' })
  const event = stripe.events.last('customer.created')
  for (const closed of [unsure.shop, demo.shop]) {
    const [answer] = await stripe.events.deliver(event, closed.origin)
    expect([answer?.status, await answer?.json()]).toMatchObject([503, { code: 'payments_closed' }])
  }
  expect((await stripe.events.deliver(event, shop.origin))[0]?.status).toBe(200)
})
