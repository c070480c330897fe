import { formatAverage } from '../../i18n/format.ts'
import { Stars } from '../../ui/Stars.tsx'
import { useAppContext, useTexts } from '../../web/app-context.tsx'
import { catalogTexts } from '../texts.ts'
import type { Rating } from './rating.ts'

/** What buyers think of a product, in one line; nothing where nobody has said anything. */
export function RatingLine({ rating }: { rating: Rating | undefined }) {
  const { language } = useAppContext()
  const texts = useTexts(catalogTexts).rating
  if (!rating) return null
  const average = formatAverage(rating.average, language)
  return (
    <p className="mt-2 flex items-center gap-2 text-sm text-mid tabular-nums">
      <Stars given={rating.average} label={texts.outOf(average)} />
      <span aria-hidden="true">{average}</span>
      <span>({texts.count(rating.count)})</span>
    </p>
  )
}
