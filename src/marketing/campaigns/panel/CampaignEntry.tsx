import { useAddress } from '../../../panel-kit/address.ts'
import { formatMoment, formatNumber } from '../../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { buttonShape } from '../../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import type { Campaign, RecipientState } from '../campaign.ts'
import { beginningOf, campaignStates, campaignTones } from './campaign-words.ts'
import { CampaignActions } from './CampaignActions.tsx'
import { CampaignProgress, PauseNotice } from './CampaignProgress.tsx'
import { recipientPages } from './campaigns.query.ts'

/** One sending: what, when, by whom, how far, and what can be done about it. */
export function CampaignEntry({ campaign, at }: { campaign: Campaign; at: number }) {
  const { id, subject, content, sentAt, finishedAt, startedBy, state } = campaign
  const asked = useAddress()
  return (
    <li className="border-b border-line py-5 text-sm">
      <article aria-labelledby={`campaign-${id}`}>
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <div className="min-w-0 flex-1 basis-80">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 id={`campaign-${id}`} className="font-text text-sm font-medium wrap-anywhere">
                {subject}
              </h3>
              <PanelBadge tone={campaignTones[state]}>{campaignStates[state]}</PanelBadge>
            </div>
            <p className="mt-1 max-w-[75ch] wrap-anywhere text-mid">{beginningOf(content)}</p>
            <p className="mt-1 text-xs text-mid tabular-nums">
              <time dateTime={sentAt} className="font-medium text-ink">
                {formatMoment(sentAt)}
              </time>
              {` · ${startedBy}`}
              {finishedAt && (
                <>
                  {` · ${state === 'stopped' ? 'przerwano' : 'zakończono'} `}
                  <time dateTime={finishedAt}>{formatMoment(finishedAt)}</time>
                </>
              )}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <CampaignActions campaign={campaign} />
            <PanelLink
              asked={{ ...asked, campaign: String(id), recipients: undefined, [recipientPages]: undefined }}
              aria-label={`Szczegóły kampanii z ${formatMoment(sentAt)}`}
              className={`${buttonShape} border border-ink/25 bg-paper hover:border-ink`}
            >
              Szczegóły
            </PanelLink>
          </div>
        </div>
        <PauseNotice campaign={campaign} />
        <CampaignProgress campaign={campaign} at={at} />
        <CampaignFigures campaign={campaign} />
      </article>
    </li>
  )
}

/** How many got it, and how many didn't; each figure leads to who they are. */
function CampaignFigures({ campaign }: { campaign: Campaign }) {
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
