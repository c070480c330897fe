import * as z from 'zod/mini'
import { reduction } from '../../catalog/prices/reduction.ts'
import { failure } from '../../kernel/outcome.ts'

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
export const actors = ['customer', 'provider', 'administrator', 'shop'] as const
export type Actor = (typeof actors)[number]

/** Why somebody has to look at an order. */
export const attentionReasons = [
  /** Paid when what was held for it had gone to others. */
  'paid_without_stock',
  /** Paid after the administrator had cancelled it. */
  'paid_when_cancelled',
  /** What the provider took is not what it costs. */
  'amount_differs',
  /** Paid by a session that was made for what the order held before it was changed. */
  'paid_for_earlier_content',
  /** Two of its payments went through. */
  'paid_twice',
  /** A customer has contested the payment at their bank. */
  'disputed',
  /** Money that was to go back to the customer didn't, and nobody was waiting to hear it. */
  'refund_failed',
  /** A customer has withdrawn from the contract, and nothing else was there to look at. */
  'withdrawn',
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
  vatRate: z.int(),
  /** What the price was reduced from, if it was. */
  promotion: z.nullable(reduction),
})
export type OrderItem = z.infer<typeof orderItem>

export const orderNotFound = failure('order_not_found', 'missing')

/**
 * How long a link to an order works: 30 days for delivery, 14 to withdraw, 14 to return the goods and 14 for the
 * refund. Each later email has a new link.
 */
export const orderLinkDays = 90
export const orderLinkEnded = failure('order_link_ended', 'gone')

/** Some of what is asked for isn't there any more: of each product, how much is. */
export const soldOut = (lines: { id: number; available: number }[]) => ({
  ...failure('sold_out', 'conflict'),
  facts: { lines },
})
/** Its mark goes when the declaration is marked as handled. */
export const withdrawalWaits = failure('order_withdrawal_waits', 'conflict')
/** It is paid, cancelled, has let go already, or somebody pays it at this moment. */
export const orderHoldsNothing = failure('order_holds_nothing', 'conflict')
/** What was sent has to come back before it is cancelled and refunded. */
export const orderHasLeft = failure('order_has_left', 'conflict')
export const orderNotPayable = failure('order_not_payable', 'conflict')
export const orderChangedMeanwhile = failure('order_changed_meanwhile', 'conflict')

/** Where an unpaid order is paid. */
export const paymentAddress = z.object({ url: z.string() })
