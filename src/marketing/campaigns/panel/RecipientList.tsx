import { useQuery } from '@tanstack/react-query'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { formatMoment } from '../../../panel-kit/panel-format.ts'
import { Pages } from '../../../panel-kit/lists/Pages.tsx'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { PanelCell, PanelRow, PanelTable } from '../../../panel-kit/lists/PanelTable.tsx'
import type { Campaign, CampaignRecipient } from '../campaign.ts'
import {
  formatAttempts,
  formatPeople,
  recipientReasons,
  recipientStateNames,
  recipientTones,
} from './campaign-words.ts'
import { recipientPages, recipientsPerPage, recipientsQuery } from './campaigns.query.ts'

const columns = [{ label: 'Firma' }, { label: 'Adres e-mail' }, { label: 'Stan' }, { label: 'Kiedy', isNumber: true }]

/** Everybody that a campaign is for, or those in one state. */
export function RecipientList({ campaign, asked }: { campaign: Campaign; asked: Record<string, string> }) {
  const isSending = campaign.state === 'sending'
  const { data, error, refetch, isPlaceholderData } = useQuery(recipientsQuery(campaign.id, asked, isSending))
  if (!data)
    return error ? <ListFailure error={error} retry={refetch} /> : <ListSkeleton label="Ładowanie odbiorców..." />
  if (data.rows.length === 0)
    return (
      <EmptyList title={asked[recipientPages] ? 'Na tej stronie nikogo już nie ma' : 'Nikogo w tym stanie'}>
        {asked['recipients'] === 'failed' && 'Wszystko, co wyszło, zostało przyjęte.'}
      </EmptyList>
    )
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
      <PanelTable label="Odbiorcy" columns={columns}>
        {data.rows.map((recipient) => (
          <Recipient key={recipient.id} recipient={recipient} />
        ))}
      </PanelTable>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-mid tabular-nums">{formatPeople(data.total)}</p>
        <Pages label="Strony odbiorców" total={data.total} perPage={recipientsPerPage} name={recipientPages} />
      </div>
    </div>
  )
}

function Recipient({ recipient }: { recipient: CampaignRecipient }) {
  const { businessName, emailAddress, state, reason, detail, attempts } = recipient
  return (
    <PanelRow isMarked={false}>
      <th
        scope="row"
        className="max-w-64 py-2.5 pr-4 text-left font-medium wrap-anywhere @max-[48rem]:block @max-[48rem]:max-w-none @max-[48rem]:py-1"
      >
        {businessName ?? <span className="font-normal text-mid">Kontakt usunięty</span>}
      </th>
      <PanelCell label="Adres e-mail">
        <span className="wrap-anywhere">{emailAddress ?? '–'}</span>
      </PanelCell>
      <PanelCell label="Stan">
        <span className="block min-w-0">
          <PanelBadge tone={recipientTones[state]}>{recipientStateNames[state]}</PanelBadge>
          {attempts > 1 && <span className="ml-2 text-xs text-mid tabular-nums">{formatAttempts(attempts)}</span>}
          {reason && <span className="mt-1 block max-w-md text-xs">{recipientReasons[reason]}</span>}
          {detail && (
            <q lang="" className="mt-1 block max-w-md text-xs wrap-anywhere text-mid">
              {detail}
            </q>
          )}
        </span>
      </PanelCell>
      <PanelCell label="Kiedy" isNumber>
        <When recipient={recipient} />
      </PanelCell>
    </PanelRow>
  )
}

/** When it was sent, or tried last; and who waits for another try, until when. */
function When({
  recipient: { state, attempts, sentAt, lastAttemptAt, nextAttemptAt },
}: {
  recipient: CampaignRecipient
}) {
  const isRetried = state === 'waiting' && attempts > 0 && nextAttemptAt !== null
  const moment = isRetried ? nextAttemptAt : (sentAt ?? lastAttemptAt)
  if (!moment) return <span className="text-mid">–</span>
  return (
    <span className="text-mid tabular-nums">
      {isRetried && <span className="block text-xs">kolejna próba</span>}
      <time dateTime={moment}>{formatMoment(moment)}</time>
    </span>
  )
}
