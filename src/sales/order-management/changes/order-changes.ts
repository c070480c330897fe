import * as z from 'zod/mini'
import { search } from '../../../schemas/list-filters.ts'
import { orderStatuses, paymentStatuses, shippingStatuses } from '../../orders/order.ts'

/** What the panel changes of an order. With `version` it refuses to overwrite another's change. */
const version = { version: z.optional(z.int()) }

export const statusChange = z.object({ status: z.enum(orderStatuses, 'Nieznany status zamówienia'), ...version })
export type StatusChange = z.output<typeof statusChange>

export const shippingChange = z.object({
  shippingStatus: z.enum(shippingStatuses, 'Nieznany status wysyłki'),
  /** Left out: stays as it is. Empty: there is none. */
  trackingNumber: z.optional(
    z.nullable(
      z.string('Wpisz numer przesyłki').check(
        z.overwrite((typed) => typed.toWellFormed()),
        z.trim(),
        z.maxLength(100, 'Najwyżej 100 znaków'),
      ),
    ),
  ),
  ...version,
})
export type ShippingChange = z.output<typeof shippingChange>

/** That an order is cancelled and all of its money goes back. */
export const cancellation = z.object(version)
export type Cancellation = z.output<typeof cancellation>

/** Which orders to list. */
export const orderFilter = {
  search,
  status: z.optional(z.enum(orderStatuses, 'Nieznany status zamówienia')),
  paymentStatus: z.optional(z.enum(paymentStatuses, 'Nieznany status płatności')),
  /** Only those that somebody has to look at. */
  needsAttention: z.optional(z.literal('true')),
  /** Only those that are paid, neither given back nor withdrawn from, and not on their way yet. */
  toPack: z.optional(z.literal('true')),
  /** Only those that are neither paid nor given up. */
  unpaid: z.optional(z.literal('true')),
}
const asked = z.object(orderFilter)
export type OrderFilter = z.output<typeof asked>
