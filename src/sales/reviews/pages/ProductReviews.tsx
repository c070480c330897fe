import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { catalogTexts } from '../../../catalog/texts.ts'
import { formatAverage } from '../../../i18n/format.ts'
import { Stars } from '../../../ui/Stars.tsx'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import { reviewsOf } from '../reviews.query.ts'
import type { ProductReviews as Reviews } from '../review.ts'
import { reviewTexts } from '../texts.ts'
import { ReviewList } from './ReviewList.tsx'

/** What buyers say of a product, and how it is made sure that they are buyers. Nothing where nobody has said anything. */
export function ProductReviews({ slug }: { slug: string }) {
  const { api } = useAppContext()
  const texts = useTexts(reviewTexts).shown
  const { data } = useQuery(reviewsOf(api, slug))
  if (!data || data.count + data.refused.length === 0) return null
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="mt-24 scroll-mt-24 lg:mt-40">
      <h2 id="reviews-heading" className="text-4xl sm:text-5xl">
        {texts.heading}
      </h2>
      <div className="mt-10 grid grid-cols-1 items-start gap-x-16 gap-y-10 border-t border-ink/25 pt-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <ReviewSums reviews={data} />
        <div className="min-w-0">
          <ReviewList reviews={data.reviews} />
          {data.count > data.reviews.length && (
            <p className="mt-8">
              <Link
                to="/store/$slug/reviews/$page"
                params={{ slug, page: '1' }}
                className="inline-flex min-h-11 items-center text-violet underline underline-offset-4 hover:no-underline"
              >
                {texts.all(data.count)}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** The average, how it comes about, and what isn't among it. */
export function ReviewSums({ reviews: { average, count, stars, refused } }: { reviews: Reviews }) {
  const { language } = useAppContext()
  const texts = useTexts(reviewTexts).shown
  const { outOf, count: formatCount } = useTexts(catalogTexts).rating
  const notPublished = refused.reduce((sum, one) => sum + one.count, 0)
  return (
    <div className="min-w-0 lg:sticky lg:top-28">
      {average !== null && (
        <>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="font-display text-5xl tabular-nums">{formatAverage(average, language)}</span>
            <span>
              <Stars given={average} label={outOf(formatAverage(average, language))} className="h-5" />
              <span className="mt-1 block text-sm text-mid">{formatCount(count)}</span>
            </span>
          </p>
          <ul className="mt-6 grid gap-2 text-sm text-mid tabular-nums">
            {[5, 4, 3, 2, 1].map((given) => (
              <StarRow key={given} given={texts.stars(given)} some={stars[given - 1] ?? 0} of={count} />
            ))}
          </ul>
        </>
      )}
      <p className="mt-6 max-w-prose text-sm text-mid">{texts.howChecked}</p>
      {notPublished > 0 && (
        <p className="mt-3 max-w-prose text-sm text-mid">
          {texts.refused(notPublished)} {refused.map((one) => `${texts.reasons[one.reason]} (${one.count})`).join(', ')}
          .
        </p>
      )}
    </div>
  )
}

const StarRow = ({ given, some, of }: { given: string; some: number; of: number }) => (
  <li className="grid grid-cols-[6rem_minmax(0,1fr)_2.5rem] items-center gap-3">
    <span>{given}</span>
    <span aria-hidden="true" className="h-1.5 overflow-hidden rounded bg-ink/10">
      <span
        className="block h-full rounded bg-violet forced-colors:bg-[Highlight]"
        style={{ width: `${(some / Math.max(of, 1)) * 100}%` }}
      />
    </span>
    <span className="text-right">{some}</span>
  </li>
)
