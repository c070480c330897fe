import * as z from 'zod/mini'
import { search } from '../../../schemas/list-filters.ts'
import { orderStatuses, paymentStatuses, shippingStatuses } from '../../orders/order.ts'
import { rowVersion } from '../../../schemas/row-version.ts'

/** With `version`, a change is refused if somebody else changed the order first. */
const version = { version: z.optional(rowVersion()) }

export const statusChange = z.object({ status: z.enum(orderStatuses, 'Nieznany status zamówienia'), ...version })
export type StatusChange = z.output<typeof statusChange>

export const shippingChange = z.object({
  shippingStatus: z.enum(shippingStatuses, 'Nieznany status wysyłki'),
  /** Undefined: unchanged. Empty: removed. */
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

/** Cancels an order and refunds all of it. */
export const cancellation = z.object(version)
export type Cancellation = z.output<typeof cancellation>

export const orderFilter = {
  search,
  status: z.optional(z.enum(orderStatuses, 'Nieznany status zamówienia')),
  paymentStatus: z.optional(z.enum(paymentStatuses, 'Nieznany status płatności')),
  needsAttention: z.optional(z.literal('true')),
  /** Paid, neither refunded nor withdrawn, and not shipped yet. */
  toPack: z.optional(z.literal('true')),
  /** Neither paid nor cancelled. */
  unpaid: z.optional(z.literal('true')),
  /** Paid by bank transfer, or waiting for one. */
  byTransfer: z.optional(z.literal('true')),
  /** A tag of the office. */
  tag: z.optional(z.string().check(z.trim(), z.maxLength(40, 'Najwyżej 40 znaków'))),
}
const asked = z.object(orderFilter)
export type OrderFilter = z.output<typeof asked>
