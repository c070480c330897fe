import * as z from 'zod/mini'
import { checkoutRequest, company, shippingAddress } from '../../checkout/checkout.ts'
import { failure } from '../../../kernel/outcome.ts'
import { rowVersion } from '../../../schemas/row-version.ts'
import { pickupPoint } from '../../../shipping/pickup-points/pickup-point.ts'
import { shippingMethods } from '../../../shipping/shipping.ts'

/** What an order is to be: how many pieces of each product, for whom, and how it gets there. */
export const orderContent = z
  .object({
    cart: checkoutRequest.shape.cart,
    recipient: shippingAddress,
    shippingMethod: z.enum(shippingMethods),
    pickupPoint: z.optional(z.nullable(pickupPoint)),
    company: z.optional(z.nullable(company)),
    /** What becomes of a higher total: the customer pays the difference, or is let off it. */
    difference: z._default(z.enum(['charge', 'waive']), 'charge'),
    /** The total that was shown. */
    expectedTotal: checkoutRequest.shape.expectedTotal,
    version: z.optional(rowVersion()),
  })
  .check((given) => {
    if (given.value.shippingMethod === 'inpost' && !given.value.pickupPoint)
      given.issues.push({
        code: 'custom',
        message: 'required',
        path: ['pickupPoint', 'name'],
        input: given.value,
      })
  })
export type OrderContent = z.output<typeof orderContent>

/** What a change would come to. */
export const contentPreview = z.object({
  subtotal: z.string(),
  shippingCost: z.string(),
  discountAmount: z.string(),
  total: z.string(),
  totalBefore: z.string(),
  /** What the customer would pay, and what would go back; one of them is zero. Unpaid orders just cost something else. */
  charge: z.string(),
  refund: z.string(),
  /** The code takes nothing off what the order would be. */
  isCodeDropped: z.boolean(),
})
export type ContentPreview = z.infer<typeof contentPreview>

/** The parts of an order that a change can be of. */
export type ChangedPart = 'goods' | 'delivery' | 'address' | 'recipient' | 'email' | 'company'

export const waiver = z.object({ version: z.optional(rowVersion()) })

export const orderNotChangeable = failure('order_not_changeable', 'conflict')
/** The carrier has been told of it as it was. */
export const orderHasLabel = failure('order_has_label', 'conflict')
export const orderBeingPaid = failure('order_being_paid', 'conflict')
export const nothingDue = failure('nothing_due', 'conflict')
/** More than is left of what was paid. */
export const changeRefundTooHigh = (refundableAmount: string) => ({
  ...failure('change_refund_too_high', 'conflict'),
  facts: { refundableAmount },
})
