import { queryOptions } from '@tanstack/react-query'
import { readResponse, CallFailed, type ApiClient } from '../../../web/api.ts'
import type { AfterPaying } from './placed-order.ts'

/** What is known of a payment of which nobody can say anything. */
export const unknownPayment: AfterPaying = { state: 'unknown', orderNumber: null }

/** How a payment stands. Where nobody can say it, it isn't known: that is an answer, too. */
export const afterPayingOf = (api: ApiClient, session: string) =>
  queryOptions({
    queryKey: ['checkout-session', session],
    queryFn: () =>
      readResponse<AfterPaying>(api.store['checkout-sessions'][':session'].$get({ param: { session } })).catch(
        (error) => {
          if (error instanceof CallFailed) return unknownPayment
          throw error
        },
      ),
  })
