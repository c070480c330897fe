import * as z from 'zod/mini'
import { reduction } from '../../catalog/prices/reduction.ts'
import { failure } from '../../kernel/outcome.ts'

/** Within this time an order can be paid; after it, it is cancelled. */
export const hoursToPay = 72

export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const shippingStatuses = ['not_shipped', 'preparing', 'shipped', 'delivered'] as const
export type ShippingStatus = (typeof shippingStatuses)[number]

/** Who did something to an order. */
export const actors = ['customer', 'provider', 'carrier', 'administrator', 'shop'] as const
export type Actor = (typeof actors)[number]

/** Why an order needs attention. */
export const attentionReasons = [
  /** Paid after its reservation was released and the stock was gone. */
  'paid_without_stock',
  /** Paid after the administrator had cancelled it. */
  'paid_when_cancelled',
  /** The provider charged another amount. */
  'amount_differs',
  /** A bank transfer came, and there is less than the order costs. */
  'transfer_short',
  /** By bank transfer more came than the order costs. */
  'transfer_over',
  /** Paid by a session that was created before the order was changed. */
  'paid_for_earlier_content',
  /** Two of its payments went through. */
  'paid_twice',
  /** A customer has contested the payment at their bank. */
  'disputed',
  /** Their bank has taken the money back: the office says what becomes of the sale. */
  'payment_taken_back',
  /** A refund failed while no administrator was waiting for the answer. */
  'refund_failed',
  /** The customer withdrew from the contract, and there was no other reason. */
  'withdrawn',
  /** The carrier says that a parcel came back, is lost or can't be delivered. */
  'parcel_trouble',
] as const
export type AttentionReason = (typeof attentionReasons)[number]

const amounts = {
  subtotal: z.string(),
  shippingCost: z.string(),
  discountAmount: z.string(),
  /** The same as `totalAmount`. */
  total: z.string(),
  totalAmount: z.string(),
}

/** An order as lists have it. */
export const customerOrder = z.object({
  id: z.int(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  shippingAddress: z.object({
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  ...amounts,
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  shippingStatus: z.enum(shippingStatuses),
  trackingNumber: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export type CustomerOrder = z.infer<typeof customerOrder>

export const orderItem = z.object({
  productId: z.nullable(z.int()),
  productName: z.string(),
  /** Such as '500g'. */
  weight: z.nullable(z.string()),
  quantity: z.int(),
  price: z.string(),
  /** Per cent, contained in the price. */
  vatRate: z.number(),
  /** What the price was reduced from, if it was. */
  promotion: z.nullable(reduction),
  /** The owner's picture of the product, where there is one now. */
  imageUrl: z.optional(z.string()),
})
export type OrderItem = z.infer<typeof orderItem>

export const orderNotFound = failure('order_not_found', 'missing')

/**
 * How long a link to an order works: 30 days for delivery, 14 to withdraw, 14 to return the goods and 14 for the
 * refund. Each later email has a new link.
 */
export const orderLinkDays = 90
export const orderLinkEnded = failure('order_link_ended', 'gone')

/** Too little stock: how much is left of each product. */
export const soldOut = (lines: { id: number; available: number }[]) => ({
  ...failure('sold_out', 'conflict'),
  facts: { lines },
})
/** The mark is cleared when the withdrawal is handled. */
export const withdrawalWaits = failure('order_withdrawal_waits', 'conflict')
/** It is paid, cancelled, released already, or being paid at this moment. */
export const orderHoldsNothing = failure('order_holds_nothing', 'conflict')
/** Shipped goods have to come back before an order is cancelled and refunded. */
export const orderHasLeft = failure('order_has_left', 'conflict')
export const orderNotPayable = failure('order_not_payable', 'conflict')
export const orderChangedMeanwhile = failure('order_changed_meanwhile', 'conflict')

export const paymentAddress = z.object({ url: z.string() })
