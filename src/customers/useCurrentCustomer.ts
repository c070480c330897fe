import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useAppContext } from '../web/app-context.tsx'
import { currentCustomer } from './customer.query.ts'

const never = () => () => undefined

/**
 * The customer; null if nobody is signed in, undefined while that is unknown. It is undefined during hydration, even if
 * another part of the page has already loaded it.
 */
export function useCurrentCustomer() {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { data, error, isFetching, refetch } = useQuery(currentCustomer(useAppContext().api))
  return isAlive ? { customer: data, error: isFetching ? null : error, refetch } : { error: null, refetch }
}
