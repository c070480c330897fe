import { roles } from '../../guards/permissions.ts'
import { SelectField, TextField } from '../../panel-kit/fields/PanelField.tsx'
import { ConflictNotice } from '../../panel-kit/forms/ConflictNotice.tsx'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import type { Editing } from '../../panel-kit/forms/useEditing.ts'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { useStoredRow } from '../../panel-kit/forms/useStoredRow.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'
import { invitation, personChanges, type Person } from '../people/people.ts'
import { peopleQuery } from './people.query.ts'
import { roleMeanings, roleNames } from './role-words.ts'

interface Values {
  username: string
  email: string
  role: Person['role']
}
const blank: Values = { username: '', email: '', role: 'office' }
const valuesOf = ({ username, email, role }: Person): Values => ({ username, email: email ?? '', role })

interface Props {
  person: Person | undefined
  editing: Editing
  onInvited(username: string, link: string | null): void
}

/** Invites an administrator, or changes the role and the address of one. */
export function PersonForm({ person, editing, onInvited }: Props) {
  const { stored, load } = useStoredRow(person, peopleQuery, valuesOf)
  const all = api.admin.administrators
  const form = usePanelForm<Values, { link: string | null; username: string } | undefined>({
    schema: stored ? personChanges : invitation,
    values: stored ? valuesOf(stored) : blank,
    async send({ username, email, role }) {
      if (!stored) return { ...(await readResponse(all.$post({ json: { username, email, role } }))), username }
      const json = { email, role, version: stored.version }
      await readResponse(all[':id'].$put({ param: { id: String(stored.id) }, json }))
      return undefined
    },
    done: (answer) =>
      !answer
        ? 'Zmiany zostały zapisane'
        : answer.link === null
          ? 'Zaproszenie zostało wysłane'
          : 'Administrator został dodany',
    ...(stored && { restsOn: load }),
    onSent(answer) {
      if (answer) onInvited(answer.username, answer.link)
      editing.finish()
    },
  })
  if (editing.id !== undefined && !stored) return null
  const chosen = form.watch('role')
  return (
    <PanelFormFrame
      form={form}
      label={stored ? `Administrator ${stored.username}` : 'Zaproszenie administratora'}
      className="space-y-4"
    >
      {!stored && (
        <TextField
          form={form}
          name="username"
          label="Nazwa użytkownika"
          hint="Tą nazwą będzie się logować."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextField
        form={form}
        name="email"
        label="Adres e-mail"
        hint={
          stored
            ? 'Inny adres trzeba potwierdzić linkiem, który tam wyślemy. Dowiaduje się o tym także dotychczasowy.'
            : 'Przyjdzie na niego link do wyboru hasła. Bez adresu link zobaczysz tutaj.'
        }
        type="email"
        autoComplete="off"
        isOptional
      />
      <SelectField form={form} name="role" label="Rola" hint={roleMeanings[chosen]}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </SelectField>
      <ConflictNotice form={form} load={load} />
      <FormButtons
        form={form}
        label={stored ? 'Zapisz zmiany' : 'Zaproś'}
        onCancel={editing.id === undefined ? undefined : editing.leave}
      />
    </PanelFormFrame>
  )
}
