import * as z from 'zod/mini'
import { printMoney, type Money } from '../../kernel/money.ts'

/** What the law requires beside a reduced price: the regular price and the lowest price before. */
export const reduction = z.object({
  regularPrice: z.string(),
  /** The lowest in the 30 days before the reduction. */
  lowestPrice: z.string(),
})
export type Reduction = z.infer<typeof reduction>

/** The same for a running promotion, with the first moment after its end. */
export const shownPromotion = z.extend(reduction, { endsAt: z.string() })
export type ShownPromotion = z.infer<typeof shownPromotion>

/** A running promotion, for calculations. */
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
