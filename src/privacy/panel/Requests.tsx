import { useQuery } from '@tanstack/react-query'
import { plural } from '../../i18n/plural.ts'
import { useAddress } from '../../panel-kit/address.ts'
import { FilterLinks } from '../../panel-kit/lists/FilterLinks.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { Pages } from '../../panel-kit/lists/Pages.tsx'
import { openRequestsQuery, requestsPerPage, requestsQuery, askFor } from './privacy.query.ts'
import { formatOutcome } from './format-outcome.ts'
import { personalDataWords } from './personal-data-words.ts'
import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { formatDay, formatMoment } from '../../panel-kit/panel-format.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { useNow } from '../../panel-kit/useNow.ts'
import type { PrivacyRequest } from '../privacy-request.ts'
import { shownInPoland } from '../../kernel/polish-time.ts'

const formatCount = plural('pl', { one: '# prośba', few: '# prośby', many: '# próśb', other: '# prośby' })

const empty: Record<string, string> = {
  all: 'Nikt jeszcze o\u00A0nic nie prosił',
  answered: 'Na żadną prośbę jeszcze nie odpowiedziano',
}

/** The list of requests about personal data, with their due dates. */
export function Requests() {
  const asked = useAddress()
  const requests = useQuery(requestsQuery(asked))
  const open = useQuery(openRequestsQuery)
  const choices = [
    { label: 'Otwarte', count: open.data },
    { value: 'answered', label: 'Załatwione' },
    { value: 'all', label: 'Wszystkie' },
  ]
  return (
    <section aria-labelledby="requests-head" className="mt-12 print:hidden">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h3 id="requests-head" tabIndex={-1} className="text-xl outline-none">
          Prośby
        </h3>
        <FilterLinks label="Które prośby" name="show" choices={choices} />
      </div>
      {requests.isPending && <ListSkeleton label="Ładowanie próśb..." rows={3} />}
      {requests.error && !requests.data && <ListFailure error={requests.error} retry={requests.refetch} />}
      {requests.data && (
        <div aria-busy={requests.isPlaceholderData} className={requests.isPlaceholderData ? 'opacity-60' : ''}>
          {requests.data.rows.length === 0 ? (
            <EmptyList title={empty[asked['show'] ?? ''] ?? 'Żadna prośba nie czeka'} />
          ) : (
            <ul className="border-t border-line">
              {requests.data.rows.map((request) => (
                <Request key={request.id} request={request} leavesWhenAnswered={asked['show'] !== 'all'} />
              ))}
            </ul>
          )}
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-mid tabular-nums">{formatCount(requests.data.total)}</p>
            <Pages label="Strony próśb" total={requests.data.total} perPage={requestsPerPage} />
          </div>
        </div>
      )}
    </section>
  )
}

interface Props {
  request: PrivacyRequest
  leavesWhenAnswered: boolean
}

/** One request, with its person, due date and outcome. */
function Request({ request, leavesWhenAnswered }: Props) {
  const { id, kind, email, receivedOn, note, outcome, answeredAt, answeredBy, version } = request
  const isAnswered = answeredAt !== null
  const param = { id: String(id) }
  const answering = useAction({
    call: () =>
      readResponse(api.admin.privacy.requests[':id'].$put({ param, json: { isAnswered: !isAnswered, version } })),
    done: isAnswered ? 'Prośba wróciła do otwartych' : 'Prośba została oznaczona jako załatwiona',
    onDone: () => leavesWhenAnswered && document.getElementById('requests-head')?.focus(),
  })
  const who = email ?? 'dane usunięte'
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-3.5 text-sm md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-medium">{personalDataWords.requests[kind]}</span>
          <span className={`min-w-0 wrap-anywhere ${email ? '' : 'text-mid'}`}>{who}</span>
          {!isAnswered && <Due request={request} />}
        </p>
        <p className="mt-1 text-xs text-mid tabular-nums">
          Otrzymano {formatDay(receivedOn)}
          {isAnswered && `, załatwiono ${formatMoment(answeredAt)}, ${answeredBy}`}
        </p>
        {outcome && <p className="mt-1 text-xs text-mid">{formatOutcome(outcome)}</p>}
        {note && <p className="mt-1 max-w-[75ch] wrap-anywhere whitespace-pre-wrap">{note}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {email && (
          <PanelButton aria-label={`Pokaż dane: ${email}`} onClick={() => askFor(email)}>
            Pokaż dane
          </PanelButton>
        )}
        <PanelButton
          isPending={answering.isPending}
          aria-label={`${isAnswered ? 'Przywróć do otwartych' : 'Oznacz jako załatwioną'}: ${personalDataWords.requests[kind]}, ${who}`}
          onClick={() => answering.act()}
        >
          {isAnswered ? 'Przywróć do otwartych' : 'Oznacz jako załatwioną'}
        </PanelButton>
      </div>
    </li>
  )
}

const formatLeft = plural('pl', {
  one: 'został # dzień',
  few: 'zostały # dni',
  many: 'zostało # dni',
  other: 'zostało # dnia',
})

/** The due date; late and nearly late ones stand out. */
function Due({ request: { answerBy } }: { request: PrivacyRequest }) {
  const left = daysUntil(answerBy, useNow())
  const said = left < 0 ? 'po terminie' : left === 0 ? 'dzisiaj ostatni dzień' : formatLeft(left)
  return (
    <PanelBadge tone={left < 0 ? 'bad' : left <= 7 ? 'waiting' : 'plain'}>
      odpowiedź do {formatDay(answerBy)}, {said}
    </PanelBadge>
  )
}

/** The number of days from today to a day, in Polish time. */
function daysUntil(day: string, now: Date): number {
  const [today = ''] = shownInPoland(now).split(' ')
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
}
