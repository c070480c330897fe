import { useQuery } from '@tanstack/react-query'
import { FilterLinks } from '../../panel-kit/lists/FilterLinks.tsx'
import { SearchBox } from '../../panel-kit/lists/SearchBox.tsx'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { plural } from '../../i18n/plural.ts'
import { useAddress } from '../../panel-kit/address.ts'
import { formatNumber } from '../../panel-kit/panel-format.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { materialsDueHours, type MemberStatistics } from '../member.ts'
import { PanelCount } from '../../panel-kit/PanelCount.tsx'
import { MemberList } from './MemberList.tsx'
import { memberStatistics } from './members.query.ts'

/** Who belongs to the association or wants to, and what was posted to them. */
export function MembersTab() {
  const { data: statistics, error } = useQuery(memberStatistics)
  const choices = [
    { label: 'Wszyscy' },
    { value: 'waiting', label: 'Oczekujący', count: statistics?.awaitingPublication },
    { value: 'visible', label: 'Na stronie' },
    { value: 'hidden', label: 'Ukryci' },
    { value: 'materials', label: 'Bez materiałów', count: statistics?.awaitingMaterials },
    { value: 'bonus', label: 'Bez bonusu' },
  ]
  return (
    <section>
      <ViewHead title="Członkowie" />
      <MemberFigures statistics={statistics} hasFailed={error !== null} />
      <div className="mt-6 mb-6 flex flex-wrap items-center gap-3">
        <SearchBox label="Szukaj wśród członków" hint="Szukaj: nazwa, e-mail, adres" />
        <FilterLinks label="Których członków pokazać" name="show" choices={choices} />
      </div>
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
        <MemberList kind="chef" />
        <MemberList kind="restaurant" />
      </div>
    </section>
  )
}

const figures = [
  { name: 'totalMembers', label: 'Członkowie' },
  { name: 'totalChefs', label: 'Kucharze' },
  { name: 'totalRestaurants', label: 'Restauracje' },
] as const

const formatLate = plural('pl', {
  one: '# zgłoszenie czeka na materiały dłużej',
  few: '# zgłoszenia czekają na materiały dłużej',
  many: '# zgłoszeń czeka na materiały dłużej',
  other: '# zgłoszenia czeka na materiały dłużej',
})

interface Props {
  statistics: MemberStatistics | undefined
  hasFailed: boolean
}

/** How many there are, and whether somebody was forgotten. */
function MemberFigures({ statistics, hasFailed }: Props) {
  return (
    <>
      <dl className="flex max-w-2xl flex-wrap gap-x-6">
        {figures.map(({ name, label }) => (
          <div key={name} className="min-w-fit flex-1 border-t border-line py-2">
            <dt className="text-xs text-mid">{label}</dt>
            <dd className="min-h-9 text-2xl tabular-nums">
              {statistics ? formatNumber(statistics[name]) : <span className="text-mid">{hasFailed ? '–' : '…'}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {statistics !== undefined && statistics.lateMaterials > 0 && <Late count={statistics.lateMaterials} />}
    </>
  )
}

function Late({ count }: { count: number }) {
  const { tab } = useAddress()
  return (
    <p className="mt-3 border-l-2 border-clay py-1 pl-4 text-sm">
      <span className="font-medium text-clay">{formatLate(count)}</span> niż {`${materialsDueHours}\u00A0godzin. `}
      <PanelLink
        asked={{ tab, show: 'materials' }}
        className="inline-flex min-h-6 items-center text-violet underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
      >
        Pokaż, komu trzeba je wysłać
      </PanelLink>
    </p>
  )
}

const formatWaiting = plural('pl', {
  one: '# zgłoszenie czeka',
  few: '# zgłoszenia czekają',
  many: '# zgłoszeń czeka',
  other: '# zgłoszenia czeka',
})

/** How many applications wait, beside their link. */
export function OpenApplications() {
  const { data } = useQuery(memberStatistics)
  return <PanelCount count={data?.awaitingPublication ?? 0} say={formatWaiting} />
}
