import { useQuery } from '@tanstack/react-query'
import { ViewHead } from '../../panel-kit/ViewHead.tsx'
import { KeyboardChoice } from './KeyboardChoice.tsx'
import { OpenSessions } from './OpenSessions.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { sessionQuery } from './session.ts'

/** The administrator's own account: the password, and where one is signed in. */
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
