import { useQuery } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { ListWithForm } from '../../panel-kit/lists/ListWithForm.tsx'
import { useEditing } from '../../panel-kit/forms/useEditing.ts'
import { endOf } from './team-values.ts'
import { TeamForm } from './TeamForm.tsx'
import { TeamRow } from './TeamRow.tsx'
import { wholeTeam } from './whole-team.query.ts'

const count = plural('pl', { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })

/** Who is shown on the public page of the team, and how. */
export function TeamTab() {
  const { data: team } = useQuery(wholeTeam)
  const editing = useEditing()
  const edited = team?.find(({ id }) => id === editing.id)
  return (
    <ListWithForm
      editing={editing}
      newLabel="Nowy członek zespołu"
      editLabel={edited ? `Edycja: ${edited.name}` : 'Edycja członka zespołu'}
      form={team && <TeamForm member={edited} end={endOf(team)} editing={editing} />}
      isWide
      isGone={team !== undefined && editing.id !== undefined && !edited}
      listLabel="Zespół"
    >
      <TeamList editedId={editing.id} />
    </ListWithForm>
  )
}

/** Everybody, in the order in which visitors find them. */
function TeamList({ editedId }: { editedId: number | undefined }) {
  const { data: team, error, refetch } = useQuery(wholeTeam)
  if (!team) return error ? <ListFailure error={error} retry={refetch} /> : <ListSkeleton label="Ładowanie zespołu" />
  if (team.length === 0)
    return (
      <EmptyList title="Zespół jest jeszcze pusty">
        <p>Pierwszą osobę dodasz w formularzu.</p>
      </EmptyList>
    )
  const hidden = team.filter(({ isActive }) => !isActive).length
  return (
    <>
      <p className="mb-2 text-sm text-mid tabular-nums">
        {count(team.length)}
        {hidden > 0 && `, w tym ${hidden} poza stroną`}
      </p>
      <table className="w-full border-t border-line text-sm @max-lg:block">
        <caption className="sr-only">Zespół</caption>
        <thead className="border-b border-line text-xs text-mid @max-lg:sr-only">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left font-normal">
              Osoba
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">
              Kolejność
            </th>
            <th scope="col" className="py-2 pr-2 text-left font-normal">
              Stan
            </th>
            <th scope="col" className="py-2">
              <span className="sr-only">Działania</span>
            </th>
          </tr>
        </thead>
        <tbody className="@max-lg:block">
          {team.map((member, place) => (
            <TeamRow key={member.id} member={member} place={place} isEdited={member.id === editedId} />
          ))}
        </tbody>
      </table>
    </>
  )
}
