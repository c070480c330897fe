/** How many belong to the association: what the counters count up to, and the grains of `pictures/community.svg`. */
export const members = { restaurateurs: 847, chefs: 1203 } as const

/** What the community grew by this year, in per cent. */
export const growth = { restaurateurs: 12, chefs: 18 } as const
