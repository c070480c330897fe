import { useQuery } from '@tanstack/react-query'
import { plural } from '../../../i18n/plural.ts'
import { formatDay, formatNumber } from '../../../panel-kit/panel-format.ts'
import { PanelCount } from '../../../panel-kit/PanelCount.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { withdrawalSummaryQuery } from './withdrawals.query.ts'

const formatOpen = plural('pl', {
  one: '# czeka na załatwienie',
  few: '# czekają na załatwienie',
  many: '# czeka na załatwienie',
  other: '# czeka na załatwienie',
})

/** The number of open declarations beside their tab, in red once a refund is overdue. */
export function OpenWithdrawals() {
  const { data } = useQuery(withdrawalSummaryQuery)
  return <PanelCount count={data?.open ?? 0} say={formatOpen} tone={data?.overdue ? 'bad' : 'waiting'} />
}

/** The notice above the orders: open withdrawals and the first due refund. */
export function WaitingWithdrawals() {
  const { data } = useQuery(withdrawalSummaryQuery)
  if (!data || data.open === 0) return null
  const { open, overdue, nextRefundDueOn } = data
  return (
    <p className="border-l-2 border-clay bg-clay/6 px-4 py-2 text-sm">
      <PanelLink asked={{ tab: 'withdrawals' }} className="text-violet underline underline-offset-4 hover:no-underline">
        Odstąpienia od umowy, które czekają: {formatNumber(open)}
      </PanelLink>
      {nextRefundDueOn && (
        <>
          . Najbliższy zwrot pieniędzy do {formatDay(`${nextRefundDueOn}T12:00Z`)}
          {overdue > 0 && <span className="font-medium text-[#8c3520]">, po terminie: {formatNumber(overdue)}</span>}.
        </>
      )}
    </p>
  )
}
