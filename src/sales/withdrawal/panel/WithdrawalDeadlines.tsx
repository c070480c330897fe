import { useQuery } from '@tanstack/react-query'
import { formatDay, formatNumber } from '../../../panel-kit/panel-format.ts'
import { withdrawalSummaryQuery } from './withdrawals.query.ts'

/** What is due first, and what should have been done already. */
export function WithdrawalDeadlines() {
  const { data } = useQuery(withdrawalSummaryQuery)
  if (!data || data.open === 0) return null
  const { unmatched, overdue, nextRefundDueOn } = data
  return (
    <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {nextRefundDueOn && (
        <span className={overdue > 0 ? 'font-medium text-clay' : ''}>
          Najbliższy zwrot pieniędzy: do <span className="tabular-nums">{formatDay(`${nextRefundDueOn}T12:00Z`)}</span>
          {overdue > 0 && ` (po terminie: ${formatNumber(overdue)})`}
        </span>
      )}
      {unmatched > 0 && <span>Bez zamówienia: {formatNumber(unmatched)}</span>}
    </p>
  )
}
