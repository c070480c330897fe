import { queryOptions } from '@tanstack/react-query'
import { readResponse, CallFailed, type ApiClient } from '../../web/api.ts'
import type { SessionState } from './payment.ts'

/** What is known of a payment of which nobody can say anything. */
export const unknownPayment: SessionState = { state: 'unknown', orderNumber: null }

/** How a payment stands. Where nobody can say it, it isn't known: that is an answer, too. */
export const sessionStateOf = (api: ApiClient, session: string) =>
  queryOptions({
    queryKey: ['checkout-session', session],
    queryFn: () =>
      readResponse<SessionState>(api.store['checkout-sessions'][':session'].$get({ param: { session } })).catch(
        (error) => {
          if (error instanceof CallFailed) return unknownPayment
          throw error
        },
      ),
  })
