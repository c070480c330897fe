import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAppContext } from '../../../web/app-context.tsx'
import { readResponse, type ApiClient } from '../../../web/api.ts'
import { followed } from '../../../web/followed.ts'
import type { CustomerOrder } from '../../orders/order.ts'

const ordersOnPage = 10

/** The first pages of a customer's orders, the newest first, and the number of all orders. */
async function listOwnOrders(api: ApiClient, pages: number): Promise<{ orders: CustomerOrder[]; total: number }> {
  const calls = Array.from({ length: pages }, (_, place) =>
    api.customers.orders.$get({ query: { page: String(place + 1), limit: String(ordersOnPage) } }),
  )
  const found = await Promise.all(calls.map((call) => readResponse(call)))
  const total = Math.max(...(await Promise.all(calls)).map(({ headers }) => Number(headers.get('X-Total-Count'))))
  // An order placed between two answers is in both.
  return { orders: [...new Map(found.flat().map((order) => [order.id, order])).values()], total }
}

const ownOrders = (api: ApiClient, pages: number) =>
  queryOptions({ queryKey: ['orders', 'pages', pages], queryFn: () => listOwnOrders(api, pages), ...followed })

interface Asked {
  /** Whether somebody is signed in. */
  isKnown: boolean
  /** Around a call that needs the customer. */
  ownCall<Answer>(call: Promise<Answer>): Promise<Answer>
}

/** A customer's orders, one page of them and then, when asked for, the next. */
export function useOwnOrders({ isKnown, ownCall }: Asked) {
  const { api } = useAppContext()
  const [pages, setPages] = useState(1)
  const { data, error, isFetching, refetch } = useQuery({
    ...ownOrders(api, pages),
    enabled: isKnown,
    queryFn: () => ownCall(listOwnOrders(api, pages)),
  })
  // What was shown stays there while more is fetched, and when that fails.
  const [shown, setShown] = useState(data)
  if (data && data !== shown) setShown(data)
  const count = shown?.orders.length ?? 0

  const list = useRef<HTMLUListElement>(null)
  const countBefore = useRef<number>(undefined)
  useEffect(() => {
    // Whoever asked for more reads on there.
    if (countBefore.current === undefined || count <= countBefore.current) return
    list.current?.querySelectorAll('a')[countBefore.current]?.focus()
    countBefore.current = undefined
  }, [count])
  const showMore = () => {
    if (isFetching && !data) return
    countBefore.current = count
    if (error && !data) void refetch()
    else setPages(pages + 1)
  }
  return {
    orders: shown?.orders,
    hasMore: shown !== undefined && count < shown.total,
    isLoading: isFetching && !data,
    hasFailed: error !== null && !data && !isFetching,
    list,
    showMore,
    tryAgain: refetch,
  }
}
