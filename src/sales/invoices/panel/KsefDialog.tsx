import { useQuery } from '@tanstack/react-query'
import { api } from '../../../panel-kit/panel-api.ts'
import { changeAddress } from '../../../panel-kit/address.ts'
import { ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import { formatDay, formatMoment } from '../../../panel-kit/panel-format.ts'
import { useAction } from '../../../panel-kit/useAction.ts'
import { useMay } from '../../../administrators/panel/session.query.ts'
import { readResponse } from '../../../web/api.ts'
import type { KsefDetails } from '../ksef/ksef-document.ts'
import { ksefDocument } from './invoices.query.ts'
import {
  dueSentence,
  happeningWords,
  problemSentences,
  refusalSentence,
  stateSentences,
  stateWords,
} from './ksef-words.ts'

const close = () => changeAddress({ ksefOf: undefined })

/** A document's way into KSeF: where it is, what happened, its files, and what can be done. */
export function KsefDialog({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(ksefDocument(id))
  return (
    <PanelDialog title={data ? `KSeF: ${data.number}` : 'KSeF'} onClose={close}>
      {data ? (
        <Details document={data} />
      ) : error ? (
        <ListFailure error={error} retry={refetch} />
      ) : (
        <ListSkeleton label="Ładowanie..." rows={3} />
      )}
    </PanelDialog>
  )
}

function Details({ document }: { document: KsefDetails }) {
  const { id, ksef, issueDay, acceptedAt, handedOverAt, hasXml, hasUpo } = document
  if (!ksef) return null
  const due = dueSentence(ksef)
  const path = `/api/admin/invoices/${id}/ksef`
  return (
    <div className="space-y-6">
      <div className="space-y-2">
        <p>
          <PanelBadge tone={stateWords[ksef.state].tone}>{stateWords[ksef.state].label}</PanelBadge>{' '}
          {ksef.environment === 'test' && <PanelBadge>środowisko testowe: bez skutków podatkowych</PanelBadge>}
        </p>
        <p>{stateSentences[ksef.state]}</p>
        {ksef.refusal && (
          <div role="note" className="border-l-2 border-clay pl-3">
            <p className="text-clay">{refusalSentence(ksef.refusal.code)}</p>
            <p className="mt-1 text-sm wrap-anywhere text-mid" lang="pl">
              KSeF, kod {ksef.refusal.code}: {[ksef.refusal.description, ...ksef.refusal.details].join(' ')}
            </p>
          </div>
        )}
        {ksef.problem && <p className="text-clay">{problemSentences[ksef.problem]}</p>}
        {due && <p>{due}</p>}
      </div>
      <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
        {(
          [
            ['Numer KSeF', ksef.number],
            ['Data wystawienia', issueDay && formatDay(`${issueDay}T12:00:00Z`)],
            ['Przyjęto', acceptedAt && formatMoment(acceptedAt)],
            ['Wydano offline', handedOverAt && formatMoment(handedOverAt)],
          ] as const
        ).map(
          ([name, said]) =>
            said && (
              <div key={name} className="contents">
                <dt className="text-mid">{name}</dt>
                <dd className="tabular-nums wrap-anywhere">{said}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {hasXml && <FileLink href={`${path}/xml`}>Pobierz plik XML</FileLink>}
        {hasUpo && <FileLink href={`${path}/upo`}>Pobierz UPO (potwierdzenie)</FileLink>}
      </div>
      <SendAgain document={document} />
      <section>
        <h3 className="text-lg">Przebieg</h3>
        <ol className="mt-2 text-sm">
          {document.history.map(({ at, what, said }) => (
            <li key={`${at} ${what}`} className="flex flex-wrap gap-x-4 border-t border-line py-2">
              <span className="text-mid tabular-nums">{formatMoment(at)}</span>
              <span className="min-w-0 wrap-anywhere">
                {happeningWords[what]}
                {said && what !== 'put_back' && <span className="text-mid"> · {said}</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

const FileLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    download=""
    className="inline-flex min-h-6 items-center text-violet underline underline-offset-4 hover:no-underline"
  >
    {children}
  </a>
)

/** For what was refused: nothing else needs a hand. */
function SendAgain({ document: { id, canBeSentAgain, handedOverAt } }: { document: KsefDetails }) {
  const isAllowed = useMay()('issue documents')
  const { act, isPending } = useAction({
    call: () => readResponse(api.admin.invoices[':id'].ksef.$post({ param: { id: String(id) } })),
    done: 'Dokument jest znów w\u00A0drodze do KSeF',
    failed: { title: 'Nie wysłano' },
  })
  if (!canBeSentAgain || !isAllowed) return null
  return (
    <div>
      <PanelButton isPending={isPending} onClick={() => act()}>
        Wyślij ponownie
      </PanelButton>
      <p className="mt-2 max-w-prose text-sm text-mid">
        {handedOverAt
          ? 'Nabywca ma już ten dokument, więc pójdzie z\u00A0tą samą treścią, jako korekta techniczna.'
          : 'Najpierw usuń przyczynę. Dokument pójdzie z\u00A0danymi sprzedawcy, jakie są teraz w\u00A0ustawieniach, i\u00A0z\u00A0dzisiejszą datą.'}
      </p>
    </div>
  )
}
