import { useQuery } from '@tanstack/react-query'
import { changeAddress, useAddress } from '../../../panel-kit/address.ts'
import { ExportButton } from '../../../panel-kit/lists/ExportButton.tsx'
import { FilterLinks } from '../../../panel-kit/lists/FilterLinks.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { currentPageOf, Pages } from '../../../panel-kit/lists/Pages.tsx'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { SearchBox } from '../../../panel-kit/lists/SearchBox.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import {
  contactCountQuery,
  contactsPerPage,
  contactsQuery,
  readContactParams,
  standingChoices,
  withoutConsentQuery,
} from './contacts.query.ts'
import { ContactTable, SelectionBar } from './ContactTable.tsx'
import type { Selection } from './selection.ts'
import { countedContacts } from './contact-words.ts'

interface Props {
  selection: Selection
  editedId: number | undefined
}

/** The contacts that are asked for, a page at a time, and which of them are ticked. */
export function ContactList({ selection, editedId }: Props) {
  const address = useAddress()
  const asked = readContactParams(address)
  const page = currentPageOf(address)
  const { data, error, refetch, isPlaceholderData } = useQuery(contactsQuery(asked, page))
  const { data: count } = useQuery(contactCountQuery)
  const isFiltered = Object.keys(asked).length > 0
  if (!data)
    return error ? <ListFailure error={error} retry={refetch} /> : <ListSkeleton label="Ładowanie kontaktów" rows={8} />
  if (data.total === 0 && !isFiltered)
    return (
      <EmptyList title="Brak kontaktów marketingowych">
        <p>Dodaj pierwszy w&nbsp;formularzu albo zaimportuj listę z&nbsp;pliku.</p>
      </EmptyList>
    )
  return (
    <div className="space-y-3">
      <MissingConsents />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchBox label="Szukaj kontaktów" hint="Nazwa, adres lub osoba" />
        <FilterLinks label="Stan kontaktów" name="standing" choices={standingChoices} />
      </div>
      <SelectionBar selection={selection} asked={asked} matching={data.total} total={count ?? data.total} />
      {error && <ListFailure error={error} retry={refetch} />}
      {data.contacts.length > 0 ? (
        <div
          aria-busy={isPlaceholderData}
          className={`transition-opacity ${isPlaceholderData ? 'opacity-50 delay-150' : ''}`}
        >
          <ContactTable key={page} contacts={data.contacts} selection={selection} editedId={editedId} />
        </div>
      ) : (
        <NothingShown total={data.total} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto">
          <Pages label="Strony kontaktów" total={data.total} perPage={contactsPerPage} />
        </div>
        <ExportButton path="/api/admin/marketing/contacts/export" asked={{ ...asked }} isEmpty={data.total === 0} />
      </div>
    </div>
  )
}

function NothingShown({ total }: { total: number }) {
  return total > 0 ? (
    <EmptyList title="Tylu stron nie ma">
      <PanelButton onClick={() => changeAddress({ page: undefined })}>Pierwsza strona</PanelButton>
    </EmptyList>
  ) : (
    <EmptyList title="Żaden kontakt nie pasuje">
      <p className="mb-3">Zmień wyszukiwanie albo pokaż wszystkie kontakty.</p>
      <PanelButton
        onClick={() => {
          changeAddress({ search: undefined, standing: undefined, page: undefined })
          document.getElementById('list-title')?.focus()
        }}
      >
        Pokaż wszystkie
      </PanelButton>
    </EmptyList>
  )
}

function MissingConsents() {
  const { data: count = 0 } = useQuery(withoutConsentQuery)
  const address = useAddress()
  if (count === 0) return null
  return (
    <p className="border-l-2 border-violet py-1 pl-4 text-sm">
      {countedContacts(count)} bez zapisanej podstawy zgody. Bez zgody prawo nie pozwala wysyłać e-maili marketingowych.{' '}
      <PanelLink
        asked={{ ...address, standing: 'withoutConsent', search: undefined, page: undefined }}
        className="text-violet underline underline-offset-4"
      >
        Pokaż je
      </PanelLink>
    </p>
  )
}
