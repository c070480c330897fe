import { and, asc, inArray } from 'drizzle-orm'
import { products } from '../../../catalog/products.table.ts'
import { done, type Failure, type Outcome } from '../../../kernel/outcome.ts'
import { parseWeight } from '../../../kernel/weight.ts'
import type { Database } from '../../../server/database/database.ts'
import { panelSentence } from '../../../server/http/errors.ts'
import { orders } from '../../orders/orders.table.ts'
import { isToPack } from '../list/order-filter.server.ts'
import { parcelsOfOrder } from '../../orders/parcels-of-order.server.ts'
import { countParcels, detailsOf } from '../read-order.server.ts'
import { packingSlip, type PackingSlipOrder, type Picked, type SlipFile } from './packing.ts'
import { whyNotToPack } from './why-not-to-pack.server.ts'

/** The slips of these orders, as far as they are to be packed; of the others it is said why not. */
export async function readSlips(
  database: Database,
  ids: number[],
): Promise<Outcome<SlipFile, Failure<'order_not_to_pack'>>> {
  const rows = await database
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), isToPack))
    .orderBy(asc(orders.paidAt), asc(orders.id))
  const details = await detailsOf(database, rows)
  const slips: PackingSlipOrder[] = []
  for (const [place, row] of rows.entries()) {
    const parcels = countParcels(await parcelsOfOrder(database, row))
    slips.push(packingSlip.parse({ ...details[place], version: row.version, parcels }))
  }
  const without = ids.filter((id) => !rows.some((row) => row.id === id))
  const refusals = []
  for (const id of new Set(without)) refusals.push(await whyNotToPack(database, id))
  const [first] = refusals
  if (first && slips.length === 0) return first
  return done({ slips, picked: await pick(database, slips), without: refusals.map(panelSentence), at: new Date() })
}

/** The pieces of each product in all parcels together. Customers read its name in their language, who fetches it in Polish. */
async function pick(database: Database, slips: PackingSlipOrder[]): Promise<Picked[]> {
  const lines = slips.flatMap(({ id, items }) => items.map((item) => ({ ...item, orderId: id })))
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const named = await database
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids))
  const nameOf = ({ productId, productName }: (typeof lines)[number]) =>
    named.find(({ id }) => id === productId)?.name ?? productName
  const alike = Map.groupBy(lines, (line) => JSON.stringify([nameOf(line), line.weight]))
  return [...alike.values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const weight = first.weight === null ? null : parseWeight(first.weight)
      const pieces = group.reduce((sum, { quantity }) => sum + quantity, 0)
      return [{ name: nameOf(first), weight, pieces, orders: new Set(group.map(({ orderId }) => orderId)).size }]
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pl') || (one.weight ?? 0) - (other.weight ?? 0))
}
