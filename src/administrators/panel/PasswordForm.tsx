import { useState } from 'react'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { TextField } from '../../panel-kit/fields/PanelField.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { passwordChangeForm } from '../../schemas/own-account.ts'
import { readResponse } from '../../web/api.ts'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the password and says that all other sessions end. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged?(): void }) {
  const [isChanged, setChanged] = useState(false)
  const form = usePanelForm({
    schema: passwordChangeForm,
    values: empty,
    send({ currentPassword, newPassword }) {
      setChanged(false)
      return readResponse(api.admin.password.$put({ json: { currentPassword, newPassword } }))
    },
    done: 'Hasło zostało zmienione',
    onSent() {
      setChanged(true)
      form.reset(empty)
      onChanged?.()
    },
  })
  return (
    <PanelFormFrame form={form} label="Zmiana hasła" className="mt-4 space-y-4">
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField
        form={form}
        name="currentPassword"
        label="Obecne hasło"
        type="password"
        autoComplete="current-password"
      />
      <TextField
        form={form}
        name="newPassword"
        label="Nowe hasło"
        hint="Od 8 do 256 znaków, także spacje. Po zmianie pozostałe sesje się skończą."
        type="password"
        autoComplete="new-password"
      />
      <TextField
        form={form}
        name="confirmPassword"
        label="Powtórz nowe hasło"
        type="password"
        autoComplete="new-password"
      />
      <FormButtons form={form} label="Zmień hasło" sendingLabel="Zmienianie hasła..." />
      <output className="block text-sm empty:hidden">
        {isChanged && !form.isDirty && 'Hasło zostało zmienione. Pozostałe sesje zostały zakończone; ta trwa dalej.'}
      </output>
    </PanelFormFrame>
  )
}
