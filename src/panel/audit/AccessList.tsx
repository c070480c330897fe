import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { AccessEntry, AccessEvent } from '../../audit/access-entry.ts'
import { plural } from '../../i18n/plural.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { listed } from '../../panel-kit/lists/listed.ts'
import { currentPageOf, Pages } from '../../panel-kit/lists/Pages.tsx'
import { PanelBadge, type Tone } from '../../panel-kit/PanelBadge.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { useAddress } from '../../panel-kit/address.ts'

const words: Record<AccessEvent, { label: string; tone: Tone }> = {
  signed_in: { label: 'Zalogowano', tone: 'good' },
  signed_in_on_new_device: { label: 'Zalogowano na nowym urządzeniu', tone: 'waiting' },
  signed_out: { label: 'Wylogowano', tone: 'plain' },
  failed: { label: 'Nieudane logowanie', tone: 'bad' },
  held_back: { label: 'Wstrzymane logowanie', tone: 'bad' },
  refused: { label: 'Odmowa: poza rolą', tone: 'bad' },
}

const formatCount = plural('pl', { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' })
const formatTimes = plural('pl', { one: '# raz', few: '# razy', many: '# razy', other: '# raza' })
const perPage = 25

/** Who signed in, who couldn't, and what was refused. */
export function AccessList() {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(accessQuery(useAddress()))
  if (isPending) return <ListSkeleton label="Ładowanie dziennika..." />
  if (!data) return <ListFailure error={error} retry={refetch} />
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
      <p className="mb-4 max-w-[65ch] text-sm text-mid">
        To samo w ciągu kwadransa jest jednym wpisem. Adresy sieciowe znikają po 90 dniach.
      </p>
      {data.rows.length === 0 ? (
        <EmptyList title="Nie ma tu żadnych wpisów">Każde logowanie zostawi tu ślad.</EmptyList>
      ) : (
        <ol className="border-t border-line">
          {data.rows.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-mid tabular-nums">{formatCount(data.total)}</p>
        <Pages label="Strony dziennika" total={data.total} perPage={perPage} />
      </div>
    </div>
  )
}

function Entry({ entry: { happened, administrator, detail, address, times, lastAt } }: { entry: AccessEntry }) {
  const { label, tone } = words[happened]
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-3.5 text-sm lg:grid-cols-[12rem_minmax(0,1fr)]">
      <p className="text-mid tabular-nums">
        <time dateTime={lastAt}>{formatMoment(lastAt)}</time>
        <span className="ml-3 wrap-anywhere text-ink lg:ml-0 lg:block">{administrator ?? 'nieznana nazwa'}</span>
      </p>
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1">
        <PanelBadge tone={tone}>{label}</PanelBadge>
        {detail && <code className="wrap-anywhere">{detail}</code>}
        <span className="text-mid wrap-anywhere tabular-nums">
          {address ?? 'bez adresu'}
          {times > 1 && `, ${formatTimes(times)}`}
        </span>
      </p>
    </li>
  )
}

function accessQuery(asked: Record<string, string>) {
  const query = { page: String(currentPageOf(asked)), limit: String(perPage) }
  return queryOptions({
    queryKey: ['access', query],
    queryFn: () => listed(api.admin.access.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
