import type { SQL } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { Actor } from './order.ts'
import { orderEvents } from './orders.table.ts'

/** What happens to an order, in one word each. */
export type EventKind =
  | 'placed'
  | 'changed'
  | 'payment_begun'
  | 'paid'
  | 'confirmed'
  | 'payment_declined'
  | 'payment_expired'
  | 'released'
  | 'taken_again'
  | 'reminded'
  | 'proforma_sent'
  | 'cancelled'
  | 'status_changed'
  | 'shipping_changed'
  | 'flagged'
  | 'flag_cleared'
  | 'refund_begun'
  | 'refunded'
  | 'refund_refused'
  | 'refund_failed'
  | 'withdrawn'
  | 'invoice_issued'
  | 'correction_issued'

/** Notes in the transaction of a change what it was, and who made it. It may be a part of a longer statement. */
export const recordEvent = (
  transaction: Database,
  orderId: number | SQL,
  kind: EventKind,
  actor: Actor,
  details: Record<string, unknown> = {},
) => transaction.insert(orderEvents).values({ orderId, kind, actor, details })
