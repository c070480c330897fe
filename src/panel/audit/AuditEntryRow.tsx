import { formatName } from './audit-names.ts'
import { formatAction } from './audit-words.ts'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import type { AuditEntry, AuditSubject } from '../../audit/audit-entry.ts'
import { auditRows } from './audit-rows.ts'
import { ChangedFields } from './ChangedFields.tsx'

/** More of them are folded: what was created or deleted has all its fields. */
const maxRowsShown = 8

const link = 'text-violet underline decoration-violet/40 underline-offset-4 hover:decoration-violet'

/** One entry of the trail. */
export function AuditEntryRow({ entry, isAlone }: { entry: AuditEntry; isAlone: boolean }) {
  const { createdAt, administrator, action, subject, subjectId } = entry
  const rows = auditRows(entry)
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-3.5 text-sm lg:grid-cols-[12rem_minmax(0,1fr)]">
      <p className="text-mid tabular-nums">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        <span className="ml-3 wrap-anywhere text-ink lg:ml-0 lg:block">{administrator}</span>
      </p>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="min-w-0 wrap-anywhere">
            {formatAction(action, subject)} <Subject entry={entry} />
          </span>
          {subjectId !== null && !isAlone && (
            <PanelLink asked={{ tab: 'audit', subject, subjectId }} className={`inline-block py-1 text-xs ${link}`}>
              Cała historia
            </PanelLink>
          )}
        </p>
        {rows.length > maxRowsShown ? (
          <details className="mt-1">
            <summary className="min-h-6 cursor-pointer py-1 text-mid hover:text-ink">
              Pokaż dane ({rows.length})
            </summary>
            <ChangedFields rows={rows} />
          </details>
        ) : (
          rows.length > 0 && <ChangedFields rows={rows} />
        )}
      </div>
    </li>
  )
}

function Subject({ entry: { action, subject, subjectId, subjectName } }: { entry: AuditEntry }) {
  if (subjectName === null && subjectId === null) return null
  const name = subjectName === null ? `nr ${subjectId}` : formatName(subject, subjectName)
  const place = action === 'deleted' || subjectId === null ? undefined : subjectLink(subject, subjectId)
  if (!place) return <strong className="font-medium">{name}</strong>
  return (
    <PanelLink asked={place} className={`font-medium ${link}`}>
      {name}
    </PanelLink>
  )
}

type Place = Record<string, string>

const places: Partial<Record<AuditSubject, (id: string) => Place>> = {
  product: (id) => ({ tab: 'products', edit: id }),
  order: (id) => ({ tab: 'orders', order: id }),
  discount_code: (id) => ({ tab: 'discounts', edit: id }),
  shipping_rate: (id) => ({ tab: 'shipping', edit: id }),
  team_member: (id) => ({ tab: 'team', edit: id }),
  withdrawal: () => ({ tab: 'withdrawals', show: 'all' }),
  marketing_contact: (id) => ({ tab: 'marketing', edit: id }),
  settings: (id) => ({ tab: 'settings', part: id }),
}

/** The address in the panel where a subject can be opened, if there is one. */
const subjectLink = (subject: AuditSubject, id: string): Place | undefined => places[subject]?.(id)
