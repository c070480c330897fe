import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../../server/database/database.ts'
import { payments } from '../payments.table.ts'
import { settlePayment } from '../settle-payment.server.ts'
import { flagOrder } from '../../orders/flag-order.server.ts'
import { lockOrder } from '../../orders/lock-order.server.ts'
import { orderEvents } from '../../orders/orders.table.ts'

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

/**
 * Settles the payment that an event is about, and flags its order when the customer has disputed the payment. An event
 * about somebody else's payment changes nothing.
 */
export async function settleEvent(services: Parameters<typeof settlePayment>[0], told: unknown): Promise<void> {
  const concern = await paymentOfEvent(services.database, told)
  if (!concern) return
  const { sessionId, dispute } = concern
  await settlePayment(services, sessionId)
  if (dispute !== undefined) await flagDisputed(services.database, sessionId, dispute)
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
  const isDispute = type === 'charge.dispute.created'
  return { sessionId: payment.sessionId, dispute: isDispute ? (id ?? providerPaymentId) : undefined }
}

/** The office has only days to answer a dispute. Each one is flagged once, even if its event comes again later. */
export function flagDisputed(database: Database, sessionId: string, dispute: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const [payment] = await transaction.select().from(payments).where(eq(payments.sessionId, sessionId))
    const held = payment && (await lockOrder(transaction, payment.orderId))
    if (!held) return
    const [known] = await transaction
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, held.order.id), sql`${orderEvents.details} ->> 'dispute' = ${dispute}`))
    if (!known) await flagOrder(transaction, held.order.id, 'disputed', { payment: payment.id, dispute })
  })
}
