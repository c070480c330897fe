import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../web/api.ts'

export const coreTeam = (api: ApiClient) =>
  queryOptions({
    queryKey: ['team'],
    queryFn: () => readResponse(api.team.$get()),
  })
