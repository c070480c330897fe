import type { Stripe } from 'stripe'
import type { Config } from '../../../server/config.ts'
import {
  currency,
  ProviderUnavailable,
  ProviderRefused,
  type PaymentProvider,
  type PaymentRequest,
  type SessionReport,
} from '../payment.ts'
import {
  expected,
  isSessionId,
  newCoupon,
  newSession,
  paidOf,
  refundOf,
  refundsOf,
  reportOf,
} from './stripe-answer.server.ts'
import {
  unavailable,
  unavailableOrRefused,
  codeOf,
  checkoutTimeouts,
  openSdk,
  withTimeout,
} from './stripe-client.server.ts'
import { rememberWays } from './offered-ways.server.ts'
import { couponParams, sessionParams } from './stripe-request.server.ts'

const expand = ['payment_intent.latest_charge.refunds']
/** One payment never has more refunds. */
const maxRefunds = 1_000
/** The SDK collects no more; a shop with more looks them up at Stripe. */
const maxSessions = 10_000

/** Stripe's hosted checkout: card numbers never reach the shop. */
export function createStripeProvider(settings: NonNullable<Config['stripe']>): PaymentProvider {
  let opening: Promise<Stripe> | undefined
  const sdk = () => (opening ??= openSdk(settings))
  const { timeout = checkoutTimeouts } = settings
  const inTime = <Result>(work: (goOn: AbortSignal) => Promise<Result>) => withTimeout(timeout.altogether, work)

  async function createCoupon({ discount, paymentId }: PaymentRequest): Promise<string | undefined> {
    if (!discount || discount.amount === 0) return undefined
    const { coupons } = await sdk()
    const idempotencyKey = `${paymentId}-coupon`
    const made = await coupons.create(couponParams(discount), { idempotencyKey }).catch((error: unknown) => {
      throw unavailableOrRefused(error)
    })
    return expected(newCoupon, made).id
  }

  const ways = rememberWays(async () => {
    const { data } = await (await sdk()).checkout.sessions.list({ limit: 10 })
    return data.find(({ metadata }) => metadata?.['payment_id'] !== undefined)?.payment_method_types
  })

  return {
    name: 'stripe',
    ways: ways.now,
    createSession: (asked) =>
      inTime(async (goOn) => {
        const coupon = await createCoupon(asked)
        goOn.throwIfAborted()
        const { sessions } = (await sdk()).checkout
        const options = { idempotencyKey: asked.paymentId }
        const made = await sessions.create(sessionParams(asked, coupon), options).catch((error: unknown) => {
          throw unavailableOrRefused(error)
        })
        ways.learn(made.payment_method_types)
        const { id, url, amount_total, currency: unit } = expected(newSession, made)
        if (!settings.apiUrl && !url.startsWith('https:'))
          throw new ProviderUnavailable("Stripe's page isn't safe to go to")
        // Nobody is sent to a page with another amount than the order's. The unused session expires.
        if (amount_total !== asked.total || unit.toUpperCase() !== currency)
          throw new ProviderUnavailable(`Stripe would take ${amount_total} ${unit} instead of ${asked.total}`)
        return { id, url }
      }),

    readSession: (id) =>
      inTime(async () => {
        if (!isSessionId(id)) return undefined
        const { sessions } = (await sdk()).checkout
        const answer = await sessions.retrieve(id, { expand }).catch((error: unknown) => {
          if (codeOf(error) === 'resource_missing') return undefined
          throw unavailable(error)
        })
        return answer && withAllRefunds(await sdk(), reportOf(answer, id))
      }),

    refund: ({ refundId, paymentId, providerPaymentId, amount }) =>
      inTime(async () => {
        if (providerPaymentId === null) throw new ProviderRefused('Stripe has taken nothing for this payment')
        const { refunds } = await sdk()
        const asked = {
          payment_intent: providerPaymentId,
          amount,
          metadata: { refund_id: refundId, payment_id: paymentId },
        }
        const made = await refunds.create(asked, { idempotencyKey: refundId }).catch((error: unknown) => {
          throw unavailableOrRefused(error)
        })
        return refundOf(made)
      }),

    async listPaid(since) {
      const { sessions } = (await sdk()).checkout
      const created = { gte: Math.floor(since.getTime() / 1_000) }
      const all = await sessions
        .list({ created, limit: 100 })
        .autoPagingToArray({ limit: maxSessions })
        .catch((error: unknown) => {
          throw unavailable(error)
        })
      if (all.length === maxSessions)
        throw new ProviderUnavailable(`Stripe has more than ${maxSessions} sessions since`)
      return paidOf(all)
    },

    expireSession: (id) =>
      inTime(async (goOn) => {
        if (!isSessionId(id)) return
        const { sessions } = (await sdk()).checkout
        const refused = await sessions.expire(id).then(
          () => undefined,
          (error: unknown) => error,
        )
        if (refused === undefined || codeOf(refused) === 'resource_missing') return
        goOn.throwIfAborted()
        // Stripe's refusal has no code for "no longer open", so the session is read.
        const now = await sessions.retrieve(id, { expand }).catch((error: unknown) => {
          throw unavailable(error)
        })
        if (reportOf(now, id).state === 'open') throw unavailable(refused)
      }),
  }
}

/** A session brings only its latest refunds; the others are fetched. */
async function withAllRefunds(
  { refunds }: Stripe,
  { hasMoreRefunds, ...report }: ReturnType<typeof reportOf>,
): Promise<SessionReport> {
  if (!hasMoreRefunds || report.providerPaymentId === null) return report
  const all = await refunds
    .list({ payment_intent: report.providerPaymentId, limit: 100 })
    .autoPagingToArray({ limit: maxRefunds })
    .catch((error: unknown) => {
      throw unavailable(error)
    })
  return { ...report, refunds: refundsOf(all) }
}
