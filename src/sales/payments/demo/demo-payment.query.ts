import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../../../web/api.ts'

export const demoPaymentOf = (api: ApiClient, session: string) =>
  queryOptions({
    queryKey: ['demo-payment', session],
    queryFn: () => readResponse(api.store['demo-payments'][':session'].$get({ param: { session } })),
  })
