import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import type { Logger } from '../../server/log.ts'
import { secondsUntilCounted } from '../../server/http/throttle.ts'
import { ProviderUnavailable, type PaymentProvider, type ProviderName, type SessionState } from './payment.ts'
import { payments } from './payments.table.ts'
import { transferFactsOf } from './transfers/read-transfer-facts.server.ts'
import { settlePayment, type Settled } from './settle-payment.server.ts'

interface Services {
  database: Database
  payments: PaymentProvider | undefined
  log: Logger
}

/** What the page after paying shows. The order is settled first; without the provider's answer the state is unknown. */
export async function readSessionState(services: Services, sessionId: string): Promise<SessionState> {
  const state = await settleInTurn(services, sessionId).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error
    services.log.warn({ err: error }, 'a payment could not be asked for')
    return 'unknown' as const
  })
  const [found] = await services.database
    .select({ order: orders, payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.sessionId, sessionId))
  const cameFromOrder = found && !found.payment.cancelPath.startsWith('/checkout')
  const transfer = found && transferFactsOf(found.order, [found.payment])
  return {
    state,
    orderNumber: found?.order.number ?? null,
    ...(cameFromOrder && { orderPath: found.payment.cancelPath }),
    ...(transfer && { transfer }),
  }
}

/**
 * A session is looked up at a remote provider only once in a while, however many visitors ask. A caller that is too
 * early waits if the payment may be decided by now, and then reads the stored state.
 */
async function settleInTurn(services: Services, sessionId: string): Promise<Settled> {
  const known = await readKnown(services.database, sessionId)
  if (!known) return 'unknown'
  if (known.provider === 'transfer') return known.state
  if (known.provider === 'stripe') {
    const early = () => secondsUntilCounted(services.database, 'askingProvider', sessionId)
    const wait = await early()
    if (wait !== undefined && known.state !== 'waiting') return known.state
    if (wait !== undefined) {
      await setTimeout(wait * 1_000)
      const since = await readKnown(services.database, sessionId)
      if (since?.state !== 'waiting' || (await early()) !== undefined) return since?.state ?? 'unknown'
    }
  }
  return settlePayment(services, sessionId)
}

/** The state of a payment as it is stored. */
async function readKnown(
  database: Database,
  sessionId: string,
): Promise<{ provider: ProviderName; state: Settled } | undefined> {
  const [payment] = await database
    .select({ provider: payments.provider, state: payments.state, order: orders.paymentStatus })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.sessionId, sessionId))
  if (!payment) return undefined
  const { provider, state, order } = payment
  if (state === 'paid' || state === 'flagged') return { provider, state: order === 'pending' ? 'waiting' : 'paid' }
  const isOver = state === 'declined' || state === 'expired' || state === 'superseded'
  return { provider, state: isOver ? 'failed' : 'waiting' }
}
