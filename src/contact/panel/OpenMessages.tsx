import { useQuery } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { PanelCount } from '../../panel-kit/PanelCount.tsx'
import { openMessagesQuery } from './messages.query.ts'

const formatOpen = plural('pl', {
  one: '# czeka na odpowiedź',
  few: '# czekają na odpowiedź',
  many: '# czeka na odpowiedź',
  other: '# czeka na odpowiedź',
})

/** How many messages wait, beside the way to them. It is asked when one goes somewhere, not by a clock: that would keep a session alive. */
export function OpenMessages() {
  const { data = 0 } = useQuery(openMessagesQuery)
  return <PanelCount count={data} say={formatOpen} />
}
