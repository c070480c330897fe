import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pollInterval } from '../../payments/poll-interval.ts'
import { afterPayingOf, unknownPayment } from '../success/after-paying.query.ts'
import { useAppContext } from '../../../web/app-context.tsx'

/** How the payment of a session stands. Until that is decided it is asked again, for as long as anybody would wait. */
export function usePaymentState(session: string | undefined) {
  const { api } = useAppContext()
  const [times, setTimes] = useState(0)
  const { data, refetch } = useQuery({ ...afterPayingOf(api, session ?? ''), enabled: session !== undefined })
  // A bank transfer takes a day: nobody waits for it here.
  const isOpen = (data?.state === 'waiting' && !data.transfer) || data?.state === 'unknown'
  const pause = isOpen ? pollInterval(times) : undefined
  useEffect(() => {
    if (pause === undefined) return undefined
    const waiting = setTimeout(() => void refetch().then(() => setTimes(times + 1)), pause)
    return () => clearTimeout(waiting)
  }, [pause, refetch, times])
  return {
    /** Undefined until the first answer. */
    payment: session === undefined ? unknownPayment : data,
    isAskedAgain: pause !== undefined,
    /** Whether nobody asks any more, and somebody may. */
    isGivenUp: isOpen && pause === undefined,
    askAgain() {
      setTimes(0)
      void refetch()
    },
  }
}
