import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../panel-kit/address.ts'
import { FilterLinks } from '../../../panel-kit/lists/FilterLinks.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { listed } from '../../../panel-kit/lists/listed.ts'
import { currentPageOf, Pages } from '../../../panel-kit/lists/Pages.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelCount } from '../../../panel-kit/PanelCount.tsx'
import { ViewHead } from '../../../panel-kit/ViewHead.tsx'
import type { ReviewState } from '../review.ts'
import { Review } from './Review.tsx'
import { reviewWords } from './review-words.ts'

const perPage = 20

/** What buyers wrote of products: first those that nobody has read yet. */
export function ReviewsView() {
  const asked = useAddress()
  const state = stateIn(asked)
  const reviews = useQuery(reviewsQuery(asked))
  const waiting = useQuery(waitingReviewsQuery)
  const choices = [
    { label: 'Czekające', count: waiting.data },
    { value: 'published', label: 'Opublikowane' },
    { value: 'refused', label: 'Odrzucone' },
  ]
  return (
    <section>
      <ViewHead id="reviews-head" title="Opinie">
        <FilterLinks label="Które opinie" name="show" choices={choices} />
      </ViewHead>
      <p className="mb-4 max-w-3xl text-sm text-mid">
        Publikujemy opinie dobre i{'\u00A0'}złe: wymaga tego prawo. Odrzucić można tylko z{'\u00A0'}powodu z{'\u00A0'}
        listy; autor się o{'\u00A0'}nim dowiaduje, a{'\u00A0'}strona produktu mówi, ile opinii i{'\u00A0'}dlaczego nie
        opublikowano.
      </p>
      {reviews.isPending && <ListSkeleton label="Ładowanie opinii..." />}
      {reviews.error && !reviews.data && <ListFailure error={reviews.error} retry={reviews.refetch} />}
      {reviews.data && (
        <div aria-busy={reviews.isPlaceholderData} className={reviews.isPlaceholderData ? 'opacity-60' : ''}>
          {reviews.data.rows.length === 0 ? (
            <EmptyList title={emptyTitles[state]}>Klienci piszą je z{'\u00A0'}linku do wysłanego zamówienia.</EmptyList>
          ) : (
            <ul className="border-t border-line">
              {reviews.data.rows.map((review) => (
                <Review key={review.id} review={review} />
              ))}
            </ul>
          )}
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-mid tabular-nums">{reviewWords.count(reviews.data.total)}</p>
            <Pages label="Strony opinii" total={reviews.data.total} perPage={perPage} />
          </div>
        </div>
      )}
    </section>
  )
}

const emptyTitles: Record<ReviewState, string> = {
  waiting: 'Wszystko przeczytane',
  published: 'Nie ma opublikowanych opinii',
  refused: 'Nie ma odrzuconych opinii',
}

/** How many wait to be read, beside the link to them. */
export function WaitingReviews() {
  const { data = 0 } = useQuery(waitingReviewsQuery)
  return <PanelCount count={data} say={reviewWords.waiting} />
}

const stateIn = ({ show }: Record<string, string>): ReviewState =>
  show === 'published' || show === 'refused' ? show : 'waiting'

function reviewsQuery(asked: Record<string, string>) {
  const query = { page: String(currentPageOf(asked)), limit: String(perPage), state: stateIn(asked) }
  return queryOptions({
    queryKey: ['reviews', query],
    queryFn: () => listed(api.admin.reviews.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const waitingReviewsQuery = queryOptions({
  queryKey: ['reviews', 'waiting'],
  queryFn: async () => (await listed(api.admin.reviews.$get({ query: { limit: '1' } }))).total,
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})
