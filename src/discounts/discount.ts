import * as z from 'zod/mini'
import { money, type Money } from '../kernel/money.ts'
import { failure } from '../kernel/outcome.ts'
import { amount } from '../schemas/amount.ts'

export const discountTypes = ['percentage', 'fixed'] as const
export type DiscountType = (typeof discountTypes)[number]

/** What a code takes off: so many hundredths of a per cent, or so many grosze. */
export interface Discount {
  type: DiscountType
  hundredths: number
}

/** How much that is for what is bought; half a grosz is rounded up. It never pays for shipping. */
export function discountOf({ type, hundredths }: Discount, subtotal: Money): Money {
  const deduction = type === 'fixed' ? hundredths : Math.floor((subtotal * hundredths + 5_000) / 10_000)
  return money(Math.min(deduction, subtotal))
}

export const discountUnknown = failure('discount_unknown', 'rule', 'discountCode')
export const discountNotYet = failure('discount_not_yet', 'rule', 'discountCode')
export const discountOver = failure('discount_over', 'rule', 'discountCode')
export const discountUsedUp = failure('discount_used_up', 'rule', 'discountCode')
export const discountNeedsMore = failure('discount_needs_more', 'rule', 'discountCode')
/** What may be wrong with a code; one that isn't active is as good as unknown. */
export type DiscountProblem =
  | typeof discountUnknown
  | typeof discountNotYet
  | typeof discountOver
  | typeof discountUsedUp
  | typeof discountNeedsMore

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
