import { personalDataWords, formatOutcome } from './personal-data-words.ts'
import { plural } from '../../i18n/plural.ts'
import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { formatDay, formatMoment } from '../../panel-kit/panel-format.ts'
import { useAction } from '../../panel-kit/useAction.ts'
import { useNow } from '../../panel-kit/useNow.ts'
import type { PrivacyRequest } from '../privacy-request.ts'
import { askFor } from './person-param.ts'
import { daysUntil } from './days-until.ts'

interface Props {
  request: PrivacyRequest
  leavesWhenAnswered: boolean
}

/** One request: of whom, until when it is to be answered, and what was done about it. */
export function Request({ request, leavesWhenAnswered }: Props) {
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

/** Until when it is to be answered; what is late or about to be stands out. */
function Due({ request: { answerBy } }: { request: PrivacyRequest }) {
  const left = daysUntil(answerBy, useNow())
  const said = left < 0 ? 'po terminie' : left === 0 ? 'dzisiaj ostatni dzień' : formatLeft(left)
  return (
    <PanelBadge tone={left < 0 ? 'bad' : left <= 7 ? 'waiting' : 'plain'}>
      odpowiedź do {formatDay(answerBy)}, {said}
    </PanelBadge>
  )
}
