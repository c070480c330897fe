import { and, eq, isNotNull, or } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../../server/database/database.ts'
import { payments } from '../payments.table.ts'
import { settlePayment } from '../settle-payment.server.ts'
import { money } from '../../../kernel/money.ts'
import type { DisputeState } from '../disputes/dispute.ts'
import { noteDispute, type ToldDispute } from '../disputes/note-dispute.server.ts'

const text = z.string().check(z.minLength(1))
/** An object of Stripe, or only its id. */
const reference = z.union([
  text,
  z.pipe(
    z.object({ id: text }),
    z.transform(({ id }) => id),
  ),
])

/** Anything in another form is ignored. */
const ifReadable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.union([
    z.optional(schema),
    z.pipe(
      z.unknown(),
      z.transform(() => undefined),
    ),
  ])

/** Only the fields of an event that lead to one of our payments. The rest is read from Stripe. */
const event = z.object({
  type: z.string(),
  data: z.object({
    object: z.object({
      id: ifReadable(text),
      payment_intent: ifReadable(reference),
      metadata: ifReadable(z.object({ payment_id: z.guid() })),
      status: ifReadable(text),
      amount: ifReadable(z.int().check(z.minimum(0), z.maximum(2_000_000_000))),
      currency: ifReadable(text),
      reason: ifReadable(z.string().check(z.minLength(1), z.maxLength(100))),
      evidence_details: ifReadable(
        z.object({ due_by: z.nullable(z.int().check(z.minimum(0), z.maximum(9_999_999_999))) }),
      ),
    }),
  }),
})

/** What an event is about. */
interface Concern {
  sessionId: string
  /** How a contested payment stands, if the event tells of one. */
  dispute: ToldDispute | undefined
}

/**
 * Settles the payment that an event is about, and notes how it stands where the customer has disputed it. An event
 * about somebody else's payment changes nothing.
 */
export async function settleEvent(services: Parameters<typeof settlePayment>[0], told: unknown): Promise<void> {
  const concern = await paymentOfEvent(services.database, told)
  if (!concern) return
  const { sessionId, dispute } = concern
  await settlePayment(services, sessionId)
  if (dispute !== undefined) await noteDispute(services.database, sessionId, dispute)
}

/** The payment an event is about; undefined if it is none of ours. */
async function paymentOfEvent(database: Database, told: unknown): Promise<Concern | undefined> {
  const { data: known } = event.safeParse(told)
  if (!known) return undefined
  const { type } = known
  const { id, payment_intent, metadata } = known.data.object
  if (type.startsWith('checkout.session.')) return id === undefined ? undefined : { sessionId: id, dispute: undefined }
  if (!/^(payment_intent\.|refund\.|charge\.(refund|dispute))/.test(type)) return undefined
  const providerPaymentId = type.startsWith('payment_intent.') ? id : payment_intent
  const isOurs = [
    ...(providerPaymentId === undefined ? [] : [eq(payments.providerPaymentId, providerPaymentId)]),
    // The first event may arrive before we know the provider's payment id.
    ...(metadata?.payment_id === undefined ? [] : [eq(payments.id, metadata.payment_id)]),
  ]
  if (isOurs.length === 0) return undefined
  const [payment] = await database
    .select({ sessionId: payments.sessionId })
    .from(payments)
    .where(and(eq(payments.provider, 'stripe'), isNotNull(payments.sessionId), or(...isOurs)))
    .limit(1)
  if (!payment?.sessionId) return undefined
  return { sessionId: payment.sessionId, dispute: disputeIn(known, id ?? providerPaymentId) }
}

/** How the provider's words for a dispute are to be understood; an inquiry that is over is as good as won. */
const states: Record<string, DisputeState> = {
  warning_needs_response: 'open',
  needs_response: 'open',
  warning_under_review: 'under_review',
  under_review: 'under_review',
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
}

/** The event is signed, and what it says of a dispute is all that the shop needs of it. */
function disputeIn(
  { type, data: { object } }: z.output<typeof event>,
  id: string | undefined,
): ToldDispute | undefined {
  if (!type.startsWith('charge.dispute.') || id === undefined) return undefined
  const { status, amount, currency, reason, evidence_details: evidence } = object
  const isOurs = amount !== undefined && (currency ?? 'pln').toLowerCase() === 'pln'
  return {
    id,
    state: states[status ?? ''] ?? 'open',
    amount: isOurs ? money(amount) : null,
    reason: reason ?? null,
    respondBy: evidence?.due_by ? new Date(evidence.due_by * 1_000) : null,
  }
}
