import { useQuery } from '@tanstack/react-query'
import { plural } from '../../../i18n/plural.ts'
import { useAddress } from '../../../panel-kit/address.ts'
import { FilterLinks } from '../../../panel-kit/lists/FilterLinks.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { Pages } from '../../../panel-kit/lists/Pages.tsx'
import { SearchBox } from '../../../panel-kit/lists/SearchBox.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { PanelCount } from '../../../panel-kit/PanelCount.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { ViewHead } from '../../../panel-kit/ViewHead.tsx'
import { readResponse } from '../../../web/api.ts'
import { StatementFile } from './StatementFile.tsx'
import { StatementLine } from './StatementLine.tsx'
import { linesPerPage, statementLinesQuery, statementSummaryQuery } from './statements.query.ts'

const formatCount = plural('pl', { one: '# wpłata', few: '# wpłaty', many: '# wpłat', other: '# wpłaty' })

/** What came in by bank transfer, by the bank's statements, and for which orders it may be. */
export function StatementsView() {
  const asked = useAddress()
  const found = useQuery(statementLinesQuery(asked))
  const summary = useQuery(statementSummaryQuery)
  const choices = [
    { label: 'Czekają', count: summary.data?.open },
    { value: 'booked', label: 'Zaksięgowane' },
    { value: 'aside', label: 'Odłożone' },
  ]
  return (
    <section>
      <ViewHead id="statements-head" title="Przelewy">
        <div className="flex w-full flex-wrap gap-3 sm:w-auto">
          <SearchBox label="Szukaj w przelewach" hint="Szukaj: tytuł, nadawca, kwota" />
          <FilterLinks label="Które przelewy" name="show" choices={choices} />
        </div>
      </ViewHead>
      <StatementFile />
      <BookSure lines={summary.data?.sure ?? []} />
      {found.isPending && <ListSkeleton label="Ładowanie przelewów..." />}
      {found.error && !found.data && <ListFailure error={found.error} retry={found.refetch} />}
      {found.data && (
        <div aria-busy={found.isPlaceholderData} className={found.isPlaceholderData ? 'opacity-60' : ''}>
          {found.data.rows.length === 0 ? (
            <NoLines asked={asked} />
          ) : (
            <ul className="border-t border-line">
              {found.data.rows.map((line) => (
                <StatementLine key={line.id} line={line} />
              ))}
            </ul>
          )}
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-mid tabular-nums">{formatCount(found.data.total)}</p>
            <Pages label="Strony przelewów" total={found.data.total} perPage={linesPerPage} />
          </div>
        </div>
      )}
    </section>
  )
}

/** All that fits by number and amount, at one press. */
function BookSure({ lines }: { lines: number[] }) {
  const { act, isPending } = useAction({
    call: () => readResponse(api.admin['statement-lines'].sure.$post({ json: { lines } })),
    done: ({ booked, left }) =>
      left === 0
        ? `Zaksięgowano: ${formatCount(booked)}`
        : `Zaksięgowano: ${formatCount(booked)}. Pozostałe (${left}) zmieniły się w\u00A0międzyczasie: sprawdź je na liście.`,
    onDone: () => document.getElementById('statements-head')?.focus(),
  })
  if (lines.length === 0) return null
  return (
    <div className="mb-5">
      <PanelButton look="solid" isPending={isPending} onClick={() => act()}>
        {isPending ? 'Księgowanie...' : `Zatwierdź pewne (${lines.length})`}
      </PanelButton>
    </div>
  )
}

function NoLines({ asked }: { asked: Record<string, string> }) {
  const elsewhere = (
    <PanelLink asked={{ tab: 'statements' }} className="text-violet underline underline-offset-4">
      Pokaż czekające
    </PanelLink>
  )
  if (asked['search']) return <EmptyList title="Nic nie pasuje do wyszukiwania">{elsewhere}</EmptyList>
  if (asked['page']) return <EmptyList title="Na tej stronie nic już nie ma">{elsewhere}</EmptyList>
  if (asked['show'] === 'booked') return <EmptyList title="Nic jeszcze nie zaksięgowano">{elsewhere}</EmptyList>
  if (asked['show'] === 'aside') return <EmptyList title="Nic nie jest odłożone">{elsewhere}</EmptyList>
  return <EmptyList title="Żadna wpłata nie czeka">Wczytaj wyciąg, aby zobaczyć, kto zapłacił przelewem.</EmptyList>
}

const formatOpen = plural('pl', {
  one: '# wpłata czeka',
  few: '# wpłaty czekają',
  many: '# wpłat czeka',
  other: '# wpłaty czekają',
})

/** The number of lines that wait, beside the link to them. */
export function OpenStatementLines() {
  const { data } = useQuery(statementSummaryQuery)
  return <PanelCount count={data?.open ?? 0} say={formatOpen} />
}
