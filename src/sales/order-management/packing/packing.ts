import * as z from 'zod/mini'
import { failure } from '../../../kernel/outcome.ts'
import { orderItem } from '../../orders/order.ts'
import { orderRecord } from '../order-details.ts'
import { shippingChange } from '../changes/order-changes.ts'

/** What is in the parcel, without prices. */
const packedItem = z.pick(orderItem, { productId: true, productName: true, weight: true, quantity: true })

/** An order for who packs: nothing about money, no e-mail address, and where it goes only while it is on the table. */
export const orderToPack = z.extend(
  z.pick(orderRecord, {
    id: true,
    orderNumber: true,
    createdAt: true,
    language: true,
    customerName: true,
    shippingMethod: true,
    /** The parcel's, as soon as it has one. */
    trackingNumber: true,
    version: true,
  }),
  { items: z.array(packedItem), lots: orderRecord.shape.lots },
)
export type OrderToPack = z.infer<typeof orderToPack>

/** The same with what stands on the parcel. */
export const packingSlip = z.extend(orderToPack, {
  ...z.pick(orderRecord, {
    companyName: true,
    customerPhone: true,
    shippingAddress: true,
    pickupPoint: true,
    parcels: true,
  }).shape,
})
export type PackingSlipOrder = z.infer<typeof packingSlip>

/** Within this time "sent" can be taken back; then the customer is told. */
export const secondsToTakeBack = 10

/** What all of them need together, in the shop's own words. */
export interface Picked {
  name: string
  /** In grams, of one piece. */
  weight: number | null
  pieces: number
  orders: number
}

/** The slips that are printed together, in packing order. */
export interface SlipFile {
  slips: PackingSlipOrder[]
  picked: Picked[]
  /** The orders that were asked for and have no slip, with why, in sentences. */
  without: string[]
  /** When they were made. */
  at: Date
}

export const shipment = z.pick(shippingChange, { trackingNumber: true, version: true })
export type Shipment = z.output<typeof shipment>

const mostAtOnce = 500
const orderId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
const upToMost = <Row extends z.ZodMiniType>(row: Row) => z.array(row).check(z.minLength(1), z.maxLength(mostAtOnce))

export const severalShipments = z.object({ orders: upToMost(z.extend(shipment, { id: orderId })) })

export const severalOrders = z.object({ ids: upToMost(orderId) })

/** What came of each: one that is refused holds back no other. */
export const eachOutcome = z.object({
  done: z.array(z.object({ id: z.int(), orderNumber: z.string() })),
  refused: z.array(z.object({ id: z.int(), message: z.string() })),
})
export type EachOutcome = z.infer<typeof eachOutcome>

/** What a code was asked for. The reason is why the order isn't to be packed; null: it is. */
export const orderByCode = z.object({ code: z.string().check(z.minLength(1), z.maxLength(100)) })
export const foundByCode = z.object({ id: z.int(), orderNumber: z.string(), reason: z.nullable(z.string()) })
export type FoundByCode = z.infer<typeof foundByCode>

/** It was sent, given back, or withdrawn from meanwhile; or never was to be packed. */
export const orderNotToPack = failure('order_not_to_pack', 'conflict')

/** Its customer has been told, or another has gone on with the order. */
export const parcelAnnounced = failure('parcel_announced', 'conflict')
