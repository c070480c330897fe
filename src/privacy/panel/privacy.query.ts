import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readResponse } from '../../web/api.ts'
import { listed } from '../../panel-kit/lists/listed.ts'
import { currentPageOf } from '../../panel-kit/lists/Pages.tsx'
import { api } from '../../panel-kit/panel-api.ts'

/** Everything about one person. It is always fetched anew, so that an answer is up to date. */
export const personQuery = (search: string) =>
  queryOptions({
    queryKey: ['person', search],
    queryFn: () => readResponse(api.admin.privacy.person.$post({ json: { search } })),
    enabled: search !== '',
    staleTime: 0,
    retry: false,
  })

export const requestsPerPage = 20

const openOf: Record<string, { open?: 'true' | 'false' }> = { all: {}, answered: { open: 'false' } }

export function requestsQuery(asked: Record<string, string>) {
  const query = {
    page: String(currentPageOf(asked)),
    limit: String(requestsPerPage),
    ...(openOf[asked['show'] ?? ''] ?? { open: 'true' as const }),
  }
  return queryOptions({
    queryKey: ['privacy-requests', query],
    queryFn: () => listed(api.admin.privacy.requests.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The number of open requests. */
export const openRequestsQuery = queryOptions({
  queryKey: ['privacy-requests', 'open'],
  queryFn: async () => (await listed(api.admin.privacy.requests.$get({ query: { open: 'true', limit: '1' } }))).total,
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})

// Not in the URL, because browsers and logs keep URLs.
let asked = ''
const listeners = new Set<() => void>()

/** Searches for a person; an empty text clears the search. It survives leaving the view. */
export function askFor(search: string): void {
  asked = search
  for (const listener of listeners) listener()
}

export const usePersonParam = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
