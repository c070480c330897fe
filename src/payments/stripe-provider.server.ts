import type { Stripe } from 'stripe'
import type { Config } from '../server/config.ts'
import { currency, ProviderAway, type PaymentProvider, type PaymentRequest } from './payment.ts'
import { expected, isSessionId, newCoupon, newSession, reportOf } from './stripe-answer.server.ts'
import { away, awayOrRefused, codeOf, openSdk, withinPatience } from './stripe-patience.server.ts'
import { couponParams, sessionParams } from './stripe-request.server.ts'

const expand = ['payment_intent.latest_charge']

/** Stripe's hosted checkout: the customer pays there, and here nobody ever sees a card. */
export function createStripeProvider(settings: NonNullable<Config['stripe']>): PaymentProvider {
  let opening: Promise<Stripe> | undefined
  const sdk = () => (opening ??= openSdk(settings))

  async function createCoupon({ discount, paymentId }: PaymentRequest): Promise<string | undefined> {
    if (!discount || discount.amount === 0) return undefined
    const { coupons } = await sdk()
    const idempotencyKey = `${paymentId}-coupon`
    const made = await coupons.create(couponParams(discount), { idempotencyKey }).catch((error: unknown) => {
      throw awayOrRefused(error)
    })
    return expected(newCoupon, made).id
  }

  return {
    name: 'stripe',
    createSession: (asked) =>
      withinPatience(async (goOn) => {
        const coupon = await createCoupon(asked)
        goOn.throwIfAborted()
        const { sessions } = (await sdk()).checkout
        const options = { idempotencyKey: asked.paymentId }
        const made = await sessions.create(sessionParams(asked, coupon), options).catch((error: unknown) => {
          throw awayOrRefused(error)
        })
        const { id, url, amount_total, currency: unit } = expected(newSession, made)
        if (!settings.apiUrl && !url.startsWith('https:')) throw new ProviderAway("Stripe's page isn't safe to go to")
        // Nobody is led to a page that asks for anything else than the order says. Never paid, it expires.
        if (amount_total !== asked.total || unit.toUpperCase() !== currency)
          throw new ProviderAway(`Stripe would take ${amount_total} ${unit} instead of ${asked.total}`)
        return { id, url }
      }),

    readSession: (id) =>
      withinPatience(async () => {
        if (!isSessionId(id)) return undefined
        const { sessions } = (await sdk()).checkout
        const answer = await sessions.retrieve(id, { expand }).catch((error: unknown) => {
          if (codeOf(error) === 'resource_missing') return undefined
          throw away(error)
        })
        return answer && reportOf(answer, id)
      }),

    expireSession: (id) =>
      withinPatience(async (goOn) => {
        if (!isSessionId(id)) return
        const { sessions } = (await sdk()).checkout
        const refused = await sessions.expire(id).then(
          () => undefined,
          (error: unknown) => error,
        )
        if (refused === undefined || codeOf(refused) === 'resource_missing') return
        goOn.throwIfAborted()
        // Stripe refuses what isn't open any more, in words for people only: how it stands says whether that was it.
        const now = await sessions.retrieve(id, { expand }).catch((error: unknown) => {
          throw away(error)
        })
        if (reportOf(now, id).state === 'open') throw away(refused)
      }),
  }
}
