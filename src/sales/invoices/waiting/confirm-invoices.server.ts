// oxlint-disable no-await-in-loop -- each invoice has its own transaction, so that numbers are free again soon
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import type { Acting } from '../../../guards/administrator.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { bumpVersion, lockOrder } from '../../orders/lock-order.server.ts'
import { orderNotFound } from '../../orders/order.ts'
import { orderLines, orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { mustDocumentsWait } from '../documents-wait.server.ts'
import { isInvoiced, isSale } from '../invoiceable.server.ts'
import { invoicesWait } from '../invoice.ts'
import { issueCorrections } from '../corrections/issue-corrections.server.ts'
import { issueInvoice } from '../issue-invoice.server.ts'
import { notTaxableAtHome, type ConfirmedInvoices } from './waiting-invoice.ts'

/** Issues the invoices of these orders that wait for it, in the given order. It is idempotent. */
export async function confirmInvoices(
  database: Database,
  by: Acting,
  orderIds: number[],
): Promise<Outcome<ConfirmedInvoices, typeof invoicesWait>> {
  const issued: string[] = []
  const unlike = [...new Set(orderIds)]
  for (const orderId of unlike) {
    const confirmed = await database.transaction(async (transaction) => {
      if (await mustDocumentsWait(transaction)) return invoicesWait
      return done(await confirmOne(transaction, by, orderId))
    })
    if (!confirmed.ok) return confirmed
    if (confirmed.value !== undefined) issued.push(confirmed.value)
  }
  return done({ issued, left: unlike.length - issued.length })
}

async function confirmOne(transaction: Database, by: Acting, orderId: number): Promise<string | undefined> {
  const order = (await lockOrder(transaction, orderId))?.order
  if (!order?.invoiceWaitsSince || !isSale(order) || (await isInvoiced(transaction, orderId))) return undefined
  await transaction.update(orders).set(bumpVersion).where(eq(orders.id, orderId))
  const { id, number } = await issueInvoice(transaction, order, { actor: 'administrator', by: by.username })
  const after = { orderNumber: order.number }
  await recordAudit(transaction, by, { action: 'issued', subject: 'invoice', id, name: number, after })
  await issueCorrections(transaction, orderId)
  return number
}

/**
 * Taxes an order that isn't invoiced yet with the shop's own rates: its buyer's number isn't valid, or nothing proves that the goods left.
 * What was paid stays, so the tax is taken out of it.
 */
export function taxAtHome(
  database: Database,
  by: Acting,
  orderId: number,
): Promise<Outcome<undefined, typeof orderNotFound | typeof notTaxableAtHome>> {
  return database.transaction(async (transaction) => {
    const held = await lockOrder(transaction, orderId)
    if (!held) return orderNotFound
    const { order, lines, goods } = held
    const isUntaxed = order.taxation === 'within_union' || order.taxation === 'export'
    if (!isUntaxed || order.anonymisedAt || (await isInvoiced(transaction, orderId))) return notTaxableAtHome
    const rates = lines.flatMap(({ productId }) => (productId === null ? [] : (goods.get(productId)?.vatRate ?? [])))
    // Of a product that isn't there any more nobody knows the rate: the highest of the order is the safe one.
    const highest = Math.max(...(rates.length > 0 ? rates : [23]))
    for (const { position, productId } of lines) {
      const vatRate = (productId === null ? undefined : goods.get(productId)?.vatRate) ?? highest
      await transaction
        .update(orderLines)
        .set({ vatRate })
        .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
    }
    await transaction
      .update(orders)
      .set({ ...bumpVersion, taxation: 'domestic' })
      .where(eq(orders.id, orderId))
    await recordEvent(transaction, orderId, 'taxation_changed', 'administrator', { by: by.username })
    const [before, after] = [{ taxation: order.taxation }, { taxation: 'domestic' }]
    const entry = { action: 'changed', subject: 'order', id: orderId, name: order.number, before, after } as const
    await recordAudit(transaction, by, entry)
    return done(undefined)
  })
}
