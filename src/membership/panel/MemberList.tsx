import { useQuery } from '@tanstack/react-query'
import { fromFirstPage, useAddress } from '../../panel-kit/address.ts'
import { ExportButton } from '../../panel-kit/lists/ExportButton.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { Pages } from '../../panel-kit/lists/Pages.tsx'
import { formatNumber } from '../../panel-kit/panel-format.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import type { MemberKind } from '../member.ts'
import { listHeadOf, MemberEntry } from './MemberEntry.tsx'
import { filterOf, membersPerPage, membersQuery, pageNames } from './members.query.ts'

const words = {
  chef: {
    title: 'Kucharze',
    loading: 'Ładowanie kucharzy...',
    nobody: 'Żaden kucharz jeszcze się nie zgłosił',
    path: '/api/admin/members/chefs/export',
  },
  restaurant: {
    title: 'Restauracje',
    loading: 'Ładowanie restauracji...',
    nobody: 'Żadna restauracja jeszcze się nie zgłosiła',
    path: '/api/admin/members/restaurants/export',
  },
} satisfies Record<MemberKind, object>

/** The members of one kind, in a place of their own that is scrolled. */
export function MemberList({ kind }: { kind: MemberKind }) {
  const asked = useAddress()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(membersQuery(kind, asked))
  const { title, loading, path } = words[kind]
  const head = listHeadOf(kind)
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={head} tabIndex={-1} className="text-xl outline-none">
          {title}
          {data && <span className="ml-2 font-sans text-sm text-mid tabular-nums">{formatNumber(data.total)}</span>}
        </h3>
        <ExportButton path={path} asked={{ ...filterOf(asked) }} isEmpty={data?.total === 0} of={title} />
      </div>
      {isPending && <ListSkeleton label={loading} rows={6} />}
      {error && !data && <ListFailure error={error} retry={refetch} />}
      {data?.rows.length === 0 && <Nobody kind={kind} />}
      {data && data.rows.length > 0 && (
        // What scrolls must be reached by keyboard, also where nothing in it could have the focus.
        <section
          aria-labelledby={head}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-busy={isPlaceholderData}
          className={`@container max-h-96 overflow-y-auto overscroll-contain border-y border-line ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <ul className="divide-y divide-line">
            {data.rows.map((member) => (
              <MemberEntry key={member.id} kind={kind} member={member} />
            ))}
          </ul>
        </section>
      )}
      {data && (
        <div className="mt-3">
          <Pages label={`Strony: ${title}`} total={data.total} perPage={membersPerPage} name={pageNames[kind]} />
        </div>
      )}
    </div>
  )
}

function Nobody({ kind }: { kind: MemberKind }) {
  const asked = useAddress()
  const all = (
    <PanelLink asked={{ tab: 'members' }} className="text-violet underline underline-offset-4">
      Pokaż wszystkich
    </PanelLink>
  )
  if (asked[pageNames[kind]])
    return (
      <EmptyList title="Na tej stronie nic już nie ma">
        <PanelLink asked={fromFirstPage(asked)} className="text-violet underline underline-offset-4">
          Przejdź do pierwszej strony
        </PanelLink>
      </EmptyList>
    )
  if (asked['search']) return <EmptyList title="Nic nie pasuje do wyszukiwania">{all}</EmptyList>
  if (asked['show'] === 'waiting') return <EmptyList title="Żadne zgłoszenie nie czeka">{all}</EmptyList>
  if (asked['show'] === 'visible') return <EmptyList title="Nikt nie jest jeszcze na stronie">{all}</EmptyList>
  if (asked['show'] === 'hidden') return <EmptyList title="Nikt nie jest ukryty">{all}</EmptyList>
  if (asked['show'] === 'materials') return <EmptyList title="Wszyscy dostali materiały">{all}</EmptyList>
  if (asked['show'] === 'bonus') return <EmptyList title="Nikt nie czeka na bonus">{all}</EmptyList>
  return <EmptyList title={words[kind].nobody}>Zgłoszenia z formularza „Dołącz do nas” pojawią się tutaj.</EmptyList>
}
