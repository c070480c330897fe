import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { isSessionEnd } from '../panel-kit/panel-api.ts'
import { sessionGoesOn, useSessionEnd } from '../panel-kit/session-end.ts'
import { Checking } from './Checking.tsx'
import { LoginAgain } from './sign-in/LoginAgain.tsx'
import { LoginScreen } from './sign-in/LoginScreen.tsx'
import { sessionQuery } from '../administrators/panel/session.ts'
import { storedAdmin } from './sign-in/stored-admin.ts'

/** Who only signs in needn't wait for it. */
const PanelWorkspace = lazy(() => import('./PanelWorkspace.tsx'))

/** The panel: checking who one is, signing in, or the work itself. */
export function Panel() {
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
