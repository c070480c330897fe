import { useEffect, useState } from 'react'
import { CallFailed } from '../../../web/api.ts'

/** Leads to where an order is paid. What fails says why, in the server's words where it has some. */
export function usePayment(pay: () => Promise<{ url: string }>, onFailure: () => unknown) {
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<{ sentence: string | undefined }>()
  useEffect(() => {
    // Back from the payment page, the browser may restore this page from its cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setOpening(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const begin = async () => {
    if (isOpening) return
    setOpening(true)
    setFailure(undefined)
    try {
      const { url } = await pay()
      window.location.assign(url)
    } catch (error) {
      setFailure({ sentence: error instanceof CallFailed ? error.sentence : undefined })
      setOpening(false)
      onFailure()
    }
  }
  return { begin, isOpening, failure }
}
