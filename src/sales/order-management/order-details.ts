import * as z from 'zod/mini'
import { orderDocuments } from '../invoices/invoice.ts'
import { vatNumberCheck } from '../invoices/vies/vat-number-check.ts'
import { languages } from '../../kernel/language.ts'
import { dispute } from '../payments/disputes/dispute.ts'
import { orderPayment, refund } from '../payments/refunds/refund.ts'
import { transferFacts } from '../payments/transfers/transfer-facts.ts'
import { notedTransfer } from '../payments/transfers/transfer.ts'
import { pickupPoint } from '../../shipping/pickup-points/pickup-point.ts'
import { shippingMethods } from '../../shipping/shipping.ts'
import { lotOfParcel } from '../warehouse/lots/lot.ts'
import { withdrawalRecord } from '../withdrawal/handling/withdrawal-record.ts'
import { ownWithdrawal } from '../withdrawal/withdrawal.ts'
import { taxations } from '../orders/vat.ts'
import { actors, attentionReasons, customerOrder, orderItem } from '../orders/order.ts'

/** An order as its customer sees it, in the language in which it was placed. */
export const orderDetails = z.extend(customerOrder, {
  language: z.enum(languages),
  items: z.array(orderItem),
  discountCode: z.nullable(z.string()),
  paymentMethod: z.string(),
  /** On the spot, without a parcel. */
  isHandedOver: z.optional(z.boolean()),
  stripeSessionId: z.nullable(z.string()),
  shippingMethod: z.enum(shippingMethods),
  pickupPoint: z.nullable(pickupPoint),
  companyName: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
  /** Who stands on the documents, and at which address, where it isn't who ordered and where the parcel goes. */
  invoiceName: z.optional(z.string()),
  invoiceAddress: z.optional(customerOrder.shape.shippingAddress),
  /** Left out where the shop's own rates hold. */
  taxation: z.optional(z.enum(taxations)),
  /** The carrier's tracking page. */
  trackingUrl: z.nullable(z.string()),
  termsVersion: z.string(),
  /** What is still to be paid after a change. */
  dueAmount: z.optional(z.string()),
  /** Whether it can be paid now, and until when. */
  isPayable: z.boolean(),
  payableUntil: z.string(),
  paidAt: z.nullable(z.string()),
  /** How it is paid by bank transfer, where its customer has chosen that. */
  transfer: z.optional(transferFacts),
  /** Its customer may choose to pay it by bank transfer. */
  isTransferOffered: z.optional(z.literal(true)),
  /** The refunds of all its payments together. */
  refundedAmount: z.string(),
  /** Between which days it is expected, where that was promised. */
  arrival: z.optional(z.object({ from: z.string(), to: z.string() })),
  /** The earliest first. */
  withdrawals: z.array(ownWithdrawal),
  /** Whether the withdrawal period is open, as far as the delivery is known. */
  isWithdrawable: z.boolean(),
  documents: orderDocuments,
})
export type OrderDetails = z.infer<typeof orderDetails>

/** An order in the panel's list. */
export const orderInList = z.extend(customerOrder, {
  /** The refunds of its own payment. */
  refundedAmount: z.string(),
  dueAmount: z.optional(z.string()),
  needsAttention: z.nullable(z.enum(attentionReasons)),
  /** Paid by bank transfer, or waiting for one. */
  byTransfer: z.optional(z.literal(true)),
  version: z.int(),
})
export type OrderInList = z.infer<typeof orderInList>

/** An order in the panel, with its history. */
export const orderRecord = z.extend(orderDetails, {
  needsAttention: z.nullable(z.enum(attentionReasons)),
  version: z.int(),
  /** As they were typed, for who changes them. */
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  wantsInvoiceByMail: z.optional(z.boolean()),
  /** Whether the office may change what was ordered. */
  canBeChanged: z.optional(z.boolean()),
  /** Whether it reserves stock. */
  holdsStock: z.boolean(),
  /** What VIES said of the buyer's number, and whether it can be asked. */
  vatNumberCheck: z.optional(vatNumberCheck),
  canAskVies: z.optional(z.literal(true)),
  anonymisedAt: z.nullable(z.string()),
  /** The attempts to pay it, the earliest first. */
  payments: z.array(orderPayment),
  refunds: z.array(refund),
  /** Contested at the customer’s bank, where there are such payments. */
  disputes: z.optional(z.array(dispute)),
  /** The bank transfers that the office has noted, where there are any. */
  transfers: z.optional(z.array(notedTransfer)),
  /** Whether transfers can come for it: the shop offers them, or it has one. */
  takesTransfers: z.optional(z.literal(true)),
  withdrawals: z.array(withdrawalRecord),
  /** Parcels by gross weight and box, alike ones together. */
  parcels: z.array(z.object({ quantity: z.int(), weight: z.string(), box: z.optional(z.string()) })),
  /** What can still be refunded of the default payment. */
  refundableAmount: z.string(),
  /** Of which lots its goods are, or will be. Left out where no product of it has lots. */
  lots: z.optional(z.array(lotOfParcel)),
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

/** The figures above the panel's orders. */
export const orderSummary = z.object({
  /** The last thirty days of the Polish calendar, today included, by the moment of payment. */
  days: z.array(
    z.object({
      date: z.string(),
      orders: z.int(),
      /** What was paid on that day, less its refunds. */
      revenue: z.string(),
      /** The refunds of that day, whenever the order was paid. */
      refunds: z.string(),
    }),
  ),
  /** The sums of these days. */
  orders: z.int(),
  revenue: z.string(),
  refunds: z.string(),
  /** Paid, neither refunded nor withdrawn, and not shipped yet. */
  toPack: z.int(),
  /** Not paid, and not cancelled. */
  unpaid: z.int(),
  needsAttention: z.int(),
  /** Visible products with little or no stock. */
  lowStock: z.int(),
})
export type OrderSummary = z.infer<typeof orderSummary>
