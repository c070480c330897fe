import { live } from '../kernel/live.ts'

type Numbers = Record<'restaurateurs' | 'chefs', number>

/** How many belong to the association, which the counters count up to, and what it grew by this year, in per cent. */
export interface Community {
  members: Numbers
  growth: Numbers
}

/** The grains of `pictures/community.svg`, too. */
const original: Community = {
  members: { restaurateurs: 847, chefs: 1203 },
  growth: { restaurateurs: 12, chefs: 18 },
}

export const community = live('community', original)
