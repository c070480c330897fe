import { queryOptions } from '@tanstack/react-query'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'

export const visitsQuery = queryOptions({
  queryKey: ['visits'],
  queryFn: () => readResponse(api.admin.visits.$get()),
  staleTime: 60_000,
})
