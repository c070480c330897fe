import { queryOptions } from '@tanstack/react-query'
import { answered, type ApiClient } from '../../../web/api.ts'

export const demoPaymentOf = (api: ApiClient, session: string) =>
  queryOptions({
    queryKey: ['demo-payment', session],
    queryFn: () => answered(api.store['demo-payments'][':session'].$get({ param: { session } })),
  })
