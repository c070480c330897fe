import { useQuery } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { PanelCount } from '../../panel-kit/PanelCount.tsx'
import { memberStatistics } from './members.query.ts'

const formatWaiting = plural('pl', {
  one: '# zgłoszenie czeka',
  few: '# zgłoszenia czekają',
  many: '# zgłoszeń czeka',
  other: '# zgłoszenia czeka',
})

/** How many applications wait, beside the way to them. */
export function OpenApplications() {
  const { data } = useQuery(memberStatistics)
  return <PanelCount count={data?.awaitingPublication ?? 0} say={formatWaiting} />
}
