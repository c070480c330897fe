import { useQuery } from '@tanstack/react-query'
import { FilterLinks } from '../../panel-kit/lists/FilterLinks.tsx'
import { SearchBox } from '../../panel-kit/lists/SearchBox.tsx'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { MemberFigures } from './MemberFigures.tsx'
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
