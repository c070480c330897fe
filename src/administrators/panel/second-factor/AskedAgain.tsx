import { lazy, Suspense } from 'react'
import { useAskedWhoItIs } from '../../../panel-kit/ask-who-it-is.ts'

const AskedAgainDialog = lazy(() => import('./AskedAgainDialog.tsx'))

/** The question who it is, when a call waits for the answer. */
export function AskedAgain() {
  const asked = useAskedWhoItIs()
  return (
    asked && (
      <Suspense>
        <AskedAgainDialog {...asked} />
      </Suspense>
    )
  )
}
