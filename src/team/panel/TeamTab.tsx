import { useQuery } from '@tanstack/react-query'
import { ListWithForm } from '../../web/panel/ListWithForm.tsx'
import { useEditing } from '../../web/panel/useEditing.ts'
import { endOf } from './team-values.ts'
import { TeamForm } from './TeamForm.tsx'
import { TeamList } from './TeamList.tsx'
import { wholeTeam } from './whole-team.query.ts'

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
