import { queryOptions, useQuery } from '@tanstack/react-query'
import { answered } from '../../web/api.ts'
import { api } from '../../web/panel/panel-api.ts'
import { sayDay, sayNumber } from '../../web/panel/panel-format.ts'
import { PanelLink } from '../../web/panel/PanelLink.tsx'
import { linkLook } from './OrderSection.tsx'

const waiting = queryOptions({
  queryKey: ['withdrawals', 'summary'],
  queryFn: () => answered(api.admin.withdrawals.summary.$get()),
  staleTime: 60_000,
})

/** That customers have withdrawn, and until when the first of them gets the money back. */
export function WaitingWithdrawals() {
  const { data } = useQuery(waiting)
  if (!data || data.open === 0) return null
  const { open, overdue, nextRefundDueOn } = data
  return (
    <p className="border-l-2 border-clay bg-clay/6 px-4 py-2 text-sm">
      <PanelLink asked={{ tab: 'withdrawals' }} className={linkLook}>
        Odstąpienia od umowy, które czekają: {sayNumber(open)}
      </PanelLink>
      {nextRefundDueOn && (
        <>
          . Najbliższy zwrot pieniędzy do {sayDay(`${nextRefundDueOn}T12:00Z`)}
          {overdue > 0 && <span className="font-medium text-[#8c3520]">, po terminie: {sayNumber(overdue)}</span>}.
        </>
      )}
    </p>
  )
}
