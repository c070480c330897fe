import type { ProductReviews } from './review.ts'

/** What buyers say of a product in the words of schema.org; nothing where nobody has said anything. */
export function reviewData({ count, average, reviews }: ProductReviews, anonymous: string) {
  if (average === null) return {}
  const rating = (ratingValue: number) => ({ '@type': 'Rating', ratingValue, bestRating: 5, worstRating: 1 })
  return {
    aggregateRating: { ...rating(average), '@type': 'AggregateRating', reviewCount: count },
    review: reviews.map(({ stars, body, shownName, language, writtenAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: shownName ?? anonymous },
      datePublished: writtenAt.slice(0, 10),
      inLanguage: language,
      reviewRating: rating(stars),
      ...(body && { reviewBody: body }),
    })),
  }
}
