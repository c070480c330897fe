import { queryOptions } from '@tanstack/react-query'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'

/** What is left to do before the shop opens, and how far the set-up is. */
export const openingQuery = queryOptions({
  queryKey: ['opening'],
  queryFn: () => readResponse(api.admin.opening.$get()),
  staleTime: 60_000,
})
