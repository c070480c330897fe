import { failure } from '../../kernel/outcome.ts'
import { maxPiecesInOrder } from '../../catalog/largest-quantity.ts'
import type { Quote } from './checkout.ts'

/** Why an order isn't made. What the page can put right comes along with it. */
export const pickupPointMissing = failure('pickup_point_missing', 'rule', 'pickupPoint')
export const tooHeavyForLocker = failure('too_heavy_for_locker', 'rule', 'shippingMethod')
export const orderTooHeavyForLocker = failure('order_too_heavy_for_locker', 'rule', 'shippingMethod')
export const orderTooLarge = failure('order_too_large', 'rule')
/** More of a product than goes into one order; the sentence names the first. */
export const overProductLimit = (product: string, max: number, lines: { id: number; most: number }[]) => ({
  ...failure('over_product_limit', 'rule'),
  facts: { product, most: max, lines },
})
export const overOrderLimit = { ...failure('over_order_limit', 'rule'), facts: { most: maxPiecesInOrder } }
export const checkoutKeyShort = failure('checkout_key_short', 'rule')
export const checkoutPaid = failure('checkout_paid', 'conflict')
export const termsChanged = (termsVersion: string) => ({
  ...failure('terms_changed', 'conflict'),
  facts: { termsVersion },
})
export const totalChanged = (quote: Quote) => ({ ...failure('total_changed', 'conflict'), facts: { quote } })
