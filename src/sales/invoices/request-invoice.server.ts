import { eq } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { bumpVersion } from '../orders/lock-order.server.ts'
import { orderNotFound } from '../orders/order.ts'
import { orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import { mustDocumentsWait } from './documents-wait.server.ts'
import { deliveryDays, isInvoiced, isSale } from './invoiceable.server.ts'
import { invoicesWait, invoiceTooLate, orderNotInvoiceable } from './invoice.ts'
import { holdInvoice, mustBeConfirmed } from './waiting/hold-invoice.server.ts'
import { issueCorrections } from './corrections/issue-corrections.server.ts'
import { issueInvoice } from './issue-invoice.server.ts'
import { askableUntil } from './months/invoice-month.ts'

type Problem = typeof orderNotFound | typeof orderNotInvoiceable | typeof invoiceTooLate | typeof invoicesWait

/**
 * Issues the invoice of a paid order that has none. It is idempotent. Customers may ask within three months,
 * administrators at any time. What a customer asks for waits where somebody has to confirm it. The buyer is the one on the order: a tax number must be given before buying (art. 106b
 * sec. 5 of the VAT act). Earlier refunds are corrected at once.
 * @param by the administrator who asks; undefined: the customer
 */
export function requestInvoice(database: Database, orderId: number, by?: Acting): Promise<Outcome<void, Problem>> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) return orderNotFound
    if (!isSale(order) || !order.paidAt || (await isInvoiced(transaction, orderId))) return orderNotInvoiceable
    if (await mustDocumentsWait(transaction)) return invoicesWait
    const deliveredAt = (await deliveryDays(transaction, [orderId])).get(orderId)
    if (!by && askableUntil(order.paidAt, deliveredAt) < new Date()) return invoiceTooLate
    await transaction.update(orders).set(bumpVersion).where(eq(orders.id, orderId))
    // The office looks at it as it asks for it.
    if (!by && (await mustBeConfirmed(transaction, order))) {
      await holdInvoice(transaction, order, 'customer')
      return done(undefined)
    }
    const asking = by ? ({ actor: 'administrator', by: by.username } as const) : ({ actor: 'customer' } as const)
    const { id, number } = await issueInvoice(transaction, order, asking)
    if (by) {
      const after = { orderNumber: order.number }
      await recordAudit(transaction, by, { action: 'issued', subject: 'invoice', id, name: number, after })
    }
    await issueCorrections(transaction, orderId)
    return done(undefined)
  })
}
