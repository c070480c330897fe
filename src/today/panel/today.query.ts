import { queryOptions } from '@tanstack/react-query'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'

/** Others work, too, and customers order: it is asked again each minute, and when one comes back to the window. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: () => readResponse(api.admin.today.$get()),
  staleTime: 0,
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
})
