import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../panel-kit/address.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { Pages } from '../../panel-kit/lists/Pages.tsx'
import { PanelCell, PanelRow, PanelTable, RowTitle } from '../../panel-kit/lists/PanelTable.tsx'
import { SearchBox } from '../../panel-kit/lists/SearchBox.tsx'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { formatAmount, formatDay, formatNumber } from '../../panel-kit/panel-format.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import type { PersonInList } from '../person.ts'
import { peoplePerPage, peopleQuery } from './people.query.ts'
import { PersonView, type PersonParts } from './PersonView.tsx'
import { formatMessages, formatNotes, formatPeople, newsletterWords } from './person-words.ts'

/** All customers, or the one who is opened. */
export function CustomersTab(parts: PersonParts) {
  const { person } = useAddress()
  return person && /^[1-9]\d{0,8}$/.test(person) ? <PersonView id={person} {...parts} /> : <CustomerList />
}

function CustomerList() {
  const asked = useAddress()
  const found = useQuery(peopleQuery(asked))
  return (
    <section className="@container">
      <ViewHead id="people-head" title="Klienci">
        <SearchBox label="Szukaj klienta" hint="Szukaj: nazwisko, e-mail, firma" />
      </ViewHead>
      {found.isPending && <ListSkeleton label="Ładowanie klientów..." />}
      {found.error && !found.data && <ListFailure error={found.error} retry={found.refetch} />}
      {found.data && (
        <div aria-busy={found.isPlaceholderData} className={found.isPlaceholderData ? 'opacity-60' : ''}>
          {found.data.rows.length === 0 ? (
            <Nobody isSearching={Boolean(asked['search'])} total={found.data.total} />
          ) : (
            <PanelTable label="Klienci, od ostatniego zamówienia" columns={columns}>
              {found.data.rows.map((one) => (
                <PersonRow key={one.id} person={one} />
              ))}
            </PanelTable>
          )}
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-mid tabular-nums">{formatPeople(found.data.total)}</p>
            <Pages label="Strony klientów" total={found.data.total} perPage={peoplePerPage} />
          </div>
        </div>
      )}
    </section>
  )
}

const columns = [
  { label: 'Osoba' },
  { label: 'Zamówienia', isNumber: true },
  { label: 'Suma po zwrotach', isNumber: true },
  { label: 'Ostatnie zamówienie' },
  { label: 'Konto, zgody, kontakt' },
]

function PersonRow({ person }: { person: PersonInList }) {
  const { id, name, email, company, hasAccount, orders, spent, lastOrderAt, newsletter, messages, notes } = person
  const consent = newsletterWords[newsletter]
  const asked = useAddress()
  return (
    <PanelRow isMarked={false}>
      <RowTitle>
        <span className="min-w-0">
          <PanelLink
            asked={{ ...asked, person: String(id) }}
            className="inline-flex min-h-6 items-center wrap-anywhere text-violet underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
          >
            {name || email}
          </PanelLink>
          <span className="block text-xs font-normal wrap-anywhere text-mid">
            {[email, company].filter(Boolean).join(', ')}
          </span>
        </span>
      </RowTitle>
      <PanelCell label="Zamówienia" isNumber>
        {formatNumber(orders)}
      </PanelCell>
      <PanelCell label="Suma po zwrotach" isNumber>
        {formatAmount(spent)}
      </PanelCell>
      <PanelCell label="Ostatnie zamówienie">{lastOrderAt ? formatDay(lastOrderAt) : 'jeszcze nic'}</PanelCell>
      <PanelCell label="Konto, zgody, kontakt">
        <span className="flex flex-wrap gap-1 @min-[48rem]:justify-end">
          {hasAccount && <PanelBadge>Konto</PanelBadge>}
          {newsletter !== 'none' && <PanelBadge tone={consent.tone}>{consent.word}</PanelBadge>}
          {messages > 0 && <PanelBadge tone="waiting">{formatMessages(messages)}</PanelBadge>}
          {notes > 0 && <PanelBadge>{formatNotes(notes)}</PanelBadge>}
        </span>
      </PanelCell>
    </PanelRow>
  )
}

function Nobody({ isSearching, total }: { isSearching: boolean; total: number }) {
  const everybody = (
    <PanelLink asked={{ tab: 'customers' }} className="text-violet underline underline-offset-4">
      Pokaż wszystkich klientów
    </PanelLink>
  )
  if (isSearching) return <EmptyList title="Nikt nie pasuje do wyszukiwania">{everybody}</EmptyList>
  if (total > 0) return <EmptyList title="Na tej stronie nikogo już nie ma">{everybody}</EmptyList>
  return <EmptyList title="Nie ma jeszcze klientów">Pojawi się tu każdy, kto coś zamówi albo założy konto.</EmptyList>
}
