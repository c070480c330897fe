import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useVisit } from '../web/visit.tsx'
import { listOwnOrders, ordersOnPage, ownOrders } from './order.query.ts'

interface Asked {
  /** Whether somebody is signed in. */
  isKnown: boolean
  /** Around a call that needs the customer. */
  ownCall<Answer>(call: Promise<Answer>): Promise<Answer>
}

/** A customer's orders, one page of them and then, when asked for, the next. */
export function useOwnOrders({ isKnown, ownCall }: Asked) {
  const { api } = useVisit()
  const [count, setCount] = useState(1)
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, place) => ({
      ...ownOrders(api, place + 1),
      enabled: isKnown,
      queryFn: () => ownCall(listOwnOrders(api, place + 1)),
    })),
  })
  const [first, last] = [pages[0], pages.at(-1)]
  const found = pages.flatMap(({ data }) => data?.orders ?? [])
  // What was ordered meanwhile pushes others to the next page, where they come a second time.
  const orders = [...new Map(found.map((order) => [order.id, order])).values()]

  const list = useRef<HTMLUListElement>(null)
  const shownBefore = useRef<number>(undefined)
  useEffect(() => {
    // Whoever asked for more reads on there.
    if (shownBefore.current === undefined || orders.length <= shownBefore.current) return
    list.current?.querySelectorAll('a')[shownBefore.current]?.focus()
    shownBefore.current = undefined
  }, [orders.length])
  const showMore = () => {
    if (last?.isFetching && !last.data) return
    shownBefore.current = orders.length
    if (last?.error && !last.data) void last.refetch()
    else setCount(count + 1)
  }
  const hasMore = !last?.data || count * ordersOnPage < last.data.total
  return { orders, list, first, last, hasMore, showMore }
}
