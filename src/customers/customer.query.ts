import { queryOptions } from '@tanstack/react-query'
import { signedInHint } from '../brand.ts'
import { answered, CallFailed, type ApiClient } from '../web/api.ts'
import type { Customer } from './customer.ts'

/**
 * Who is signed in, or null. Only browsers ask: pages are the same for everybody when they leave the server. Without the
 * hint nobody is, and no call is made that could only fail.
 */
export const currentCustomer = (api: ApiClient) =>
  queryOptions({
    queryKey: ['customer'],
    retry: false,
    async queryFn(): Promise<Customer | null> {
      if (!document.cookie.split('; ').includes(`${signedInHint}=1`)) return null
      try {
        return await answered(api.customers.me.$get())
      } catch (error) {
        if (!isSignedOut(error)) throw error
        document.cookie = `${signedInHint}=; Max-Age=0; Path=/; SameSite=Lax`
        return null
      }
    },
  })

/** Whether a call failed because the session has ended, perhaps on another device. */
export const isSignedOut = (error: unknown) => error instanceof CallFailed && error.status === 401
