import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../administrators/panel/session.query.ts'
import { plural } from '../../i18n/plural.ts'
import { useAddress } from '../../panel-kit/address.ts'
import { PanelCount } from '../../panel-kit/PanelCount.tsx'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { countWrong, type CheckName } from '../status.ts'
import { statusQuery } from './status.query.ts'

const formatBad = plural('pl', {
  one: '# sprawa jest pilna',
  few: '# sprawy są pilne',
  many: '# spraw jest pilnych',
  other: '# sprawy są pilne',
})

/** How much is wrong, beside the link to what it is. */
export function UrgentMatters() {
  const { data } = useQuery(statusQuery)
  return <PanelCount tone="bad" count={countWrong(data?.checks ?? [], 'bad')} say={formatBad} />
}

/** What no letter may bring: that letters don't leave, or that the shop waits for an answer. */
const saidAtOnce = new Set<CheckName>(['mail', 'clock', 'disk', 'payments'])

/** On each page of the panel, for those who may see to it. */
export function StatusNotice() {
  return useMay()('see status') ? <Notice /> : null
}

function Notice() {
  const { data } = useQuery(statusQuery)
  const { tab } = useAddress()
  const urgent = data?.checks.filter(({ name, state }) => state === 'bad' && saidAtOnce.has(name)) ?? []
  if (urgent.length === 0 || tab === 'status') return null
  return (
    <div role="note" className="mb-8 border-l-2 border-clay bg-clay/6 px-4 py-3 text-sm print:hidden">
      {urgent.map(({ name, title, found }) => (
        <p key={name}>
          <strong className="font-medium">{title}.</strong> {found}
        </p>
      ))}
      <PanelLink
        asked={{ tab: 'status' }}
        className="inline-flex min-h-6 items-center font-medium text-violet underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
      >
        Zobacz, co zrobić
      </PanelLink>
    </div>
  )
}
