import { orderManagementTexts } from '../texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { brand } from '../../../brand.ts'
import { Message } from '../../../ui/Message.tsx'
import { CallFailed } from '../../../web/api.ts'
import type { Describe, Fetches } from '../../../web/page.ts'
import { fetchFirst } from '../../../web/prefetch.ts'
import { setFreshQueryData } from '../../../web/set-fresh-query-data.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderView } from './OrderView.tsx'
import { orderByLink } from '../../orders/order-by-link.query.ts'
import { invoiceByLink, payByLink, transferByLink } from '../../orders/order.query.ts'
import { storeOrderLink } from '../../orders/return-from-payment.ts'

export const pageTexts = orderManagementTexts.part('order')

export const fetches: Fetches = ({ queryClient, api }, { token = '' }) =>
  fetchFirst(queryClient, orderByLink(api, token))

const isRefused = (error: unknown, status: 404 | 410) => error instanceof CallFailed && error.status === status

/** The page is called by the order's number, so that one among several in the browser's bar can be told. */
export const describe: Describe = async ({ queryClient, api, language, texts }, { token = '' }) => {
  const words = (await orderManagementTexts.load(language)).order
  const { data, error } = queryClient.getQueryState(orderByLink(api, token).queryKey) ?? {}
  if (isRefused(error, 404)) return { title: words.unknown.heading }
  if (isRefused(error, 410)) return { title: words.ended.heading }
  if (!data) return texts.pages.broken
  return { title: `${words.title} ${data.orderNumber}` }
}

/** Where the link in a letter leads: an order can be followed by whoever has it. */
export default function OrderPage() {
  const { api } = useAppContext()
  const texts = useTexts(orderManagementTexts).order
  const { token = '' } = useParams({ strict: false })
  const client = useQueryClient()
  const { data: order, error, refetch } = useQuery(orderByLink(api, token))
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
  const documents = {
    path: `/api/store/order-links/${token}/documents`,
    ask: async () => setFreshQueryData(client, orderByLink(api, token).queryKey, await invoiceByLink(api, token)),
  }
  const pay = () => {
    storeOrderLink(token)
    return payByLink(api, token)
  }
  return (
    <div aria-busy={!order} className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      {order ? (
        <OrderView
          order={order}
          asked={{ token }}
          pay={pay}
          payByTransfer={() => transferByLink(api, token)}
          documents={documents}
          onChange={refetch}
        />
      ) : (
        <OrderSkeleton />
      )}
    </div>
  )
}
