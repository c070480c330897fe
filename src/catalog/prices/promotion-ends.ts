import type { ShownPromotion } from './reduction.ts'

type Priced = { promotion: ShownPromotion | null } | null

interface Shown<Answer> {
  state: { data?: Answer | undefined }
}

/** After the moment itself, by when the shop has noticed, too. */
const aMoment = 500
/** Where it still isn't over for the shop, its clock is another, or nobody could be asked. */
const onceMore = 30_000
/** Timers count no further. */
const furthest = 2_147_483_647

/**
 * Lets a page that stays open ask anew when a promotion that it tells of is over: at that moment, or when somebody looks at it
 * again.
 */
export function asPromotionsEnd<Answer>(pricedIn: (answer: Answer) => Priced[]) {
  const untilEnd = ({ state: { data } }: Shown<Answer>) => {
    const ends = data ? pricedIn(data).flatMap((priced) => priced?.promotion?.endsAt ?? []) : []
    return Math.min(...ends.map((end) => Date.parse(end))) - Date.now()
  }
  return {
    refetchInterval(query: Shown<Answer>) {
      const left = untilEnd(query)
      if (left === Infinity) return false
      return left > 0 ? Math.min(left + aMoment, furthest) : onceMore
    },
    refetchOnWindowFocus: (query: Shown<Answer>) => untilEnd(query) <= 0 && 'always',
  } as const
}
