import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listed } from '../../../panel-kit/lists/listed.ts'
import { api } from '../../../panel-kit/panel-api.ts'

export const readersPerPage = 10

/** What the address calls the pages of this list, beside the others of the tab. */
export const readerPages = 'readers'

export const readersQuery = (page: number) =>
  queryOptions({
    queryKey: ['newsletter-readers', page],
    queryFn: () =>
      listed(api.admin.marketing.readers.$get({ query: { page: String(page), limit: String(readersPerPage) } })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
