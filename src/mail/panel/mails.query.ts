import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listed } from '../../panel-kit/lists/listed.ts'
import { currentPageOf } from '../../panel-kit/lists/Pages.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import type { MailState } from '../mail.ts'

export const mailsPerPage = 25
const whileWaiting = 15_000

export const mailStateNames: Record<MailState, string> = {
  waiting: 'Czeka',
  sent: 'Wysłana',
  failed: 'Nie wysłano',
  withheld: 'Wstrzymana',
}

const isState = (asked: string | undefined): asked is MailState =>
  asked !== undefined && Object.hasOwn(mailStateNames, asked)

export function mailsQuery(asked: Record<string, string>) {
  const { state } = asked
  const query = {
    page: String(currentPageOf(asked)),
    limit: String(mailsPerPage),
    ...(isState(state) && { state }),
  }
  return queryOptions({
    queryKey: ['mails', query],
    queryFn: () => listed(api.admin.mails.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.rows.some(({ state: now }) => now === 'waiting') && whileWaiting,
  })
}

/** How many there are in a state. Those that wait may go at any moment, so they are asked after again while there are any. */
export function mailCountQuery(state: MailState) {
  return queryOptions({
    queryKey: ['mails', 'count', state],
    queryFn: async () => (await listed(api.admin.mails.$get({ query: { state, limit: '1' } }))).total,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (state === 'waiting' && data ? whileWaiting : false),
  })
}
