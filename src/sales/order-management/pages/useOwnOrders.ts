import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAppContext } from '../../../web/app-context.tsx'
import { listOwnOrders, ownOrders } from '../../orders/order.query.ts'

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
