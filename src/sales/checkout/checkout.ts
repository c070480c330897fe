import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { shownPromotion } from '../../catalog/prices/reduction.ts'
import { maxLines, maxPieces } from '../../cart/cart.ts'
import { languages } from '../../kernel/language.ts'
import { writePostCode } from '../../kernel/post-code.ts'
import { payWays } from '../payments/pay-ways.ts'
import { pickupPoint } from '../../shipping/pickup-points/pickup-point.ts'
import { shippingMethods } from '../../shipping/shipping.ts'
import { amount } from '../../schemas/amount.ts'
import { emailAddress, line } from '../../schemas/public-fields.ts'
import { taxNumber } from '../../schemas/tax-number.ts'
import { failure } from '../../kernel/outcome.ts'
import { maxPiecesInOrder } from '../../catalog/largest-quantity.ts'

/** Optional: the default is Poland. */
const country = z.pipe(
  z.pipe(
    z.nullable(z.string('required')),
    z.transform((typed) => typed?.trim() || 'Poland'),
  ),
  line(100),
)

const place = {
  address: line(200),
  city: line(100),
  postalCode: line(20),
  country: z._default(country, 'Poland'),
}
const asWritten = <Typed extends { postalCode: string; country: string }>() =>
  z.overwrite<Typed>((typed) => ({ ...typed, postalCode: writePostCode(typed.postalCode, typed.country) }))

/** Where a parcel goes, and to whom. */
export const shippingAddress = z
  .object({ firstName: line(100), lastName: line(100), email: emailAddress, phone: line(40), ...place })
  .check(asWritten())

/** Where the buyer of an invoice is at home, if the parcel goes elsewhere. */
export const invoiceAddress = z.object(place).check(asWritten())

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))

/** A buying company, and whether it wants the invoice with the confirmation. */
export const company = z.object({
  name: line(200),
  taxNumber,
  invoiceByMail: z.optional(z.boolean()),
  invoiceAddress: optional(invoiceAddress),
})

/** The highest id the database can hold. */
const highestId = 2_147_483_647

/**
 * What the checkout sends. The shop uses its own prices, rates and codes: of the cart only ids and quantities count, and
 * `discountAmount` is ignored. Expected prices and totals are only compared.
 */
export const checkoutRequest = z.object({
  cart: z
    .array(
      z.object({
        id: z.int().check(z.positive(), z.maximum(highestId)),
        quantity: z.int().check(z.minimum(1), z.maximum(maxPieces)),
        expectedPrice: optional(amount),
      }),
    )
    .check(z.minLength(1, 'required'), z.maxLength(maxLines)),
  shippingAddress,
  discountAmount: z.optional(z.unknown()),
  discountCode: optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(100))),
  shippingMethod: optional(z.enum(shippingMethods)),
  pickupPoint: optional(pickupPoint),
  language: optional(z.enum(languages)),
  expectedTotal: optional(amount),
  company: optional(company),
  /** How it will be paid. Without it, and by any other word, on the provider's page. */
  paymentMethod: orElse(optional(z.enum(['card', 'transfer'])), null),
  /** Whether one letter after the delivery may ask for a review. */
  reviewLetter: orElse(optional(z.boolean()), null),
  /** The version of the terms that was shown. */
  termsVersion: optional(z.string().check(z.maxLength(40))),
})
export type CheckoutRequest = z.output<typeof checkoutRequest>

/** Where the browser goes to pay. */
export const checkoutSession = z.object({ url: z.string() })

/** What the page needs before anybody can order. */
export const checkoutSettings = z.object({
  /** The public token of the carrier's map; null: a stand-in is shown. */
  pickupMap: z.nullable(z.object({ token: z.string() })),
  payments: z.enum(['stripe', 'demo', 'closed']),
  /** How one may pay on the provider's page, as far as that is known. */
  ways: z.optional(z.array(z.enum(payWays))),
  /** Who may also pay by bank transfer, where anybody may. */
  transfer: z.optional(z.enum(['companies', 'everybody'])),
  termsVersion: z.string(),
})
export type CheckoutSettings = z.infer<typeof checkoutSettings>

/** The current figures of an order. A refusal because of changed figures carries them as `quote`. */
export const quote = z.object({
  subtotal: z.string(),
  shippingCost: z.string(),
  discountAmount: z.string(),
  total: z.string(),
  lines: z.array(
    z.object({
      id: z.int(),
      price: z.string(),
      quantity: z.int(),
      promotion: z.optional(z.nullable(shownPromotion)),
    }),
  ),
})
export type Quote = z.infer<typeof quote>

/** Why an order is refused, with the facts that the page needs to put it right. */
export const pickupPointMissing = failure('pickup_point_missing', 'rule', 'pickupPoint')
export const tooHeavyForLocker = failure('too_heavy_for_locker', 'rule', 'shippingMethod')
export const orderTooHeavyForLocker = failure('order_too_heavy_for_locker', 'rule', 'shippingMethod')
/** Of the shop's boxes, none that a locker takes holds it. */
export const orderTooLargeForLocker = failure('order_too_large_for_locker', 'rule', 'shippingMethod')
export const orderTooLarge = failure('order_too_large', 'rule')
/** More of a product than one order takes. The message names the first product. */
export const overProductLimit = (product: string, most: number, lines: { id: number; most: number }[]) => ({
  ...failure('over_product_limit', 'rule'),
  facts: { product, most, lines },
})
export const overOrderLimit = { ...failure('over_order_limit', 'rule'), facts: { most: maxPiecesInOrder } }
export const checkoutKeyShort = failure('checkout_key_short', 'rule')
export const checkoutPaid = failure('checkout_paid', 'conflict')
export const termsChanged = (termsVersion: string) => ({
  ...failure('terms_changed', 'conflict'),
  facts: { termsVersion },
})
export const totalChanged = (current: Quote) => ({ ...failure('total_changed', 'conflict'), facts: { quote: current } })
