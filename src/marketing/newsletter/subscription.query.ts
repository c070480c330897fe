import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../../web/api.ts'

export const subscriptionOf = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['newsletter', token],
    queryFn: () => readResponse(api.newsletter[':token'].$get({ param: { token } })),
  })
