import { useQuery } from '@tanstack/react-query'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { EmailForm } from './EmailForm.tsx'
import { OpenSessions } from './OpenSessions.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './second-factor/SecondFactor.tsx'
import { sessionQuery } from './session.query.ts'
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
        <EmailForm />
        <SecondFactor />
        <KeyboardChoice />
      </div>
    </>
  )
}

/** Switches single-key shortcuts off, which disturb people who use voice control. */
function KeyboardChoice() {
  const isOn = useKeyboardShortcutsEnabled()
  return (
    <section aria-labelledby="keyboard-head">
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
