import { Dialog } from 'radix-ui'
import { useEffect } from 'react'
import { useFocusReturn } from '../../panel-kit/useFocusReturn.ts'
import { forgetToasts, showToast } from '../../ui/toasts.ts'
import { LoginForm } from './LoginForm.tsx'
import { forgetAdmin, storeAdmin } from './stored-admin.ts'

interface Props {
  username: string
  onSignedIn(username: string): void
}

/**
 * The login form shown over the current work. What was typed stays behind it, hidden, and continues after signing in.
 */
export function LoginAgain({ username, onSignedIn }: Props) {
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
