import { useQuery } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { PanelCount } from '../../panel-kit/PanelCount.tsx'
import { openRequestsQuery } from './privacy.query.ts'

const formatOpen = plural('pl', {
  one: '# prośba czeka na odpowiedź',
  few: '# prośby czekają na odpowiedź',
  many: '# próśb czeka na odpowiedź',
  other: '# prośby czeka na odpowiedź',
})

/** How many requests wait for an answer, beside the way to them. */
export function OpenRequests() {
  const { data = 0 } = useQuery(openRequestsQuery)
  return <PanelCount count={data} say={formatOpen} />
}
