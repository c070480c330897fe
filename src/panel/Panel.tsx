import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { LoaderCircle } from 'lucide-react'
import { isSessionEnd, sessionGoesOn, useSessionEnd } from '../panel-kit/panel-api.ts'
import { LoginAgain, LoginScreen } from './sign-in/LoginScreen.tsx'
import { setupTokenIn } from '../administrators/setup-link.ts'
import { sessionQuery } from '../administrators/panel/session.query.ts'
import { emailTokenIn } from '../administrators/email/email-link.ts'
import { EmailLinkScreen } from './sign-in/EmailLinkScreen.tsx'
import { SetupLinkScreen } from './sign-in/SetupLinkScreen.tsx'
import { storedAdmin } from './sign-in/stored-admin.ts'

/** The sign-in doesn't wait for it to load. */
const PanelWorkspace = lazy(() => import('./PanelWorkspace.tsx'))

/** The panel, or what a link of a letter or of the first start leads to: whoever is signed in here, it may be for somebody else. */
export function Panel() {
  const hash = useSyncExternalStore(onHashChange, () => window.location.hash)
  const token = setupTokenIn(hash)
  if (token) return <SetupLinkScreen key={token} token={token} />
  const emailToken = emailTokenIn(hash)
  return emailToken ? <EmailLinkScreen key={emailToken} token={emailToken} /> : <SignedIn />
}

function onHashChange(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** Checking the session, signing in, or the workspace. */
function SignedIn() {
  const client = useQueryClient()
  const session = useQuery(sessionQuery)
  const hasEnded = useSessionEnd()
  const [wasSignedIn] = useState(storedAdmin)
  const [isLeaving, setLeaving] = useState(false)

  if (isLeaving || session.isPending) return <Checking name={wasSignedIn} />
  if (!session.data) {
    const isPlainLogin = isSessionEnd(session.error) && wasSignedIn === undefined
    return <LoginScreen hasExpired={!isPlainLogin} problem={session.error} checkAgain={session.refetch} />
  }
  const goOn = (username: string) => {
    if (username !== session.data.admin.username) {
      window.location.reload()
      return
    }
    sessionGoesOn()
    void client.invalidateQueries()
  }
  return (
    <>
      <Suspense fallback={<Checking name={session.data.admin.username} />}>
        <PanelWorkspace username={session.data.admin.username} onLeave={() => setLeaving(true)} />
      </Suspense>
      {hasEnded && <LoginAgain username={session.data.admin.username} onSignedIn={goOn} />}
    </>
  )
}

/** Shown while the session is checked. The document shows the same before the program has loaded. */
function Checking({ name }: { name?: string | undefined }) {
  return (
    <main className="grid min-h-dvh place-content-center gap-3 px-6 text-center">
      <h1 className="text-3xl">Panel Administratora</h1>
      <output className="flex items-center justify-center gap-2 text-mid">
        <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
        Sprawdzanie sesji...
      </output>
      {name && <p className="text-sm text-mid">{name}</p>}
    </main>
  )
}
