// oxlint-disable no-await-in-loop -- they are few, and each is drafted by itself
import { and, asc, count, eq, gt, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { money, printMoney } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { orders } from '../../orders/orders.table.ts'
import { draftInvoice } from '../draft-invoice.server.ts'
import { documentNotFound, type InvoiceDocument } from '../invoice.ts'
import { isInvoiced, isSale } from '../invoiceable.server.ts'
import { dueOn } from '../months/invoice-month.ts'
import { printTaxNumber } from '../parties.ts'
import { readVatNumberCheck } from '../vies/check-vat-number.server.ts'
import { mostAtOnce, type WaitingInvoice } from './waiting-invoice.ts'

/** An order whose sale is no more has nothing to be invoiced; it may wait again once it is. */
const waits = and(
  isNotNull(orders.invoiceWaitsSince),
  isNotNull(orders.paidAt),
  isNull(orders.anonymisedAt),
  gt(orders.total, money(0)),
  eq(orders.paymentStatus, 'paid'),
  notInArray(orders.status, ['cancelled', 'pending']),
)

/** The invoices that wait for the office, the earliest first. */
export async function listWaiting(database: Database): Promise<{ waiting: WaitingInvoice[]; count: number }> {
  const rows = await database
    .select()
    .from(orders)
    .where(waits)
    .orderBy(asc(orders.invoiceWaitsSince), asc(orders.id))
    .limit(mostAtOnce)
  const [all] = await database.select({ count: count() }).from(orders).where(waits)
  const waiting: WaitingInvoice[] = []
  for (const order of rows.filter(isSale)) {
    const { buyer, net, vat, total, paidAt, taxation } = await draftInvoice(database, order)
    const check = taxation === 'within_union' ? await readVatNumberCheck(database, order.id) : undefined
    waiting.push({
      orderId: order.id,
      orderNumber: order.number,
      buyer: buyer.name,
      taxNumber: printTaxNumber(buyer.taxNumber),
      taxation,
      net: printMoney(net),
      vat: printMoney(vat),
      total: printMoney(total),
      paidAt: paidAt.toISOString(),
      since: (order.invoiceWaitsSince ?? paidAt).toISOString(),
      dueOn: dueOn(paidAt),
      ...(check && { check }),
    })
  }
  return { waiting, count: all?.count ?? 0 }
}

/** What stands where the number will be. */
const noNumber = 'PODGLĄD, bez numeru'

/** The invoice of an order as it would be issued now. */
export async function previewInvoice(
  database: Database,
  orderId: number,
): Promise<Outcome<InvoiceDocument, typeof documentNotFound>> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !isSale(order) || (await isInvoiced(database, orderId))) return documentNotFound
  const { net: _net, vat: _vat, total: _total, orderId: _order, ...said } = await draftInvoice(database, order)
  const preview = { number: noNumber, issuedAt: new Date(), payableUntil: null, currency: 'PLN', correction: null }
  return done({ ...said, ...preview })
}
