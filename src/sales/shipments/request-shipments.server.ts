import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import { countryCodeOf, homeCountry } from '../../kernel/countries.ts'
import { refusalServerTexts } from '../../server/http/texts.server.ts'
import { enqueue } from '../../server/jobs/jobs.ts'
import type { Database } from '../../server/database/database.ts'
import type { Carrier, ParcelSize } from '../../shipping/carrier/carrier.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { orders } from '../orders/orders.table.ts'
import { bringShipmentForward } from './bring-forward.server.ts'
import { phoneOf } from './receiver.ts'
import { fittingTemplate, heaviestOf, reckonParcels, templateFor, templates } from './reckon-parcels.server.ts'
import { refusalSentences } from './shipment-words.ts'
import { isOver, type GivenSize, type OrderRefusal, type RefusedOrder, type ShipmentRequest } from './shipment.ts'
import { shipments } from './shipments.table.ts'
import { isToPack } from '../orders/to-pack.server.ts'
import { codeOfPoint } from '../../shipping/pickup-points/pickup-point.ts'

/**
 * Notes the parcels of orders, each order for itself; jobs ask the carrier. A parcel that has a shipment keeps it, so whoever presses
 * twice gets the same.
 */
export async function requestShipments(
  database: Database,
  by: Acting,
  carrier: Carrier,
  { orders: wanted }: ShipmentRequest,
): Promise<{ accepted: number[]; refused: RefusedOrder[] }> {
  const accepted: number[] = []
  const refused: RefusedOrder[] = []
  for (const { id, parcels } of wanted) {
    const outcome = await database.transaction((transaction) => requestForOrder(transaction, by, carrier, id, parcels))
    if (Array.isArray(outcome)) accepted.push(...outcome)
    else refused.push(outcome)
  }
  return { accepted, refused }
}

async function requestForOrder(
  transaction: Database,
  by: Acting,
  carrier: Carrier,
  id: number,
  given: GivenSize[] | undefined,
): Promise<number[] | RefusedOrder> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) return refusal(id, null, 'order_not_found')
  const isAsked = await transaction.$count(orders, and(eq(orders.id, id), isToPack))
  const known = await transaction.select().from(shipments).where(eq(shipments.orderId, id))
  const living = known.filter(({ state }) => !isOver(state))
  if (isAsked === 0) return refusal(id, order.number, 'order_not_to_pack')
  const reckoned = await reckonParcels(transaction, order)
  const share = Math.ceil(reckoned.reduce((sum, { weight }) => sum + weight, 0) / (given?.length ?? 1))
  const sizes = given?.map((size) => sizeOf(size, share)) ?? reckoned
  const problem = problemOf(order, sizes)
  if (problem) return refusal(id, order.number, problem)

  const ids = living.map((one) => one.id)
  for (const [place, size] of sizes.entries()) {
    const parcel = place + 1
    if (living.some((one) => one.parcel === parcel)) continue
    const attempt = 1 + Math.max(0, ...known.filter((one) => one.parcel === parcel).map((one) => one.attempt))
    const [noted] = await transaction
      .insert(shipments)
      .values({
        orderId: id,
        parcel,
        attempt,
        carrier: carrier.name,
        reference: [order.number, parcel, ...(attempt > 1 ? [attempt] : [])].join('-'),
        service: order.shippingMethod === 'inpost' ? 'locker' : 'courier',
        point: order.shippingMethod === 'inpost' ? order.pickupPoint && codeOfPoint(order.pickupPoint) : null,
        template: size.template,
        length: size.measures?.length ?? null,
        width: size.measures?.width ?? null,
        height: size.measures?.height ?? null,
        weight: size.weight,
        createdBy: by.username,
      })
      .returning()
    if (!noted) throw new Error('the shipment was not noted')
    ids.push(noted.id)
    await enqueue(transaction, bringShipmentForward, { shipment: noted.id })
    await recordAudit(transaction, by, {
      action: 'created',
      subject: 'shipment',
      id: noted.id,
      name: order.number,
      after: { parcel, reference: noted.reference },
    })
  }
  return ids
}

/** Where somebody says less than is needed, the shop reckons the rest. */
function sizeOf({ template, measures, weight = 0 }: GivenSize, share: number): ParcelSize {
  const grams = weight || share
  const named = template ?? (measures ? fittingTemplate(measures) : templateFor(grams))
  return { template: named, measures: measures ?? (named && templates[named]), weight: grams }
}

function problemOf(order: OrderRow, sizes: ParcelSize[]): OrderRefusal | undefined {
  if (countryCodeOf(order.country) !== homeCountry) return 'parcel_abroad'
  if (!order.phone.trim()) return 'parcel_without_phone'
  if (phoneOf(order.phone) === undefined) return 'parcel_phone_foreign'
  if (order.shippingMethod === 'inpost' && !order.pickupPoint?.name) return 'parcel_without_point'
  if (order.shippingMethod === 'home' && !(order.address.trim() && order.city.trim() && order.postalCode.trim()))
    return 'parcel_without_address'
  if (sizes.some(({ weight }) => weight > heaviestOf(order.shippingMethod))) return 'parcel_too_heavy'
  if (sizes.some((size) => isTooLarge(order.shippingMethod, size))) return 'parcel_too_large'
  return undefined
}

/** A locker takes what fits into its largest box; a courier what is 120 cm long at most, and 220 cm in all. */
function isTooLarge(method: OrderRow['shippingMethod'], { template, measures }: ParcelSize): boolean {
  if (method === 'inpost') return template === null
  const sides = measures ? [measures.length, measures.width, measures.height] : []
  return Math.max(0, ...sides) > 1_200 || sides.reduce((sum, side) => sum + side, 0) > 2_200
}

function refusal(orderId: number, orderNumber: string | null, code: OrderRefusal): RefusedOrder {
  const sentences: Record<OrderRefusal, string> = {
    ...refusalSentences,
    order_not_found: refusalServerTexts.pl.errors.order_not_found,
    order_not_to_pack:
      'Tego zamówienia nie trzeba pakować: zostało już wysłane albo zwrócone, albo klient od niego odstąpił.',
  }
  return { orderId, orderNumber, code, sentence: sentences[code] }
}
