import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listed } from '../../../panel-kit/lists/listed.ts'
import { currentPageOf } from '../../../panel-kit/lists/Pages.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'
import type { LineState } from '../statement.ts'

export const linesPerPage = 20

/** Which lines the address asks for: those that wait, unless it says otherwise. */
const stateOf: Record<string, LineState> = { booked: 'booked', aside: 'aside' }

export function statementLinesQuery(asked: Record<string, string>) {
  const { show = '', search = '' } = asked
  const query = {
    page: String(currentPageOf(asked)),
    limit: String(linesPerPage),
    state: stateOf[show] ?? ('open' as const),
    ...(search && { search }),
  }
  return queryOptions({
    queryKey: ['statement-lines', query],
    queryFn: () => listed(api.admin['statement-lines'].$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const statementSummaryQuery = queryOptions({
  queryKey: ['statement-lines', 'summary'],
  queryFn: () => readResponse(api.admin['statement-lines'].summary.$get()),
  staleTime: 60_000,
})
