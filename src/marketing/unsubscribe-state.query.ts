import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../web/api.ts'

export const unsubscribeStateOf = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['unsubscribe', token],
    queryFn: () => readResponse(api.unsubscribe[':token'].$get({ param: { token } })),
  })
