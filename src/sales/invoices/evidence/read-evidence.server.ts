import { and, asc, eq, inArray } from 'drizzle-orm'
import { formatWeight } from '../../../i18n/format.ts'
import type { Database } from '../../../server/database/database.ts'
import { orderLines } from '../../orders/orders.table.ts'
import { payments, refunds, transfers } from '../../payments/payments.table.ts'
import { totalOf } from '../invoice.ts'
import { invoices } from '../invoices.table.ts'
import type { AccountedMove } from '../months/accounted-month.ts'
import type { Evidence } from './sales-evidence.ts'
import { salesEvidence } from './sales-evidence.table.ts'

/** What is known of each of these moves. All is read for many orders at once. */
export async function readEvidence(transaction: Database, moves: AccountedMove[]): Promise<Evidence[]> {
  const known = await readKnown(transaction, [...new Set(moves.map(({ order }) => order.id))])
  return moves.map(({ kind, at, order, buyer, sums, refund }) => {
    const paid = known.payments.get(order.id)?.find(({ isSurcharge }) => !isSurcharge)
    const given = known.refunds.get(order.id)?.find(({ id }) => id === refund)
    const transfer = known.transfers.get(order.id)?.find(({ paymentId }) => paymentId === paid?.id)
    const reference =
      kind === 'sale'
        ? (transfer?.evidence ?? paid?.providerPaymentId ?? paid?.sessionId ?? transfer?.paidOn)
        : (given?.providerRefundId ?? given?.sentOn)
    const goods = (known.lines.get(order.id) ?? []).map(({ quantity, productName, weight }) => {
      const pack = weight === null ? '' : `, ${formatWeight(weight, 'pl')}`
      return `${quantity} × ${productName}${pack}`
    })
    if (order.shippingCost > 0) goods.push('dostawa')
    const [kept] = known.buyers.get(order.id) ?? known.invoices.get(order.id)?.map((one) => one.buyer) ?? []
    return {
      kind,
      at,
      orderNumber: order.number,
      goods: goods.join('; '),
      gross: totalOf(sums).gross,
      provider: paid?.provider ?? 'none',
      reference: reference ?? '',
      buyer: order.anonymisedAt === null || order.companyName !== null ? buyer : (kept ?? null),
      isHandedOver: order.isHandedOver,
    }
  })
}

async function readKnown(transaction: Database, ids: number[]) {
  const of = (column: Parameters<typeof inArray>[0]) => inArray(column, ids)
  const byOrder = <Row extends { orderId: number }>(rows: Row[]) => Map.groupBy(rows, ({ orderId }) => orderId)
  const { orderId, buyer } = invoices
  const isPaid = eq(payments.state, 'paid')
  return {
    lines: byOrder(
      await transaction.select().from(orderLines).where(of(orderLines.orderId)).orderBy(asc(orderLines.position)),
    ),
    payments: byOrder(
      await transaction
        .select()
        .from(payments)
        .where(and(of(payments.orderId), isPaid)),
    ),
    refunds: byOrder(await transaction.select().from(refunds).where(of(refunds.orderId))),
    transfers: byOrder(await transaction.select().from(transfers).where(of(transfers.orderId))),
    buyers: byOrder(await transaction.select().from(salesEvidence).where(of(salesEvidence.orderId))),
    invoices: byOrder(await transaction.select({ orderId, buyer }).from(invoices).where(of(orderId))),
  }
}
