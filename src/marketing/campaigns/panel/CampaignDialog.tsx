import { useQuery } from '@tanstack/react-query'
import { campaignStates } from './campaign-states.ts'
import { CallFailed } from '../../../web/api.ts'
import { useAddress } from '../../../panel-kit/address.ts'
import { FilterLinks } from '../../../panel-kit/lists/FilterLinks.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { formatMoment } from '../../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import type { Campaign } from '../campaign.ts'
import { campaignTones } from './campaign-words.ts'
import { CampaignActions } from './CampaignActions.tsx'
import { CampaignProgress } from './CampaignProgress.tsx'
import { campaignQuery, recipientPages } from './campaigns.query.ts'
import { PauseNotice } from './PauseNotice.tsx'
import { RecipientList } from './RecipientList.tsx'

/** One campaign with everybody that it is for. */
export function CampaignDialog({ id, onClose }: { id: number; onClose(): void }) {
  const { data: campaign, error, refetch, dataUpdatedAt } = useQuery(campaignQuery(id))
  return (
    <PanelDialog
      title="Szczegóły kampanii"
      beside={
        campaign && <PanelBadge tone={campaignTones[campaign.state]}>{campaignStates[campaign.state]}</PanelBadge>
      }
      onClose={onClose}
    >
      {campaign ? (
        <Details campaign={campaign} at={dataUpdatedAt} />
      ) : error instanceof CallFailed && error.status === 404 ? (
        <EmptyList title="Nie ma takiej kampanii">Mogła należeć do innej listy albo adres jest niepełny.</EmptyList>
      ) : error ? (
        <ListFailure error={error} retry={refetch} />
      ) : (
        <ListSkeleton label="Ładowanie kampanii..." />
      )}
    </PanelDialog>
  )
}

function Details({ campaign, at }: { campaign: Campaign; at: number }) {
  const asked = useAddress()
  const { subject, sentAt, startedBy } = campaign
  const choices = [
    { label: 'Wszyscy', count: campaign.recipientCount },
    { value: 'failed', label: 'Błędy', count: campaign.failedCount },
    { value: 'sent', label: 'Wysłane', count: campaign.successCount },
    { value: 'skipped', label: 'Pominięte', count: campaign.skippedCount },
    { value: 'waiting', label: 'Czekają', count: campaign.waitingCount },
  ]
  return (
    <div className="@container text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-medium wrap-anywhere">{subject}</p>
          <p className="mt-1 text-xs text-mid tabular-nums">
            {formatMoment(sentAt)} · {startedBy}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <CampaignActions campaign={campaign} />
        </div>
      </div>
      <PauseNotice campaign={campaign} />
      <CampaignProgress campaign={campaign} at={at} />
      <div className="mt-6 mb-3">
        <FilterLinks label="Którzy odbiorcy" name="recipients" choices={choices} pages={recipientPages} />
      </div>
      <RecipientList campaign={campaign} asked={asked} />
    </div>
  )
}
