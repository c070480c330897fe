import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roles } from '../../guards/permissions.ts'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { ListWithForm } from '../../panel-kit/lists/ListWithForm.tsx'
import { PanelTable } from '../../panel-kit/lists/PanelTable.tsx'
import { useEditing } from '../../panel-kit/forms/useEditing.ts'
import { GivenLink } from './GivenLink.tsx'
import { peopleQuery } from './people.query.ts'
import { PersonForm } from './PersonForm.tsx'
import { PersonRow } from './PersonRow.tsx'
import { roleMeanings, roleNames } from './role-words.ts'

/** Who may use the panel, and what each of them may do. */
export function PeopleView() {
  const { data: people, error, refetch } = useQuery(peopleQuery)
  const editing = useEditing()
  const [given, setGiven] = useState<{ username: string; link: string }>()
  const edited = people?.find(({ id }) => id === editing.id)
  const show = (username: string, link: string | null) => setGiven(link === null ? undefined : { username, link })
  return (
    <>
      <ListWithForm
        editing={editing}
        newLabel="Zaproś administratora"
        editLabel={edited ? edited.username : 'Administrator'}
        form={(editing.id === undefined || people) && <PersonForm person={edited} editing={editing} onInvited={show} />}
        isGone={people !== undefined && editing.id !== undefined && !edited}
        listLabel="Administratorzy"
      >
        {!people &&
          (error ? <ListFailure error={error} retry={refetch} /> : <ListSkeleton label="Ładowanie administratorów" />)}
        {people && (
          <PanelTable label="Administratorzy" columns={columns}>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} isEdited={person.id === editing.id} onLink={show} />
            ))}
          </PanelTable>
        )}
        <Roles />
      </ListWithForm>
      {given && <GivenLink {...given} onClose={() => setGiven(undefined)} />}
    </>
  )
}

const columns = [
  { label: 'Nazwa' },
  { label: 'E-mail' },
  { label: 'Rola' },
  { label: 'Ostatnio' },
  { label: 'Drugi składnik' },
  { label: 'Działania' },
]

function Roles() {
  return (
    <section aria-labelledby="roles-head" className="mt-10">
      <h3 id="roles-head" className="text-xl">
        Co wolno w której roli
      </h3>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        {roles.map((role) => (
          <div key={role} className="contents">
            <dt className="font-medium">{roleNames[role]}</dt>
            <dd className="max-w-[65ch] text-mid">{roleMeanings[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
