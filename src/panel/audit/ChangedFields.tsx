import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import type { AuditRow } from './audit-rows.ts'
import { textDifference } from '../../panel-kit/text-difference.ts'

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

/** Moments are formatted; anything else is shown as it is. */
const formatPlain = (text: string) => (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatMoment(text) : text)

const around = 60

/** A long text with removals and additions marked. Unchanged text is shortened until the user expands it. */
function ChangedText({ before, after }: { before: string; after: string }) {
  const [isWhole, setWhole] = useState(false)
  const { head, gone, come, tail } = textDifference(before, after)
  const isShortened = head.length > around || tail.length > around
  const hasRoom = isWhole || !isShortened
  return (
    <>
      {hasRoom || head.length <= around ? head : `…${head.slice(-around)}`}
      {gone && (
        <>
          <span className="sr-only"> usunięto: </span>
          <del className="rounded-xs bg-clay/12 text-[#8c3520]">{gone}</del>
        </>
      )}
      {come && (
        <>
          <span className="sr-only"> dodano: </span>
          <ins className="rounded-xs bg-sea/25 text-[#23504c] no-underline">{come}</ins>
        </>
      )}
      {hasRoom || tail.length <= around ? tail : `${tail.slice(0, around)}…`}
      {isShortened && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="ml-2 min-h-6 rounded text-violet underline underline-offset-4 hover:no-underline"
        >
          {isWhole ? 'Skróć' : 'Pokaż całość'}
        </button>
      )}
    </>
  )
}
