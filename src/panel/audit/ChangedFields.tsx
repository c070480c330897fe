import { ArrowRight } from 'lucide-react'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import type { AuditRow } from './audit-rows.ts'
import { ChangedText } from './ChangedText.tsx'

/** What changed, field by field. */
export function ChangedFields({ rows }: { rows: AuditRow[] }) {
  return (
    <dl className="mt-1.5 grid gap-x-6 gap-y-1 sm:grid-cols-[13rem_minmax(0,1fr)]">
      {rows.map((row) => (
        <div key={row.label} className="contents">
          <dt className="text-mid wrap-anywhere">{row.label}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap max-sm:mb-1.5">
            <Change row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Longer ones show where they differ. */
const maxAsWhole = 60

function Change({ row: { before, after } }: { row: AuditRow }) {
  if (before === undefined || after === undefined) return <ShortText text={before ?? after ?? ''} />
  if (before.length > maxAsWhole && after.length > maxAsWhole) return <ChangedText before={before} after={after} />
  return (
    <>
      <span className="sr-only">przed: </span>
      <del className="text-mid no-underline">{formatPlain(before)}</del>
      <ArrowRight aria-hidden="true" strokeWidth={1.5} className="mx-2 inline size-3.5 text-mid" />
      <span className="sr-only">, po: </span>
      <ins className="no-underline">{formatPlain(after)}</ins>
    </>
  )
}

const longest = 240

function ShortText({ text }: { text: string }) {
  if (text.length <= longest) return formatPlain(text)
  return (
    <details>
      <summary className="cursor-pointer">{text.slice(0, 120).trimEnd()}…</summary>
      {text}
    </details>
  )
}

/** A moment as people write it; all else as it is. */
const formatPlain = (text: string) => (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatMoment(text) : text)
