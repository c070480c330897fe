import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../../web/api.ts'

/** Where the customer is signed in. Always asked anew: what happens elsewhere is what it is looked at for. */
export const customerSessions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['customer-sessions'],
    staleTime: 0,
    gcTime: 0,
    queryFn: () => readResponse(api.customers.sessions.$get()),
  })
