import * as z from 'zod/mini'
import { printMoney, type Money } from '../../kernel/money.ts'

/** What the law wants to be told with a reduced price: what it costs otherwise, and the lowest price before. */
export const reduction = z.object({
  regularPrice: z.string(),
  /** The lowest of the 30 days before the reduction. */
  lowestPrice: z.string(),
})
export type Reduction = z.infer<typeof reduction>

/** The same of a promotion that is running, with the first moment after it. */
export const shownPromotion = z.extend(reduction, { endsAt: z.string() })
export type ShownPromotion = z.infer<typeof shownPromotion>

/** What a price is reduced from, as it is reckoned with. */
export interface RunningPromotion {
  regularPrice: Money
  lowestPrice: Money
  endsAt: Date
}

export function printPromotion(promotion: RunningPromotion | null): ShownPromotion | null {
  return (
    promotion && {
      regularPrice: printMoney(promotion.regularPrice),
      lowestPrice: printMoney(promotion.lowestPrice),
      endsAt: promotion.endsAt.toISOString(),
    }
  )
}
