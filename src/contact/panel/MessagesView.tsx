import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { useAddress } from '../../panel-kit/address.ts'
import { FilterLinks } from '../../panel-kit/lists/FilterLinks.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { currentPageOf, Pages } from '../../panel-kit/lists/Pages.tsx'
import { SearchBox } from '../../panel-kit/lists/SearchBox.tsx'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { PanelCount } from '../../panel-kit/PanelCount.tsx'
import { listed } from '../../panel-kit/lists/listed.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { Message } from './Message.tsx'

const formatCount = plural('pl', {
  one: '# wiadomość',
  few: '# wiadomości',
  many: '# wiadomości',
  other: '# wiadomości',
})

/** What visitors wrote by the contact form. */
export function MessagesView() {
  const asked = useAddress()
  const messages = useQuery(messagesQuery(asked))
  const open = useQuery(openMessagesQuery)
  const choices = [
    { label: 'Otwarte', count: open.data },
    { value: 'handled', label: 'Załatwione' },
    { value: 'all', label: 'Wszystkie' },
  ]
  return (
    <section>
      <ViewHead id="messages-head" title="Wiadomości z formularza">
        <div className="flex w-full flex-wrap gap-3 sm:w-auto">
          <SearchBox label="Szukaj w wiadomościach" hint="Szukaj: imię, e-mail, treść" />
          <FilterLinks label="Które wiadomości" name="show" choices={choices} />
        </div>
      </ViewHead>
      {messages.isPending && <ListSkeleton label="Ładowanie wiadomości..." />}
      {messages.error && !messages.data && <ListFailure error={messages.error} retry={messages.refetch} />}
      {messages.data && (
        <div aria-busy={messages.isPlaceholderData} className={messages.isPlaceholderData ? 'opacity-60' : ''}>
          {messages.data.rows.length === 0 ? (
            <NoMessages asked={asked} />
          ) : (
            <ul className="border-t border-line">
              {messages.data.rows.map((message) => (
                <Message key={message.id} message={message} leavesWhenHandled={asked['show'] !== 'all'} />
              ))}
            </ul>
          )}
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-mid tabular-nums">{formatCount(messages.data.total)}</p>
            <Pages label="Strony wiadomości" total={messages.data.total} perPage={messagesPerPage} />
          </div>
        </div>
      )}
    </section>
  )
}

function NoMessages({ asked }: { asked: Record<string, string> }) {
  const elsewhere = <ShowAll />
  if (asked['search']) return <EmptyList title="Nic nie pasuje do wyszukiwania">{elsewhere}</EmptyList>
  if (asked['page']) return <EmptyList title="Na tej stronie nic już nie ma">{elsewhere}</EmptyList>
  if (asked['show'] === 'all')
    return (
      <EmptyList title="Nikt jeszcze nie napisał">Wiadomości z formularza kontaktowego pojawią się tutaj.</EmptyList>
    )
  if (asked['show'] === 'handled')
    return <EmptyList title="Żadna wiadomość nie jest jeszcze załatwiona">{elsewhere}</EmptyList>
  return <EmptyList title="Wszystko załatwione">{elsewhere}</EmptyList>
}

const ShowAll = () => (
  <PanelLink asked={{ tab: 'messages', show: 'all' }} className="text-violet underline underline-offset-4">
    Pokaż wszystkie wiadomości
  </PanelLink>
)

const formatOpen = plural('pl', {
  one: '# czeka na odpowiedź',
  few: '# czekają na odpowiedź',
  many: '# czeka na odpowiedź',
  other: '# czeka na odpowiedź',
})

/** How many messages wait, beside their link. It is not polled, because that would keep a session alive. */
export function OpenMessages() {
  const { data = 0 } = useQuery(openMessagesQuery)
  return <PanelCount count={data} say={formatOpen} />
}

const messagesPerPage = 20

/** Which messages the address asks for: the open ones, unless it says otherwise. */
const handledOf: Record<string, { handled?: 'true' | 'false' }> = { all: {}, handled: { handled: 'true' } }

function messagesQuery(asked: Record<string, string>) {
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

const openMessagesQuery = queryOptions({
  queryKey: ['contact-messages', 'open'],
  queryFn: async () =>
    (await listed(api.admin['contact-messages'].$get({ query: { handled: 'false', limit: '1' } }))).total,
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})
