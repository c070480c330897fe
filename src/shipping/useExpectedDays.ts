import { useEffect, useState } from 'react'
import { fetchAgain } from '../web/fetch-again.ts'
import { useAppContext } from '../web/app-context.tsx'
import { formatDays } from '../i18n/format-days.ts'
import { packing, type WorkingDays } from './dispatch.ts'

type Arrival = typeof import('./arrival.ts')

/**
 * When it comes that is ordered now: 'wt., 1 grudnia – czw., 3 grudnia'. Undefined where the owner promises no days, and until the
 * calendar of working days is here, which is fetched only where they are promised. Pages of the server name none: they are kept for days.
 */
export function useExpectedDays(onTheWay: WorkingDays | null | undefined): string | undefined {
  const { language } = useAppContext()
  const [now] = useState(() => new Date())
  const [arrival, setArrival] = useState<Arrival>()
  const packed = packing.now()
  const isPromised = Boolean(packed && onTheWay)
  useEffect(() => {
    if (!isPromised) return
    // Without it no day is named.
    fetchAgain(() => import('./arrival.ts')).then(setArrival, () => {})
  }, [isPromised])
  if (!packed || !onTheWay || !arrival) return undefined
  return formatDays(arrival.arrivalOfOrdered(now, packed, onTheWay), language)
}
