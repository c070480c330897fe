import { useEffect } from 'react'
import { Dialog } from 'radix-ui'
import { showToast, forgetToasts } from '../../ui/toasts.ts'
import { isSessionEnd, sentenceOf } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { LoginForm } from './LoginForm.tsx'
import { reloadSoon } from '../../administrators/panel/session.query.ts'
import { forgetAdmin, storeAdmin } from './stored-admin.ts'
import { useFocusReturn } from '../../panel-kit/PanelDialog.tsx'

interface Props {
  /** Whether somebody was signed in before. */
  hasExpired: boolean
  problem: Error | null
  checkAgain(): unknown
}

/** Where the administrator signs in. */
export function LoginScreen({ hasExpired, problem, checkAgain }: Props) {
  useEffect(forgetAdmin, [])
  const welcome = (username: string) => {
    storeAdmin(username)
    showToast({ title: 'Zalogowano pomyślnie', text: `Witaj, ${username}!` })
    reloadSoon()
  }
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-sm flex-col justify-center px-6 py-12">
      <div className="self-start">
        <Logo variant="colored" />
      </div>
      <h1 className="mt-10 text-3xl">Panel Administratora</h1>
      {hasExpired && (
        <div role="alert" className="mt-6 border-l-2 border-clay py-1 pl-4">
          <p className="font-medium text-clay">Sesja wygasła. Zaloguj się ponownie.</p>
          {problem && !isSessionEnd(problem) && (
            <>
              <p className="mt-1 text-sm">{sentenceOf(problem)}</p>
              <PanelButton className="mt-3" onClick={() => void checkAgain()}>
                Sprawdź ponownie
              </PanelButton>
            </>
          )}
        </div>
      )}
      <LoginForm onSignedIn={welcome}>
        <ForgottenPassword />
      </LoginForm>
      <a href="/" className="mt-6 self-start py-2 text-sm text-violet underline underline-offset-4">
        Powrót do strony głównej
      </a>
    </main>
  )
}

interface Again {
  username: string
  onSignedIn(username: string): void
}

/**
 * The login form shown over the current work. What was typed stays behind it, hidden, and continues after signing in.
 */
export function LoginAgain({ username, onSignedIn }: Again) {
  const giveFocusBack = useFocusReturn()
  useEffect(() => {
    forgetAdmin()
    // A success toast shown just before could be mistaken for the result of the refused call.
    forgetToasts()
  }, [])
  const goOn = (name: string) => {
    storeAdmin(name)
    showToast({ title: 'Zalogowano pomyślnie', text: 'Możesz pracować dalej.' })
    onSignedIn(name)
  }
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-salt" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            document.getElementById('login-password')?.focus()
          }}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 overflow-y-auto outline-none"
        >
          <div className="mx-auto flex min-h-full w-full max-w-sm flex-col justify-center px-6 py-12">
            <Dialog.Title className="text-3xl">Panel Administratora</Dialog.Title>
            <p role="alert" className="mt-6 border-l-2 border-clay py-1 pl-4 font-medium text-clay">
              Sesja wygasła. Zaloguj się ponownie.
            </p>
            <p className="mt-3 text-sm text-mid">To, co było wpisane, czeka na Ciebie.</p>
            <LoginForm username={username} onSignedIn={goOn} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
