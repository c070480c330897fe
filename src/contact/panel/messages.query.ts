import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentPageOf } from '../../panel-kit/lists/Pages.tsx'
import { listed } from '../../panel-kit/lists/listed.ts'
import { api } from '../../panel-kit/panel-api.ts'

export const messagesPerPage = 20

/** Which of them the address asks for: those that wait, unless others are named. */
const handledOf: Record<string, { handled?: 'true' | 'false' }> = { all: {}, handled: { handled: 'true' } }

export function messagesQuery(asked: Record<string, string>) {
  const { show = '', search = '' } = asked
  const query = {
    page: String(currentPageOf(asked)),
    limit: String(messagesPerPage),
    ...(handledOf[show] ?? { handled: 'false' as const }),
    ...(search && { search }),
  }
  return queryOptions({
    queryKey: ['contact-messages', query],
    queryFn: () => listed(api.admin['contact-messages'].$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** How many wait. */
export const openMessagesQuery = queryOptions({
  queryKey: ['contact-messages', 'open'],
  queryFn: async () =>
    (await listed(api.admin['contact-messages'].$get({ query: { handled: 'false', limit: '1' } }))).total,
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})
