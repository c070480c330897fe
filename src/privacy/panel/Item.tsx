import { personalDataWords } from './personal-data-words.ts'
import { formatDay, formatMoment } from '../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import type { PersonalItem, RecordName } from '../../personal-data/personal-record.ts'
import type { RequestKind } from '../privacy-request.ts'
import { Facts, formatShortly } from './Facts.tsx'

const link = 'inline-block py-1 text-violet underline decoration-violet/40 underline-offset-4 hover:decoration-violet'

interface Props {
  name: RecordName
  item: PersonalItem
  /** Shown only in printouts. */
  isFolded: boolean
}

/** One record: its title, its place in the panel, and all its fields when unfolded. Printouts show them always. */
export function Item({ name, item, isFolded }: Props) {
  const { at, place, fate, data } = item
  const title = titleOf(name, item)
  const said = formatShortly(name, data)
  return (
    <li className={`border-b border-line py-3 text-sm ${isFolded ? 'hidden print:list-item' : ''}`}>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
        {at && (
          <time dateTime={at} className="text-mid tabular-nums">
            {formatMoment(at)}
          </time>
        )}
        {fate === 'kept' && (
          <span className="print:hidden">
            <PanelBadge>Zostaje po usunięciu</PanelBadge>
          </span>
        )}
        {place && (
          <PanelLink asked={place} className={`${link} print:hidden`}>
            Otwórz<span className="sr-only">: {title}</span>
          </PanelLink>
        )}
      </p>
      {said && <p className="mt-0.5 line-clamp-2 max-w-[75ch] wrap-anywhere">{said}</p>}
      <Reasons item={item} />
      <details className="mt-1 print:hidden">
        <summary className="inline-block min-h-6 cursor-pointer rounded text-violet">
          Wszystkie dane<span className="sr-only">: {title}</span>
        </summary>
        <Facts value={data} />
      </details>
      <div className="hidden print:block">
        <Facts value={data} />
      </div>
    </li>
  )
}

/** Why a record stays, or what to consider before deleting it. */
export function Reasons({ item: { why, until, fate } }: { item: PersonalItem }) {
  if (why.length === 0) return null
  return (
    <p className="mt-1 max-w-[75ch] text-xs text-mid print:hidden">
      {why.map((reason) => personalDataWords.reasons[reason]).join(' ')}
      {until && ` ${fate === 'kept' ? 'Można od' : 'Zostaje do'} ${formatDay(until)}.`}
    </p>
  )
}

/** The title of a record, translated or made up where the stored one is technical. */
export function titleOf(name: RecordName, { title }: PersonalItem): string {
  if (name === 'requests') return personalDataWords.requests[title as RequestKind] ?? title
  if (name === 'suppression') return 'Skrót adresu na liście wypisanych'
  if (name === 'attempts') return 'Policzona próba albo wykonane zadanie'
  if (name === 'audit') return 'Wpis, który zawiera ten adres'
  return title
}
