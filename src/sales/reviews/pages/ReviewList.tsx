import { catalogTexts } from '../../../catalog/texts.ts'
import { formatDay } from '../../../i18n/format.ts'
import { Stars } from '../../../ui/Stars.tsx'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import type { ShownReview } from '../review.ts'
import { reviewTexts } from '../texts.ts'

/** Reviews as all may read them, in the language in which each was written. */
export const ReviewList = ({ reviews }: { reviews: ShownReview[] }) => (
  <ul className="grid gap-8">
    {reviews.map((review) => (
      <Review key={review.id} review={review} />
    ))}
  </ul>
)

function Review({ review }: { review: ShownReview }) {
  const { language } = useAppContext()
  const texts = useTexts(reviewTexts).shown
  const { outOf } = useTexts(catalogTexts).rating
  const { stars, body, shownName, writtenAt, reply } = review
  return (
    <li className="border-b border-line pb-8">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-mid">
        <Stars given={stars} label={outOf(String(stars))} />
        <span className="font-medium wrap-anywhere text-ink">{shownName ?? texts.anonymous}</span>
        <time dateTime={writtenAt} suppressHydrationWarning>
          {formatDay(new Date(writtenAt), language)}
        </time>
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2 rounded-full bg-sea" />
          {texts.verified}
        </span>
      </p>
      {body && (
        <p lang={review.language} dir="auto" className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">
          {body}
        </p>
      )}
      {reply && (
        <div className="mt-4 max-w-prose border-l-2 border-line pl-4">
          <p className="text-sm font-medium">{texts.reply}</p>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere text-mid">
            {reply}
          </p>
        </div>
      )}
    </li>
  )
}
