import { useQuery } from '@tanstack/react-query'
import { plural } from '../../../i18n/plural.ts'
import { useAddress } from '../../../panel-kit/address.ts'
import { FilterLinks } from '../../../panel-kit/lists/FilterLinks.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { Pages } from '../../../panel-kit/lists/Pages.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { SearchBox } from '../../../panel-kit/lists/SearchBox.tsx'
import { ViewHead } from '../../../panel-kit/ViewHead.tsx'
import { DeclaredWithdrawal } from './DeclaredWithdrawal.tsx'
import { withdrawalsPerPage, withdrawalsQuery, withdrawalSummaryQuery } from './withdrawals.query.ts'
import { formatDay, formatNumber } from '../../../panel-kit/panel-format.ts'

const formatCount = plural('pl', {
  one: '# oświadczenie',
  few: '# oświadczenia',
  many: '# oświadczeń',
  other: '# oświadczenia',
})

/** All declarations, also those that match no order. */
export function WithdrawalsView() {
  const asked = useAddress()
  const found = useQuery(withdrawalsQuery(asked))
  const summary = useQuery(withdrawalSummaryQuery)
  const choices = [
    { label: 'Czekają', count: summary.data?.open },
    { value: 'done', label: 'Załatwione' },
    { value: 'all', label: 'Wszystkie' },
  ]
  return (
    <section>
      <ViewHead id="withdrawals-head" title="Odstąpienia od umowy">
        <div className="flex w-full flex-wrap gap-3 sm:w-auto">
          <SearchBox label="Szukaj w oświadczeniach" hint="Szukaj: imię, e-mail, numer" />
          <FilterLinks label="Które oświadczenia" name="show" choices={choices} />
        </div>
      </ViewHead>
      <WithdrawalDeadlines />
      {found.isPending && <ListSkeleton label="Ładowanie oświadczeń..." />}
      {found.error && !found.data && <ListFailure error={found.error} retry={found.refetch} />}
      {found.data && (
        <div aria-busy={found.isPlaceholderData} className={found.isPlaceholderData ? 'opacity-60' : ''}>
          {found.data.rows.length === 0 ? (
            <NoWithdrawals asked={asked} />
          ) : (
            <ul className="border-t border-line">
              {found.data.rows.map((withdrawal) => (
                <DeclaredWithdrawal key={withdrawal.id} withdrawal={withdrawal} />
              ))}
            </ul>
          )}
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-mid tabular-nums">{formatCount(found.data.total)}</p>
            <Pages label="Strony oświadczeń" total={found.data.total} perPage={withdrawalsPerPage} />
          </div>
        </div>
      )}
    </section>
  )
}

function NoWithdrawals({ asked }: { asked: Record<string, string> }) {
  const elsewhere = (
    <PanelLink asked={{ tab: 'withdrawals', show: 'all' }} className="text-violet underline underline-offset-4">
      Pokaż wszystkie oświadczenia
    </PanelLink>
  )
  if (asked['search']) return <EmptyList title="Nic nie pasuje do wyszukiwania">{elsewhere}</EmptyList>
  if (asked['page']) return <EmptyList title="Na tej stronie nic już nie ma">{elsewhere}</EmptyList>
  if (asked['show'] === 'all')
    return <EmptyList title="Nikt jeszcze nie odstąpił">Oświadczenia klientów pojawią się tutaj.</EmptyList>
  if (asked['show'] === 'done')
    return <EmptyList title="Żadne oświadczenie nie jest jeszcze załatwione">{elsewhere}</EmptyList>
  return <EmptyList title="Nic nie czeka">{elsewhere}</EmptyList>
}

/** The first due refund, and what is overdue. */
function WithdrawalDeadlines() {
  const { data } = useQuery(withdrawalSummaryQuery)
  if (!data || data.open === 0) return null
  const { unmatched, overdue, nextRefundDueOn } = data
  return (
    <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {nextRefundDueOn && (
        <span className={overdue > 0 ? 'font-medium text-clay' : ''}>
          Najbliższy zwrot pieniędzy: do <span className="tabular-nums">{formatDay(`${nextRefundDueOn}T12:00Z`)}</span>
          {overdue > 0 && ` (po terminie: ${formatNumber(overdue)})`}
        </span>
      )}
      {unmatched > 0 && <span>Bez zamówienia: {formatNumber(unmatched)}</span>}
    </p>
  )
}
