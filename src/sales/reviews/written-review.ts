// What pages know of a review: the schemas beside bring their library along, which no visitor needs to read one.

export const longestReview = 2_000
export const longestName = 40
export const reviewsPerPage = 10

/** What the page says of what was sent just now. */
export const answers = ['saved', 'stars', 'body', 'name', 'published', 'product'] as const
export type Answer = (typeof answers)[number]
