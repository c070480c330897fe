import * as z from 'zod/mini'
import { amount } from '../schemas/amount.ts'
import { discountTypes } from './discount.ts'

/** What a checkout asks before anything is ordered. */
export const discountToCheck = z.object({
  code: z._default(z.nullable(z.string()), ''),
  /** What is bought, without shipping. */
  orderAmount: amount,
})

export const checkedDiscount = z.object({
  discountCode: z.object({ code: z.string(), type: z.enum(discountTypes), value: z.string() }),
  discountAmount: z.number(),
})
export type CheckedDiscount = z.infer<typeof checkedDiscount>
