import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readResponse } from '../../../web/api.ts'
import { listed } from '../../../panel-kit/lists/listed.ts'
import { currentPageOf } from '../../../panel-kit/lists/Pages.tsx'
import { api } from '../../../panel-kit/panel-api.ts'

export const withdrawalsPerPage = 20

/** The filter by the address's `show`; without it, open ones. */
const openOf: Record<string, { open?: 'true' | 'false' }> = { all: {}, done: { open: 'false' } }

export function withdrawalsQuery(asked: Record<string, string>) {
  const { show = '', search = '' } = asked
  const query = {
    page: String(currentPageOf(asked)),
    limit: String(withdrawalsPerPage),
    ...(openOf[show] ?? { open: 'true' as const }),
    ...(search && { search }),
  }
  return queryOptions({
    queryKey: ['withdrawals', query],
    queryFn: () => listed(api.admin.withdrawals.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The number of open declarations, and the first due refund. */
export const withdrawalSummaryQuery = queryOptions({
  queryKey: ['withdrawals', 'summary'],
  queryFn: () => readResponse(api.admin.withdrawals.summary.$get()),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})
