import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { OpenSessions } from './OpenSessions.tsx'
import { sessionQuery } from './session.query.ts'
import { readResponse } from '../../web/api.ts'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { TextField } from '../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { passwordChangeForm } from '../../schemas/own-account.ts'
import { setKeyboardShortcuts, useKeyboardShortcutsEnabled } from '../../panel-kit/keyboard-shortcuts.ts'
import { Switch } from '../../panel-kit/fields/Switch.tsx'

/** The administrator's own account: password, sessions and keyboard shortcuts. */
export function AccountView() {
  const { data } = useQuery(sessionQuery)
  return (
    <>
      <ViewHead title="Konto">
        <p className="text-sm text-mid">
          Nazwa użytkownika: <strong className="font-medium text-ink">{data?.admin.username}</strong>
        </p>
      </ViewHead>
      <div className="grid gap-x-16 gap-y-10 border-t border-line pt-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <section aria-labelledby="password-head">
          <h3 id="password-head" className="text-xl">
            Zmiana hasła
          </h3>
          {data && <PasswordForm username={data.admin.username} />}
        </section>
        <OpenSessions />
        <KeyboardChoice />
      </div>
    </>
  )
}

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the password and says that all other sessions end. */
function PasswordForm({ username }: { username: string }) {
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

/** Switches single-key shortcuts off, which disturb people who use voice control. */
function KeyboardChoice() {
  const isOn = useKeyboardShortcutsEnabled()
  return (
    <section aria-labelledby="keyboard-head" className="lg:col-span-2">
      <h3 id="keyboard-head" className="mb-4 text-xl">
        Klawiatura
      </h3>
      <Switch isOn={isOn} isPending={false} turn={setKeyboardShortcuts}>
        Skróty z jednego znaku w tej przeglądarce
      </Switch>
      <p className="mt-1 max-w-[65ch] text-sm text-mid">
        <kbd>N</kbd> otwiera nowy wpis, <kbd>/</kbd> prowadzi do szukania zamówień. Wyłącz je, jeżeli sterujesz
        komputerem głosem albo naciskasz je przez przypadek.
      </p>
    </section>
  )
}
