import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'
import { amount, optionalMoment } from '../../schemas/panel-fields.ts'

/** A date alone means the whole day, so that a promotion from the next day on follows without a gap. */
const untilMoment = z.pipe(
  optionalMoment('last'),
  z.transform((typed, context): Date => {
    if (typed) return typed.getMilliseconds() === 999 ? new Date(typed.getTime() + 1) : typed
    context.issues.push({ code: 'custom', message: 'Podaj koniec promocji', input: typed })
    return z.NEVER
  }),
)

/** A promotion as the panel's form sends it. */
export const promotionDraft = z.object({
  price: amount('Cena promocyjna jest wymagana', 'Cena').check(
    z.refine((grosze) => grosze > 0, 'Cena promocyjna musi być większa od zera'),
  ),
  /** Null: from now on. */
  startsAt: z._default(optionalMoment('first'), null),
  endsAt: z.prefault(untilMoment, null),
})
export type PromotionDraft = z.output<typeof promotionDraft>

/** What can be done with a promotion that runs. */
export const promotionChanges = z.object({ ended: z.literal(true, 'Promocję można tylko zakończyć') })

/** A promotion as the panel sees it. */
export const adminPromotion = z.object({
  id: z.int(),
  productId: z.int(),
  price: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** By the clock of the database, at the time of the query. */
  state: z.enum(['planned', 'running', 'over']),
  /** The lowest price that visitors see with it, as known by now. */
  lowestPrice: z.string(),
})
export type AdminPromotion = z.infer<typeof adminPromotion>

/** A regular price, since when it holds, and whether the product was on offer. */
export const recordedPrice = z.object({ price: z.string(), isOffered: z.boolean(), validFrom: z.string() })

export type PromotionState = AdminPromotion['state']

export function promotionState({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): PromotionState {
  if (endsAt <= now) return 'over'
  return startsAt <= now ? 'running' : 'planned'
}

export const promotionNotFound = failure('promotion_not_found', 'missing')
export const promotionNotRunning = failure('promotion_not_running', 'conflict')
export const promotionHasBegun = failure('promotion_has_begun', 'conflict')
const startsInPast = failure('promotion_starts_in_past', 'rule', 'startsAt')
const endsBeforeStart = failure('promotion_ends_before_start', 'rule', 'endsAt')
const tooLong = failure('promotion_too_long', 'rule', 'endsAt')

export const promotionsOverlap = (facts: { from: string; until: string }) => ({
  ...failure('promotions_overlap', 'rule', 'startsAt'),
  facts,
})
export const promotionNotBelowRegular = (facts: { regular: string }) => ({
  ...failure('promotion_not_below_regular', 'rule', 'price'),
  facts,
})
export const priceBelowPromotion = (facts: { promotion: string }) => ({
  ...failure('price_below_promotion', 'rule', 'price'),
  facts,
})
/** The crossed-out price beside a promotion must be one that was charged. */
export const priceFixedInPromotion = failure('price_fixed_in_promotion', 'rule', 'price')

/** Whoever types the current minute means now. */
const minute = 60_000
const longest = 366 * 86_400_000

/** The start and end of a requested promotion, or what is wrong with them. */
export function runOf({ startsAt, endsAt }: Pick<PromotionDraft, 'startsAt' | 'endsAt'>, now: Date) {
  if (startsAt && startsAt.getTime() <= now.getTime() - minute) return startsInPast
  const from = startsAt && startsAt > now ? startsAt : now
  if (endsAt <= from) return endsBeforeStart
  if (endsAt.getTime() - from.getTime() > longest) return tooLong
  return { ok: true, value: { startsAt: from, endsAt } } as const
}
