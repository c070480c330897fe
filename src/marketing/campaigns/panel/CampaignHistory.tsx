import { useQuery } from '@tanstack/react-query'
import { plural } from '../../../i18n/plural.ts'
import { changeAddress, useAddress } from '../../../panel-kit/address.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { currentPageOf, Pages } from '../../../panel-kit/lists/Pages.tsx'
import { CallFailed } from '../../../web/api.ts'
import { FilterLinks } from '../../../panel-kit/lists/FilterLinks.tsx'
import { formatMoment } from '../../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import type { Campaign } from '../campaign.ts'
import { CampaignEntry } from './CampaignEntry.tsx'
import { campaignQuery, campaignsPerPage, campaignsQuery, historyPages, recipientPages } from './campaigns.query.ts'
import { campaignStates, campaignTones } from './campaign-words.ts'
import { CampaignActions } from './CampaignActions.tsx'
import { CampaignProgress, PauseNotice } from './CampaignProgress.tsx'
import { RecipientList } from './RecipientList.tsx'

const formatCount = plural('pl', { one: '# kampania', few: '# kampanie', many: '# kampanii', other: '# kampanii' })

/** What was sent to contacts, and how far it has come. */
export function CampaignHistory() {
  const asked = useAddress()
  const { campaign = '' } = asked
  const close = () => changeAddress({ campaign: undefined, recipients: undefined, [recipientPages]: undefined })
  return (
    <section aria-labelledby="campaigns-title">
      <h2 id="campaigns-title" tabIndex={-1} className="mb-5 text-2xl outline-none">
        Historia kampanii
      </h2>
      <Campaigns page={currentPageOf(asked, historyPages)} />
      {/^[1-9]\d{0,8}$/.test(campaign) && <CampaignDialog key={campaign} id={Number(campaign)} onClose={close} />}
    </section>
  )
}

function Campaigns({ page }: { page: number }) {
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery(campaignsQuery(page))
  if (!data)
    return error ? (
      <ListFailure error={error} retry={refetch} />
    ) : (
      <ListSkeleton label="Ładowanie historii kampanii..." rows={3} />
    )
  const { rows, total } = data
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
      {error && (
        <output className="mb-3 block border-l-2 border-clay pl-3 text-sm">
          Nie udało się odświeżyć: to jest stan sprzed chwili.
        </output>
      )}
      {rows.length > 0 ? (
        <ol className="border-t border-line">
          {rows.map((campaign) => (
            <CampaignEntry key={campaign.id} campaign={campaign} at={dataUpdatedAt} />
          ))}
        </ol>
      ) : (
        <EmptyList title={total > 0 ? 'Na tej stronie nic już nie ma' : 'Brak historii kampanii'}>
          {total === 0 && 'Wysłane wiadomości i ich postęp pojawią się tutaj.'}
        </EmptyList>
      )}
      {total > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-mid tabular-nums">{formatCount(total)}</p>
          <Pages label="Strony historii kampanii" total={total} perPage={campaignsPerPage} name={historyPages} />
        </div>
      )}
    </div>
  )
}

/** One campaign with everybody that it is for. */
function CampaignDialog({ id, onClose }: { id: number; onClose(): void }) {
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
