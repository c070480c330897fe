import { queryOptions } from '@tanstack/react-query'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'

/** What was found when the shop was looked at. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: () => readResponse(api.admin.status.$get()),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})
