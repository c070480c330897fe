import * as z from 'zod/mini'
import { orderDocuments } from '../invoices/invoice.ts'
import { languages } from '../../kernel/language.ts'
import { orderPayment, refund } from '../payments/refunds/refund.ts'
import { pickupPoint } from '../../shipping/pickup-points/pickup-point.ts'
import { shippingMethods } from '../../shipping/shipping.ts'
import { withdrawalRecord } from '../withdrawal/handling/withdrawal-record.ts'
import { ownWithdrawal } from '../withdrawal/withdrawal.ts'
import { actors, attentionReasons, customerOrder, orderItem } from '../orders/order.ts'

/** All of an order that concerns its customer, in the language in which it was made. */
export const orderDetails = z.extend(customerOrder, {
  language: z.enum(languages),
  items: z.array(orderItem),
  discountCode: z.nullable(z.string()),
  paymentMethod: z.string(),
  stripeSessionId: z.nullable(z.string()),
  shippingMethod: z.enum(shippingMethods),
  pickupPoint: z.nullable(pickupPoint),
  companyName: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
  /** Where the carrier tells how far the parcel is. */
  trackingUrl: z.nullable(z.string()),
  termsVersion: z.string(),
  /** Whether it waits to be paid, and until when it may be. */
  isPayable: z.boolean(),
  payableUntil: z.string(),
  paidAt: z.nullable(z.string()),
  /** What went back to the customer, by all of its payments together. */
  refundedAmount: z.string(),
  /** What its customer has withdrawn, the earliest first. */
  withdrawals: z.array(ownWithdrawal),
  /** Whether it can be withdrawn from now, by what is known of its delivery. */
  isWithdrawable: z.boolean(),
  documents: orderDocuments,
})
export type OrderDetails = z.infer<typeof orderDetails>

/** An order in the panel's list. */
export const orderInList = z.extend(customerOrder, {
  /** What went back of the payment by which it is paid. */
  refundedAmount: z.string(),
  needsAttention: z.nullable(z.enum(attentionReasons)),
  version: z.int(),
})
export type OrderInList = z.infer<typeof orderInList>

/** An order in the panel, with all that happened to it. */
export const orderRecord = z.extend(orderDetails, {
  needsAttention: z.nullable(z.enum(attentionReasons)),
  version: z.int(),
  /** Whether pieces are off the shelf for it. */
  holdsStock: z.boolean(),
  /** Since when it is known no more whose it was. */
  anonymisedAt: z.nullable(z.string()),
  /** The attempts to pay it, the earliest first. */
  payments: z.array(orderPayment),
  refunds: z.array(refund),
  withdrawals: z.array(withdrawalRecord),
  /** In what parcels it is sent, by what its pieces weigh with their packaging: those of the same weight together. */
  parcels: z.array(z.object({ quantity: z.int(), weight: z.string() })),
  /** What can still be given back by the payment that is meant when none is named. */
  refundableAmount: z.string(),
  events: z.array(
    z.object({
      kind: z.string(),
      actor: z.enum(actors),
      details: z.record(z.string(), z.unknown()),
      createdAt: z.string(),
    }),
  ),
})
export type OrderRecord = z.infer<typeof orderRecord>
