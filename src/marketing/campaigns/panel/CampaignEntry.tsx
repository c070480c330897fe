import { campaignStates } from './campaign-states.ts'
import { useAddress } from '../../../panel-kit/address.ts'
import { formatMoment } from '../../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { buttonShape } from '../../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import type { Campaign } from '../campaign.ts'
import { beginningOf, campaignTones } from './campaign-words.ts'
import { CampaignActions } from './CampaignActions.tsx'
import { CampaignFigures } from './CampaignFigures.tsx'
import { CampaignProgress } from './CampaignProgress.tsx'
import { recipientPages } from './campaigns.query.ts'
import { PauseNotice } from './PauseNotice.tsx'

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
