import * as z from 'zod/mini'
import { languages } from '../../../kernel/language.ts'
import { newPassword } from '../../../schemas/own-account.ts'
import { pickupPoint } from '../../../shipping/pickup-points/pickup-point.ts'
import { sessionState } from '../../payments/payment.ts'

/** An order as the page after paying shows it to who has just placed it. */
const placedOrder = z.object({
  /** In which it was placed, and its products are named. */
  language: z.enum(languages),
  email: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      /** Such as '500g'. */
      weight: z.nullable(z.string()),
      quantity: z.int(),
      price: z.string(),
      /** The administrator's photo of the product, as it is now. */
      imageUrl: z.nullable(z.string()),
    }),
  ),
  subtotal: z.string(),
  shippingCost: z.string(),
  discountAmount: z.string(),
  total: z.string(),
  recipient: z.string(),
  /** Where the parcel goes: one of both. */
  pickupPoint: z.nullable(pickupPoint),
  address: z.nullable(z.object({ address: z.string(), city: z.string(), postalCode: z.string(), country: z.string() })),
  /** Between which days it is expected, where that was promised. */
  arrival: z.optional(z.object({ from: z.string(), to: z.string() })),
  /** The numbers of its invoices. */
  invoices: z.array(z.string()),
  /** Whether it belongs to no account yet. */
  isGuests: z.boolean(),
})
export type PlacedOrder = z.infer<typeof placedOrder>

/** What the page after paying knows of a session. The order is told to the browser that placed it, and to its customer. */
export const afterPaying = z.extend(sessionState, { order: z.optional(placedOrder) })
export type AfterPaying = z.infer<typeof afterPaying>

/** An account for who has ordered as a guest: all else is in the order. */
export const accountForOrder = z.object({ password: newPassword })
