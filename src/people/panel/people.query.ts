import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listed } from '../../panel-kit/lists/listed.ts'
import { currentPageOf } from '../../panel-kit/lists/Pages.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { CallFailed, readResponse } from '../../web/api.ts'

export const peoplePerPage = 20

export function peopleQuery(asked: Record<string, string>) {
  const search = asked['search']?.trim().slice(0, 200)
  const query = { page: String(currentPageOf(asked)), limit: String(peoplePerPage), ...(search && { search }) }
  return queryOptions({
    queryKey: ['people', query],
    queryFn: () => listed(api.admin.customers.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['customer', id],
    queryFn: () => readResponse(api.admin.customers[':id'].$get({ param: { id } })),
    staleTime: 0,
    retry: (failures, error) => failures < 1 && !isGone(error),
  })

export const isGone = (error: unknown): boolean => error instanceof CallFailed && error.status === 404
