import { useQuery } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { PanelCount } from '../../panel-kit/PanelCount.tsx'
import { mailCountQuery } from './mails.query.ts'

const formatFailed = plural('pl', {
  one: '# list nie został wysłany',
  few: '# listy nie zostały wysłane',
  many: '# listów nie zostało wysłanych',
  other: '# listu nie wysłano',
})

/** How many mails nobody will get unless somebody sends them again. */
export function FailedMails() {
  const { data = 0 } = useQuery({ ...mailCountQuery('failed'), staleTime: 60_000, refetchOnWindowFocus: true })
  return <PanelCount tone="bad" count={data} say={formatFailed} />
}
