import { useQuery } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { PanelCount } from '../../web/panel/PanelCount.tsx'
import { withdrawalSummaryQuery } from './withdrawals.query.ts'

const sayOpen = plural('pl', {
  one: '# czeka na załatwienie',
  few: '# czekają na załatwienie',
  many: '# czeka na załatwienie',
  other: '# czeka na załatwienie',
})

/** How many declarations wait, beside the way to them; pressing once money is overdue. */
export function OpenWithdrawals() {
  const { data } = useQuery(withdrawalSummaryQuery)
  return <PanelCount count={data?.open ?? 0} say={sayOpen} tone={data?.overdue ? 'bad' : 'waiting'} />
}
