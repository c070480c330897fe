import { useQuery } from '@tanstack/react-query'
import { readResponse } from '../../web/api.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import type { OpenSession } from '../../schemas/own-account.ts'
import { ownSessionsQuery } from './session.query.ts'

/** The administrator's sessions, with a button that ends all but this one. */
export function OpenSessions() {
  const { data, error, isPending, refetch } = useQuery(ownSessionsQuery)
  const ending = useAction({
    call: () => readResponse(api.admin.sessions.$delete()),
    done: 'Pozostałe sesje zostały zakończone',
    onDone: () => document.getElementById('sessions-head')?.focus(),
  })
  const end = async () => {
    const agrees = await confirm({
      title: 'Wylogować inne sesje?',
      text: 'Na wszystkich innych urządzeniach i w innych przeglądarkach trzeba będzie zalogować się ponownie. Ta sesja trwa dalej.',
      agree: 'Wyloguj inne sesje',
    })
    if (agrees) ending.act()
  }
  return (
    <section aria-labelledby="sessions-head">
      <h3 id="sessions-head" tabIndex={-1} className="text-xl outline-none">
        Sesje
      </h3>
      {isPending && <ListSkeleton label="Ładowanie sesji..." rows={3} />}
      {error && !data && <ListFailure error={error} retry={refetch} />}
      {data && (
        <>
          <ul className="mt-4 border-t border-line">
            {data.map((session) => (
              <Session key={`${session.startedAt} ${session.isThisOne}`} session={session} />
            ))}
          </ul>
          {data.length > 1 ? (
            <PanelButton className="mt-4" isPending={ending.isPending} onClick={() => void end()}>
              Wyloguj inne sesje
            </PanelButton>
          ) : (
            <p className="mt-3 text-sm text-mid">To jedyna otwarta sesja.</p>
          )}
        </>
      )}
    </section>
  )
}

function Session({ session: { startedAt, lastUsedAt, isThisOne } }: { session: OpenSession }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3 text-sm tabular-nums">
      <span>
        <span className="text-mid">Rozpoczęta:</span> <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
      </span>
      <span>
        <span className="text-mid">Ostatnio używana:</span>{' '}
        <time dateTime={lastUsedAt}>{formatMoment(lastUsedAt)}</time>
      </span>
      {isThisOne && <PanelBadge tone="good">Ta sesja</PanelBadge>}
    </li>
  )
}
