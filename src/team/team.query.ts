import { queryOptions } from '@tanstack/react-query'
import { answered, type ApiClient } from '../web/api.ts'

export const coreTeam = (api: ApiClient) =>
  queryOptions({
    queryKey: ['team'],
    queryFn: () => answered(api.team.$get()),
  })
