import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useAppContext } from '../web/app-context.tsx'
import { currentCustomer } from './customer.query.ts'

const never = () => () => undefined

/**
 * The customer, null when nobody is signed in, undefined while that isn't known. While React takes over what the server
 * wrote it isn't, even where another part of the page has asked before.
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
