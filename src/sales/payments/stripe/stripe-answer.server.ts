import * as z from 'zod/mini'
import { money } from '../../../kernel/money.ts'
import type { UnmatchedPayment } from '../../../schemas/restored.ts'
import { ProviderUnavailable, type ProviderRefund, type SessionReport } from '../payment.ts'

const amount = z.int().check(z.nonnegative())
const sessionId = z.string().check(z.regex(/^cs_\w{1,250}$/))

/** Whether Stripe could have a session of that name at all. */
export const isSessionId = (id: string) => sessionId.safeParse(id).success

export const newCoupon = z.object({ id: z.string().check(z.minLength(1)) })

const figures = { id: sessionId, amount_total: amount, currency: z.string().check(z.regex(/^[a-z]{3}$/)) }

export const newSession = z.object({ ...figures, url: z.url({ protocol: /^https?$/ }) })

const stripeRefund = z.object({
  id: z.string().check(z.minLength(1)),
  amount,
  status: z.nullable(z.string()),
  failure_reason: z.optional(z.nullable(z.string())),
  metadata: z.nullable(z.record(z.string(), z.string())),
})

const charge = z.object({
  amount_refunded: amount,
  refunds: z.optional(z.nullable(z.object({ data: z.array(stripeRefund), has_more: z.boolean() }))),
})

const paymentIntent = z.object({
  id: z.string().check(z.minLength(1)),
  status: z.string(),
  latest_charge: z.nullable(charge),
})

const session = z.object({
  ...figures,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z.nullable(paymentIntent),
})

/** The answer in the expected form; throws if it has another. */
export function expected<Shape extends z.ZodMiniType>(shape: Shape, answer: unknown): z.output<Shape> {
  const { success, data, error } = shape.safeParse(answer)
  if (success) return data
  const where = error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ')
  throw new ProviderUnavailable(`Stripe's answer isn't what it should be (${where})`)
}

const listed = z.array(z.looseObject({ payment_status: z.string() }))

const paidSession = z.object({
  ...figures,
  created: z.int(),
  customer_email: z.optional(z.nullable(z.string())),
  customer_details: z.optional(z.nullable(z.object({ email: z.optional(z.nullable(z.string())) }))),
  client_reference_id: z.optional(z.nullable(z.string())),
})

/** The paid sessions of a list. Others may lack fields that these have. */
export const paidOf = (told: unknown): UnmatchedPayment[] =>
  expected(listed, told)
    .filter(({ payment_status }) => payment_status === 'paid')
    .map((one) => {
      const paid = expected(paidSession, one)
      return {
        id: paid.id,
        begunAt: new Date(paid.created * 1_000).toISOString(),
        amount: paid.amount_total,
        currency: paid.currency.toUpperCase(),
        email: paid.customer_details?.email ?? paid.customer_email ?? null,
        orderNumber: paid.client_reference_id ?? null,
      }
    })

/** A session's state. `refunds` may be incomplete. */
export function reportOf(answer: unknown, askedFor: string): SessionReport & { hasMoreRefunds: boolean } {
  const told = expected(session, answer)
  if (told.id !== askedFor) throw new ProviderUnavailable('Stripe answered with another session')
  const { refunds, amount_refunded = 0 } = told.payment_intent?.latest_charge ?? {}
  return {
    state: stateOf(told),
    amount: money(told.amount_total),
    currency: told.currency.toUpperCase(),
    providerPaymentId: told.payment_intent?.id ?? null,
    refunds: refundsOf(refunds?.data ?? []),
    hasMoreRefunds: refunds ? refunds.has_more : amount_refunded > 0,
  }
}

/** Stripe lists the latest first. */
export const refundsOf = (told: unknown): ProviderRefund[] =>
  expected(z.array(stripeRefund), told).map(describeRefund).toReversed()

export const refundOf = (told: unknown): ProviderRefund => describeRefund(expected(stripeRefund, told))

function describeRefund({ id, amount: grosze, status, failure_reason, metadata }: z.output<typeof stripeRefund>) {
  return {
    id,
    refundId: metadata?.['refund_id'] ?? null,
    amount: money(grosze),
    // Until it fails, the money counts as on its way.
    state: status === 'failed' || status === 'canceled' ? ('failed' as const) : ('given' as const),
    problem: failure_reason ?? null,
  }
}

/** The customer has paid, but the payment failed afterwards: Stripe waits for another try. */
const failed = new Set(['canceled', 'requires_payment_method'])

function stateOf({ status, payment_status, payment_intent }: z.output<typeof session>): SessionReport['state'] {
  if (status !== 'complete') return status
  if (payment_status !== 'unpaid') return 'paid'
  return failed.has(payment_intent?.status ?? '') ? 'declined' : 'processing'
}
