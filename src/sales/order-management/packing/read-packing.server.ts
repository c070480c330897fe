import { and, asc, eq } from 'drizzle-orm'
import { done, type Failure, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { orders } from '../../orders/orders.table.ts'
import { lotsOfOrders } from '../../warehouse/lots/lots-of-orders.server.ts'
import { isToPack } from '../list/order-filter.server.ts'
import { detailsOf, readOrderRecord } from '../read-order.server.ts'
import { orderToPack, packingSlip, type OrderToPack, type PackingSlipOrder } from './packing.ts'
import { whyNotToPack } from './why-not-to-pack.server.ts'

/** What is to be packed, who has waited longest first. The schemas leave out what packers needn't know. */
export async function listOrdersToPack(
  database: Database,
  { page, limit }: { page: number; limit: number },
): Promise<{ list: OrderToPack[]; total: number }> {
  const rows = await database
    .select()
    .from(orders)
    .where(isToPack)
    .orderBy(asc(orders.paidAt), asc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const details = await detailsOf(database, rows)
  const lots = await lotsOfOrders(
    database,
    rows.map(({ id }) => id),
  )
  return {
    list: details.map((order) =>
      orderToPack.parse({ ...order, version: versions.get(order.id), lots: lots.get(order.id) }),
    ),
    total: await database.$count(orders, isToPack),
  }
}

export async function readPackingSlip(
  database: Database,
  id: number,
): Promise<Outcome<PackingSlipOrder, Failure<'order_not_to_pack'>>> {
  const order = await readOrderRecord(database, and(eq(orders.id, id), isToPack) ?? isToPack)
  return order ? done(packingSlip.parse(order)) : whyNotToPack(database, id)
}
