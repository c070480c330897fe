import * as z from 'zod/mini'
import { money } from '../kernel/money.ts'
import { ProviderAway, type SessionReport } from './payment.ts'

const amount = z.int().check(z.nonnegative())
const sessionId = z.string().check(z.regex(/^cs_\w{1,250}$/))

/** Whether Stripe could have a session of that name at all. */
export const isSessionId = (id: string) => sessionId.safeParse(id).success

export const newCoupon = z.object({ id: z.string().check(z.minLength(1)) })

const figures = { id: sessionId, amount_total: amount, currency: z.string().check(z.regex(/^[a-z]{3}$/)) }

export const newSession = z.object({ ...figures, url: z.url({ protocol: /^https?$/ }) })

const paymentIntent = z.object({
  id: z.string().check(z.minLength(1)),
  status: z.string(),
  latest_charge: z.nullable(z.object({ amount_refunded: amount })),
})

const session = z.object({
  ...figures,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z.nullable(paymentIntent),
})

/** What was answered, as long as it is what it should be. */
export function expected<Shape extends z.ZodMiniType>(shape: Shape, answer: unknown): z.output<Shape> {
  const { success, data, error } = shape.safeParse(answer)
  if (success) return data
  const where = error.issues.map(({ path }) => path.join('.') || 'the whole').join(', ')
  throw new ProviderAway(`Stripe's answer isn't what it should be (${where})`)
}

export function reportOf(answer: unknown, askedFor: string): SessionReport {
  const told = expected(session, answer)
  if (told.id !== askedFor) throw new ProviderAway('Stripe answered with another session')
  return {
    state: stateOf(told),
    amount: money(told.amount_total),
    currency: told.currency.toUpperCase(),
    providerPaymentId: told.payment_intent?.id ?? null,
    refunded: money(told.payment_intent?.latest_charge?.amount_refunded ?? 0),
  }
}

/** Where the customer has done their part but the money came to nothing afterwards, the payment waits for another try. */
const failed = new Set(['canceled', 'requires_payment_method'])

function stateOf({ status, payment_status, payment_intent }: z.output<typeof session>): SessionReport['state'] {
  if (status !== 'complete') return status
  if (payment_status !== 'unpaid') return 'paid'
  return failed.has(payment_intent?.status ?? '') ? 'declined' : 'processing'
}
