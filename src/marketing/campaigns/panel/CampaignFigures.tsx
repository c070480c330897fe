import { useAddress } from '../../../panel-kit/address.ts'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import type { Campaign, RecipientState } from '../campaign.ts'
import { recipientPages } from './campaigns.query.ts'

/** How many got it, and how many didn't; each figure leads to who they are. */
export function CampaignFigures({ campaign }: { campaign: Campaign }) {
  const figures: { label: string; count: number; state?: RecipientState }[] = [
    { label: 'Odbiorcy', count: campaign.recipientCount },
    { label: 'Wysłane', count: campaign.successCount, state: 'sent' },
    { label: 'Błędy', count: campaign.failedCount, state: 'failed' },
    { label: 'Pominięte', count: campaign.skippedCount, state: 'skipped' },
    { label: 'Czekają', count: campaign.waitingCount, state: 'waiting' },
  ]
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(3.6rem,1fr))] gap-x-2 sm:flex sm:flex-wrap sm:gap-x-8">
      {figures.map(({ label, count, state }) => (
        <div key={label} className="sm:min-w-14">
          <dt className="text-xs text-mid">{label}</dt>
          <dd className={`tabular-nums ${state === 'failed' && count > 0 ? 'font-medium text-clay' : ''}`}>
            <Figure id={campaign.id} label={label} count={count} state={state} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface FigureProps {
  id: number
  label: string
  count: number
  state: RecipientState | undefined
}

function Figure({ id, label, count, state }: FigureProps) {
  const asked = useAddress()
  if (count === 0) return <span className="text-mid">0</span>
  return (
    <PanelLink
      asked={{ ...asked, campaign: String(id), recipients: state, [recipientPages]: undefined }}
      aria-label={`${label}: ${formatNumber(count)}, pokaż`}
      className="inline-block min-h-6 min-w-6 underline decoration-ink/25 underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
    >
      {formatNumber(count)}
    </PanelLink>
  )
}
