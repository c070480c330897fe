import { queryOptions } from '@tanstack/react-query'
import { signedInHint } from '../brand.ts'
import { readResponse, CallFailed, type ApiClient } from '../web/api.ts'
import type { Customer } from './customer.ts'

/**
 * Who is signed in, or null. Only browsers ask: pages are the same for everybody when they leave the server. Without the
 * hint nobody is, and no call is made that could only fail.
 */
export const currentCustomer = (api: ApiClient) =>
  queryOptions({
    queryKey: ['customer'],
    retry: false,
    // Whoever signed out in another tab is signed out in this one, as soon as it is looked at.
    refetchOnWindowFocus: ({ state }) => Boolean(state.data) && !hasHint() && 'always',
    async queryFn(): Promise<Customer | null> {
      if (!hasHint()) return null
      try {
        return await readResponse(api.customers.me.$get())
      } catch (error) {
        if (!isSignedOut(error)) throw error
        document.cookie = `${signedInHint}=; Max-Age=0; Path=/; SameSite=Lax`
        return null
      }
    },
  })

const hasHint = () => document.cookie.split('; ').includes(`${signedInHint}=1`)

/** Whether a call failed because the session has ended, perhaps on another device. */
export const isSignedOut = (error: unknown) => error instanceof CallFailed && error.status === 401
