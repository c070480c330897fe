import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { fact } from '../../../server/database/fact.ts'
import { enqueue } from '../../../server/jobs/jobs.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import type { Actor } from '../../orders/order.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { taxRules } from '../../orders/taxation.ts'
import { numberCheckJob } from '../vies/vat-number-check.ts'
import { vatNumberChecks } from '../vies/vat-number-checks.table.ts'

/** The invoice of an order was issued after it had waited, so no earlier letter brought it. */
export const heldInvoiceIssued = fact<{ orderId: number }>('an invoice that waited is issued')

type Ordered = Pick<OrderRow, 'id' | 'taxation' | 'taxNumber'>

/**
 * Whether a person has to confirm the invoice of an order before it has a number: the owner wants it of all, or the buyer's number, on
 * which 0 % rests, isn't known to be valid.
 */
export async function mustBeConfirmed(database: Database, order: Ordered): Promise<boolean> {
  if (taxRules.now().confirmsInvoices) return true
  return order.taxation === 'within_union' && (await lastAnswer(database, order)) !== 'valid'
}

/** What VIES said last of the number on an order. */
export async function lastAnswer(database: Database, { id, taxNumber }: Pick<Ordered, 'id' | 'taxNumber'>) {
  const { orderId, number, state } = vatNumberChecks
  const [last] = await database
    .select({ state })
    .from(vatNumberChecks)
    .where(and(eq(orderId, id), eq(number, taxNumber ?? ''), inArray(state, ['valid', 'invalid'])))
    .orderBy(desc(vatNumberChecks.id))
    .limit(1)
  return last?.state
}

/** Puts the invoice of a locked order before the office. Whoever waits already goes on waiting. */
export async function holdInvoice(transaction: Database, order: OrderRow, actor: Actor): Promise<void> {
  const { id, taxation, invoiceWaitsSince } = order
  if (!invoiceWaitsSince) {
    await transaction
      .update(orders)
      .set({ invoiceWaitsSince: sql`now()` })
      .where(eq(orders.id, id))
    await recordEvent(transaction, id, 'invoice_waits', actor)
  }
  if (taxation !== 'within_union' || !taxRules.now().asksVies) return
  if ((await lastAnswer(transaction, order)) === undefined) await enqueue(transaction, numberCheckJob, { order: id })
}

/** What waited is issued: it waits no more. */
export async function endWaiting(transaction: Database, { id, invoiceWaitsSince }: OrderRow): Promise<void> {
  if (!invoiceWaitsSince) return
  await transaction.update(orders).set({ invoiceWaitsSince: null }).where(eq(orders.id, id))
  await heldInvoiceIssued.happened(transaction, { orderId: id })
}
