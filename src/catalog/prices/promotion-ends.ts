import type { ShownPromotion } from './reduction.ts'

type Priced = { promotion: ShownPromotion | null } | null

interface Shown<Answer> {
  state: { data?: Answer | undefined }
}

/** A delay after the end, so that the server has noticed it, too. */
const aMoment = 500
/** The next try, when the server's clock differs or the call failed. */
const onceMore = 30_000
/** The longest delay of a timer. */
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
