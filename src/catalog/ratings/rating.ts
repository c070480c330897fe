import * as z from 'zod/mini'

/** How many buyers gave one star, two, up to five. */
export type StarCounts = number[]

/** What buyers think of a product on the whole. */
export const rating = z.object({ count: z.int(), average: z.number() })
export type Rating = z.infer<typeof rating>

/** The average with one decimal; nothing where nobody has said anything. */
export function ratingOf(counts: StarCounts): Rating | undefined {
  const count = counts.reduce((sum, some) => sum + some, 0)
  if (count === 0) return undefined
  const stars = counts.reduce((sum, some, place) => sum + some * (place + 1), 0)
  return { count, average: Math.round((stars / count) * 10) / 10 }
}
