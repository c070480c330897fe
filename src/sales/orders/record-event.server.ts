import type { SQL } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { Actor } from './order.ts'
import { orderEvents } from './orders.table.ts'

export type EventKind =
  | 'placed'
  | 'joined_account'
  | 'handed_over'
  | 'changed'
  | 'content_changed'
  | 'surcharge_paid'
  | 'surcharge_waived'
  | 'payment_begun'
  | 'transfer_chosen'
  | 'transfer_noted'
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
  | 'lots_chosen'
  | 'invoice_waits'
  | 'invoice_issued'
  | 'taxation_changed'
  | 'correction_issued'
  | 'buyer_corrected'
  | 'dispute_decided'
  | 'dispute_closed'
  | 'label_made'
  | 'label_refused'
  | 'label_cancelled'

/** Records a change and who made it, in the transaction of the change. */
export const recordEvent = (
  transaction: Database,
  orderId: number | SQL,
  kind: EventKind,
  actor: Actor,
  details: Record<string, unknown> = {},
) => transaction.insert(orderEvents).values({ orderId, kind, actor, details })
