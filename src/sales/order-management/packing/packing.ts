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

export const shipment = z.pick(shippingChange, { trackingNumber: true, version: true })
export type Shipment = z.output<typeof shipment>

/** It was sent, given back, or withdrawn from meanwhile; or never was to be packed. */
export const orderNotToPack = failure('order_not_to_pack', 'conflict')
