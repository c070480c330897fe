import { useState } from 'react'
import { textDifference } from './text-difference.ts'

const around = 60

/** A long text with what went and what came marked in it; what stayed is shortened, unless one asks for it. */
export function ChangedText({ before, after }: { before: string; after: string }) {
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
