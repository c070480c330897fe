import { eq } from 'drizzle-orm'
import { orders } from '../orders/orders.table.ts'
import type { Database } from '../server/database.ts'
import type { Logger } from '../server/log.ts'
import { ProviderAway, type PaymentProvider, type SessionState } from './payment.ts'
import { payments } from './payments.table.ts'
import { settlePayment } from './settle-payment.server.ts'

interface Ground {
  database: Database
  payments: PaymentProvider | undefined
  log: Logger
}

/** What the page after paying says: the order is settled first. When the provider can't be asked, nothing is known. */
export async function readSessionState(ground: Ground, sessionId: string): Promise<SessionState> {
  const state = await settlePayment(ground, sessionId).catch((error: unknown) => {
    if (!(error instanceof ProviderAway)) throw error
    ground.log.warn({ err: error }, 'a payment could not be asked for')
    return 'unknown' as const
  })
  const [order] = await ground.database
    .select({ orderNumber: orders.number, cancelPath: payments.cancelPath })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.sessionId, sessionId))
  const cameFromOrder = order && !order.cancelPath.startsWith('/checkout')
  return { state, orderNumber: order?.orderNumber ?? null, ...(cameFromOrder && { orderPath: order.cancelPath }) }
}
