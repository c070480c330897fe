import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'

export const packagingQuery = queryOptions({
  queryKey: ['packaging'],
  queryFn: () => readResponse(api.admin.packaging.$get()),
  staleTime: 0,
})

export const yearQuery = (year: number) =>
  queryOptions({
    queryKey: ['packaging', 'year', year],
    queryFn: () => readResponse(api.admin.packaging.year.$get({ query: { year: String(year) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
