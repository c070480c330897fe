import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { productAt } from '../../../catalog/products.query.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Message } from '../../../ui/Message.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import { CallFailed } from '../../../web/api.ts'
import type { Describe, Fetches } from '../../../web/page.ts'
import { fetchFirst } from '../../../web/prefetch.ts'
import { reviewsOf } from '../reviews.query.ts'
import { reviewsPerPage } from '../written-review.ts'
import { reviewTexts } from '../texts.ts'
import { ReviewSums } from './ProductReviews.tsx'
import { ReviewList } from './ReviewList.tsx'

export const pageTexts = reviewTexts.part('all')

export const fetches: Fetches = ({ queryClient, api }, { slug = '', page = '' }) =>
  Promise.all([fetchFirst(queryClient, productAt(api, slug)), fetchFirst(queryClient, reviewsOf(api, slug, page))])

export const describe: Describe = async ({ queryClient, api, language, texts }, { slug = '', page = '' }) => {
  const words = (await reviewTexts.load(language)).all
  const product = queryClient.getQueryData(productAt(api, slug).queryKey)
  const { data, error } = queryClient.getQueryState(reviewsOf(api, slug, page).queryKey) ?? {}
  if (error instanceof CallFailed && error.status === 404) return { title: words.unknown.heading }
  return product && data ? { title: words.title(product.name) } : texts.pages.broken
}

/** All that buyers say of a product, ten to a page. */
export default function ProductReviewsPage() {
  const {
    api,
    texts: { pages },
  } = useAppContext()
  const { all: texts, shown } = useTexts(reviewTexts)
  const { slug = '', page = '' } = useParams({ strict: false })
  const { data: product } = useQuery(productAt(api, slug))
  const { data: reviews, error } = useQuery(reviewsOf(api, slug, page))
  const toStore = (
    <Button asChild>
      <Link to="/store">{texts.toStore}</Link>
    </Button>
  )
  if (error instanceof CallFailed && error.status === 404) return <Message {...texts.unknown}>{toStore}</Message>
  if (error && !reviews) return <Message {...pages.broken}>{toStore}</Message>
  const last = Math.max(1, Math.ceil((reviews?.count ?? 0) / reviewsPerPage))
  const at = Number(page)
  const turn = (to: number, label: string) => (
    <Link
      to="/store/$slug/reviews/$page"
      params={{ slug, page: String(to) }}
      className="inline-flex min-h-11 items-center text-violet underline underline-offset-4 hover:no-underline"
    >
      {label}
    </Link>
  )
  return (
    <div aria-busy={!reviews} className="mx-auto w-full max-w-7xl px-5 pt-6 pb-24 sm:px-8 sm:pt-10 sm:pb-36">
      <p className="mb-4 sm:mb-8">
        <BackLink to="/store/$slug" params={{ slug }} label={shown.toProduct} />
      </p>
      <h1 className="text-4xl sm:text-6xl">{product ? texts.title(product.name) : texts.about.title}</h1>
      <div className="mt-10 grid grid-cols-1 items-start gap-x-16 gap-y-10 border-t border-ink/25 pt-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        {reviews ? (
          <>
            <ReviewSums reviews={reviews} />
            <div className="min-w-0">
              <ReviewList reviews={reviews.reviews} />
              {last > 1 && (
                <nav aria-label={shown.heading} className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2">
                  {at > 1 && turn(at - 1, shown.newer)}
                  <span className="text-mid tabular-nums">{shown.page(page, String(last))}</span>
                  {at < last && turn(at + 1, shown.older)}
                </nav>
              )}
            </div>
          </>
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
    </div>
  )
}
