import { ProductPicture } from '../../../catalog/pages/ProductPicture.tsx'
import { catalogTexts } from '../../../catalog/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { box } from '../../../ui/forms/Field.tsx'
import { OfficeEmail } from '../../../ui/OfficeEmail.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { useTexts } from '../../../web/app-context.tsx'
import type { OrderToReview } from '../review.ts'
import { longestName, longestReview } from '../written-review.ts'
import { reviewTexts } from '../texts.ts'
import { StarChoice } from './StarChoice.tsx'

type Product = OrderToReview['products'][number]

/** One product of an order, and what its buyer says or can say of it. */
export function ProductToReview({ product, firstName }: { product: Product; firstName: string }) {
  const { id, name, review } = product
  const headingId = `product-${id}`
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 items-start gap-x-10 gap-y-6 border-t border-line pt-8 sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <div className="w-24 sm:w-full">
        <ProductPicture product={product} sizes="8rem" />
      </div>
      <div className="min-w-0">
        <h2 id={headingId} className="text-2xl wrap-anywhere">
          {name}
        </h2>
        {review && <ReviewState review={review} />}
        {review?.state === 'published' ? (
          <OwnReview review={review} />
        ) : (
          <ReviewForm product={product} firstName={firstName} />
        )}
      </div>
    </section>
  )
}

type Review = NonNullable<Product['review']>

function ReviewState({ review: { state, reason, note } }: { review: Review }) {
  const { write: texts, shown } = useTexts(reviewTexts)
  return (
    <div className="mt-3 max-w-prose text-mid">
      <p>
        {texts.states[state]}
        {state === 'refused' && reason && ` ${shown.reasons[reason]}. ${texts.anew}`}
        {state === 'published' && (
          <>
            {' '}
            <OfficeEmail />
          </>
        )}
      </p>
      {note && (
        <p dir="auto" className="mt-2 border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
    </div>
  )
}

function OwnReview({ review: { stars, body } }: { review: Review }) {
  const { outOf } = useTexts(catalogTexts).rating
  return (
    <div className="mt-4 max-w-prose">
      <Stars given={stars} label={outOf(String(stars))} className="h-5" />
      <p dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
        {body}
      </p>
    </div>
  )
}

/** A plain form, sent to the address of its page: it works before, and without, JavaScript. */
function ReviewForm({ product: { id, name, review }, firstName }: { product: Product; firstName: string }) {
  const texts = useTexts(reviewTexts).write
  const [body, signed] = [`body-${id}`, `name-${id}`]
  return (
    <form method="post" className="mt-6 grid max-w-xl gap-6">
      <input type="hidden" name="product" value={id} />
      <StarChoice chosen={review?.stars} />
      <div>
        <label htmlFor={body} className="font-medium">
          {texts.body}
        </label>
        <textarea
          id={body}
          name="body"
          rows={5}
          dir="auto"
          maxLength={longestReview}
          defaultValue={review?.body}
          aria-describedby={`${body}-hint`}
          className={`mt-2 ${box}`}
        />
        <p id={`${body}-hint`} className="mt-1 text-sm text-mid">
          {texts.bodyHint}
        </p>
      </div>
      <div>
        <label htmlFor={signed} className="font-medium">
          {texts.name}
        </label>
        <input
          id={signed}
          type="text"
          name="name"
          dir="auto"
          autoComplete="name"
          maxLength={longestName}
          defaultValue={review ? (review.shownName ?? '') : firstName.slice(0, longestName)}
          aria-describedby={`${signed}-hint`}
          className={`mt-2 ${box}`}
        />
        <p id={`${signed}-hint`} className="mt-1 text-sm text-mid">
          {texts.nameHint}
        </p>
      </div>
      <p>
        <Button type="submit">
          {review ? texts.change : texts.send}
          <span className="sr-only">: {name}</span>
        </Button>
      </p>
    </form>
  )
}
