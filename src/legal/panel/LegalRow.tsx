import type { ReactNode } from 'react'
import { confirm } from '../../panel-kit/confirm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { formatDay, formatMoment } from '../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { PanelButton, buttonShape } from '../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import type { ListedLegalDocument, ListedVersion } from '../legal-draft.ts'
import { legalNames } from '../legal-names.ts'
import type { LegalDocument } from '../legal.ts'
import { addressOfPaper } from './legal-documents.query.ts'

const link = 'text-violet underline underline-offset-4 hover:no-underline'

/** One text: what holds, what will, and what is being written. */
export function LegalRow({ listed }: { listed: ListedLegalDocument }) {
  const { document, holds, planned, draft, newerOriginal } = listed
  const name = legalNames[document]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-line py-5">
      <div className="max-w-3xl min-w-0 flex-[1_1_24rem] space-y-2 text-sm">
        <h3 className="text-lg">{name}</h3>
        <Version document={document} version={holds}>
          Od {formatDay(holds.version)} obowiązuje {holds.isOriginal ? 'tekst z\u00A0programu' : 'wersja właściciela'}.
        </Version>
        {planned && (
          <Version document={document} version={planned}>
            Od {formatDay(planned.version)} będzie obowiązywać następna.{' '}
            <CallBack document={document} day={planned.version} />
          </Version>
        )}
        {draft && (
          <p className="text-mid">
            <PanelBadge tone="waiting">Szkic</PanelBadge> zapisany {formatMoment(draft.savedAt)}
          </p>
        )}
        {newerOriginal && (
          <p className="text-mid">
            Program przyniósł nowszy tekst (z {formatDay(newerOriginal)}). Twój obowiązuje dalej.{' '}
            <PanelLink asked={{ tab: 'legal', document, compare: 'original' }} className={link}>
              Porównaj: {name}
            </PanelLink>
          </p>
        )}
      </div>
      <PanelLink
        asked={{ tab: 'legal', document }}
        aria-label={`${draft ? 'Edytuj szkic' : 'Edytuj'}: ${name}`}
        className={`${buttonShape} border border-ink/25 bg-paper hover:border-ink`}
      >
        {draft ? 'Edytuj szkic' : 'Edytuj'}
      </PanelLink>
    </li>
  )
}

interface VersionProps {
  document: LegalDocument
  version: ListedVersion
  children: ReactNode
}

function Version({ document, version: { version, read, seller }, children }: VersionProps) {
  const name = `${legalNames[document]}, ${formatDay(version)}`
  return (
    <div className="space-y-1">
      <p className="tabular-nums">{children}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-mid">
        {read ? (
          <PanelBadge tone="good">
            Przeczytany przez prawnika: {read.by}, {formatDay(read.at)}
          </PanelBadge>
        ) : (
          <PanelBadge tone="bad">Projekt, niesprawdzony przez prawnika</PanelBadge>
        )}
        <span>sprzedawca: {seller}</span>
        <a href={`/${document}?version=${version}&lang=pl`} target="_blank" rel="noreferrer" className={link}>
          Strona<span className="sr-only">: {name}</span>
        </a>
        <a href={addressOfPaper(document, 'pl', version)} target="_blank" rel="noreferrer" className={link}>
          PDF<span className="sr-only">: {name}</span>
        </a>
        <Reading document={document} version={version} isRead={read !== null} />
      </p>
    </div>
  )
}

/** Says that a lawyer has read a version, or takes it back. */
function Reading({ document, version, isRead }: { document: LegalDocument; version: string; isRead: boolean }) {
  const name = `${legalNames[document]}, ${formatDay(version)}`
  const label = isRead ? 'Cofnij potwierdzenie' : 'Potwierdź, że prawnik przeczytał'
  const { act, isPending } = useAction({
    call: (isReadByLawyer: boolean) =>
      readResponse(
        api.admin['legal-documents'][':id'].reading.$put({
          param: { id: document },
          json: { version, isReadByLawyer },
        }),
      ),
    done: isRead
      ? 'Dokument znów mówi o\u00A0sobie, że jest projektem'
      : 'Uwaga o\u00A0projekcie zniknęła ze strony i\u00A0z\u00A0PDF',
  })
  const ask = async () => {
    const agrees = await confirm({
      title: isRead ? 'Cofnąć potwierdzenie?' : 'Prawnik przeczytał ten tekst?',
      text: isRead
        ? 'Na początku tekstu znów stanie uwaga, że to projekt.'
        : 'Z\u00A0początku tekstu zniknie uwaga, że to projekt. Zapiszemy, kto i\u00A0kiedy to potwierdził.',
      agree: isRead ? 'Cofnij' : 'Tak, przeczytał',
    })
    if (agrees) act(!isRead)
  }
  return (
    <PanelButton aria-label={`${label}: ${name}`} look="quiet" isPending={isPending} onClick={() => void ask()}>
      {label}
    </PanelButton>
  )
}

function CallBack({ document, day }: { document: LegalDocument; day: string }) {
  const name = legalNames[document]
  const { act, isPending } = useAction({
    call: () => readResponse(api.admin['legal-documents'][':id'].versions.$delete({ param: { id: document } })),
    done: 'Zaplanowana wersja została odwołana',
  })
  const ask = async () => {
    const agrees = await confirm({
      title: `Odwołać wersję od ${formatDay(day)}?`,
      text: `${name}: dalej będzie obowiązywać to, co teraz, a odwołany tekst wróci do szkicu.`,
      agree: 'Odwołaj',
      decline: 'Zostaw',
    })
    if (agrees) act()
  }
  return (
    <PanelButton aria-label={`Odwołaj: ${name}`} look="quietDanger" isPending={isPending} onClick={() => void ask()}>
      Odwołaj
    </PanelButton>
  )
}
