import { useEffect, useState } from 'react'
import { CallFailed } from '../../../web/api.ts'

/** Leads to where an order is paid. What fails says why, in the server's words where it has some. */
export function usePayment(pay: () => Promise<{ url: string }>, onChange: () => unknown) {
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<{ sentence: string | undefined }>()
  useEffect(() => {
    // Back from the payment page, the browser may restore this page from its cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setOpening(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const attempt = async (way: () => Promise<unknown>) => {
    if (isOpening) return
    setOpening(true)
    setFailure(undefined)
    try {
      await way()
    } catch (error) {
      setFailure({ sentence: error instanceof CallFailed ? error.sentence : undefined })
      setOpening(false)
      onChange()
    }
  }
  const begin = () => attempt(async () => window.location.assign((await pay()).url))
  /** Another way of paying, of which this page itself says what to do. */
  const choose = (way: () => Promise<unknown>) =>
    attempt(async () => {
      await way()
      await onChange()
      setOpening(false)
    })
  return { begin, choose, isOpening, failure }
}
