import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Button } from '../../../ui/Button.tsx'
import { Message } from '../../../ui/Message.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import { CallFailed } from '../../../web/api.ts'
import type { Fetches } from '../../../web/page.ts'
import { fetchFirst } from '../../../web/prefetch.ts'
import { orderToReviewBy } from '../reviews.query.ts'
import { answers } from '../written-review.ts'
import { reviewTexts } from '../texts.ts'
import { ProductToReview } from './ReviewForm.tsx'

export const pageTexts = reviewTexts.part('write')

export const fetches: Fetches = ({ queryClient, api }, { token = '' }) =>
  fetchFirst(queryClient, orderToReviewBy(api, token))

/** Where the buyer of an order says what they think of its products, by the link that they got. */
export default function ReviewPage() {
  const { api } = useAppContext()
  const texts = useTexts(reviewTexts).write
  const { token = '' } = useParams({ strict: false })
  const asked = useSearch({ strict: false })
  const { data: order, error } = useQuery(orderToReviewBy(api, token))
  const toOrder = (
    <Button asChild look="outline">
      <Link to="/order/$token" params={{ token }}>
        {texts.toOrder}
      </Link>
    </Button>
  )
  if (error instanceof CallFailed && [404, 410].includes(error.status)) {
    return (
      <Message {...texts.unknown}>
        <Button asChild>
          <Link to="/order">{texts.newLink}</Link>
        </Button>
      </Message>
    )
  }
  if (error && !order) {
    return (
      <Message {...texts.failed}>
        <Button asChild>
          <a href="?">{texts.tryAgain}</a>
        </Button>
      </Message>
    )
  }
  if (order && !order.isOpen) return <Message {...texts.tooEarly}>{toOrder}</Message>
  const answer = answers.find((one) => 'answer' in asked && one === asked.answer)
  return (
    <div aria-busy={!order} className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <h1 className="text-4xl sm:text-6xl">{texts.heading}</h1>
      {order ? (
        <>
          <p className="mt-4 max-w-xl text-mid sm:text-lg">{texts.lead(order.orderNumber)}</p>
          {answer && (
            <output
              className={`mt-8 block max-w-xl border-l-2 py-1 pl-4 text-lg ${answer === 'saved' ? 'border-sea' : 'border-clay text-clay'}`}
            >
              {texts.answers[answer]}
            </output>
          )}
          <div className="mt-12 grid max-w-4xl gap-14">
            {order.products.map((product) => (
              <ProductToReview key={product.id} product={product} firstName={order.firstName} />
            ))}
          </div>
          <div className="mt-14 max-w-4xl border-t border-line pt-6 text-sm text-mid">
            <p className="max-w-prose">{texts.rules}</p>
          </div>
          <p className="mt-6">{toOrder}</p>
        </>
      ) : (
        <Skeleton className="mt-12 h-96" />
      )}
    </div>
  )
}
