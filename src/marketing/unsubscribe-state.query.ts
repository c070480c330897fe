import { queryOptions } from '@tanstack/react-query'
import { answered, type ApiClient } from '../web/api.ts'

export const unsubscribeStateOf = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['unsubscribe', token],
    queryFn: () => answered(api.unsubscribe[':token'].$get({ param: { token } })),
  })
