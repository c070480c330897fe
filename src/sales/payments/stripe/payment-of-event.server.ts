import { and, eq, isNotNull, or } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../../server/database/database.ts'
import { payments } from '../payments.table.ts'

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
    }),
  }),
})

/** What an event is about. */
interface Concern {
  sessionId: string
  /** The id of a new dispute, if the event reports one. */
  dispute: string | undefined
}

/** The payment an event is about; undefined if it is none of ours. */
export async function paymentOfEvent(database: Database, told: unknown): Promise<Concern | undefined> {
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
  const isDispute = type === 'charge.dispute.created'
  return { sessionId: payment.sessionId, dispute: isDispute ? (id ?? providerPaymentId) : undefined }
}
