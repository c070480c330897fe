import { useQuery } from '@tanstack/react-query'
import { plural } from '../../../i18n/plural.ts'
import { changeAddress, useAddress } from '../../../panel-kit/address.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { currentPageOf, Pages } from '../../../panel-kit/lists/Pages.tsx'
import { CampaignDialog } from './CampaignDialog.tsx'
import { CampaignEntry } from './CampaignEntry.tsx'
import { campaignsPerPage, campaignsQuery, historyPages, recipientPages } from './campaigns.query.ts'

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
