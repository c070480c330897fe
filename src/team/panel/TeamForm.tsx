import { useState } from 'react'
import { readResponse } from '../../web/api.ts'
import { ConflictNotice } from '../../panel-kit/forms/ConflictNotice.tsx'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { NumberField, SwitchField, TextField } from '../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { PictureField } from '../../panel-kit/fields/PictureField.tsx'
import { atTheirLanguages } from '../../panel-kit/fields/typed-translations.ts'
import type { Editing } from '../../panel-kit/forms/useEditing.ts'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { usePictureUpload } from '../../panel-kit/fields/usePictureUpload.ts'
import { useStoredRow } from '../../panel-kit/forms/useStoredRow.ts'
import type { AdminTeamMember } from '../team-member.ts'
import { changesOf, draftOf, isEmpty, typedTeamMember, valuesOf, type TeamValues } from './team-values.ts'
import { TeamPortrait } from './TeamPortrait.tsx'
import { TeamTexts } from './TeamTexts.tsx'
import { wholeTeam } from './whole-team.query.ts'

interface Props {
  member: AdminTeamMember | undefined
  /** The place behind all others. */
  end: number
  editing: Editing
}

/** Takes somebody into the team, or changes what is shown of them. */
export function TeamForm({ member, end, editing }: Props) {
  const { stored, load, keep } = useStoredRow(member, wholeTeam, valuesOf)
  const [attempts, setAttempts] = useState(0)
  const team = api.admin.team

  const form = usePanelForm<TeamValues, AdminTeamMember>({
    schema: typedTeamMember,
    values: valuesOf(stored, end),
    isLive: stored === undefined,
    send: async (values) => {
      try {
        return await (stored
          ? readResponse(team[':id'].$put({ param: { id: String(stored.id) }, json: changesOf(values, stored) }))
          : readResponse(team.$post({ json: draftOf(values) })))
      } catch (error) {
        throw atTheirLanguages(error, values.translations, isEmpty)
      }
    },
    done: stored ? 'Członek zespołu został zaktualizowany' : 'Członek zespołu został dodany',
    ...(stored && { restsOn: load }),
    onSent(answer) {
      keep(answer)
      editing.finish()
    },
  })
  const upload = usePictureUpload('/api/admin/team/upload-image', (address) =>
    form.setValue('imageUrl', address, { shouldDirty: true, shouldValidate: true }),
  )
  if (editing.id !== undefined && !stored) return null

  const submit = (event?: { preventDefault(): void }) => {
    event?.preventDefault()
    // A picture that is still on its way would be missing.
    if (upload.isPending) return
    setAttempts(attempts + 1)
    form.submit()
  }
  const held = { ...form, submit, isSending: form.isSending || upload.isPending }
  const name = form.watch('name')
  return (
    // What has the focus is never behind the buttons that stay in sight.
    <PanelFormFrame
      form={held}
      label={stored ? 'Członek zespołu' : 'Nowy członek zespołu'}
      className="@container space-y-5"
    >
      <TextField form={form} name="name" label="Imię i nazwisko" autoComplete="off" />
      <TeamTexts form={form} attempts={attempts} />
      <PictureField
        form={form}
        name="imageUrl"
        upload={upload}
        renderPicture={(address) => <TeamPortrait imageUrl={address} name={name} place={0} className="w-20" />}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-end gap-x-4">
        <NumberField
          form={form}
          name="sortOrder"
          label="Kolejność"
          inputMode="numeric"
          hint="Mniejsza liczba: bliżej początku"
        />
        <SwitchField form={form} name="isActive" label="Aktywny" hint="Widoczny na stronie zespołu" />
      </div>
      <ConflictNotice form={form} load={load} />
      <div className="sticky bottom-0 z-10 -mx-1 border-t border-line bg-salt px-1 py-3">
        <FormButtons
          form={held}
          label={stored ? 'Zapisz zmiany' : 'Dodaj do zespołu'}
          {...(upload.isPending && { sendingLabel: 'Przesyłanie zdjęcia...' })}
          onCancel={editing.id === undefined ? undefined : editing.leave}
        />
      </div>
    </PanelFormFrame>
  )
}
