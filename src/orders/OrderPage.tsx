import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { brand } from '../brand.ts'
import { orderStatesTexts } from '../i18n/order-states.ts'
import { orderViewTexts } from '../i18n/order-view.ts'
import { orderTexts } from '../i18n/order.ts'
import { shopTexts } from '../i18n/shop.ts'
import { Message } from '../site/Message.tsx'
import { CallFailed } from '../web/api.ts'
import { later } from '../web/later.tsx'
import type { Describe } from '../web/page.ts'
import { Button } from '../web/ui/Button.tsx'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import { orderByLink } from './order-by-link.query.ts'
import type { Fetches } from '../web/page.ts'
import { fetchFirst } from '../web/prefetch.ts'

export { orderTexts as texts }

export const fetches: Fetches = ({ queryClient, api }, { token = '' }) =>
  fetchFirst(queryClient, orderByLink(api, token))

export const below = later(
  'order',
  [orderTexts, orderViewTexts, orderStatesTexts, shopTexts],
  async () => (await import('./OrderByLink.tsx')).OrderByLink,
)

const isRefused = (error: unknown, status: 404 | 410) => error instanceof CallFailed && error.status === status

/** The page is called by the order's number, so that one among several in the browser's bar can be told. */
export const describe: Describe = ({ queryClient, api, language, texts }, { token = '' }) => {
  const words = orderTexts.in(language)
  const { data, error } = queryClient.getQueryState(orderByLink(api, token).queryKey) ?? {}
  if (isRefused(error, 404)) return { title: words.unknown.heading }
  if (isRefused(error, 410)) return { title: words.ended.heading }
  if (!data) return texts.pages.broken
  return { title: `${words.title} ${data.orderNumber}` }
}

/** Where the link in a letter leads: an order can be followed by whoever has it. */
export function OrderPage() {
  const { api } = useVisit()
  const texts = usePageTexts(orderTexts)
  const { token = '' } = useParams({ strict: false })
  const { data: order, error } = useQuery(orderByLink(api, token))
  const toStore = (
    <Button asChild look="outline">
      <Link to="/store">{texts.toStore}</Link>
    </Button>
  )
  const isOver = isRefused(error, 410)
  if (isOver || isRefused(error, 404)) {
    return (
      <Message {...(isOver ? texts.ended : texts.unknown)}>
        <Button asChild>
          <Link to="/order">{texts.newLink}</Link>
        </Button>
        <Button asChild look="outline">
          <a href={`mailto:${brand.officeEmail}`}>{brand.officeEmail}</a>
        </Button>
        {toStore}
      </Message>
    )
  }
  if (error && !order) {
    return (
      <Message {...texts.failed}>
        <Button asChild>
          <a href="?">{texts.tryAgain}</a>
        </Button>
        {toStore}
      </Message>
    )
  }
  return (
    <div aria-busy={!order} className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <below.Part />
    </div>
  )
}
