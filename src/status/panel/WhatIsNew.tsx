import { useEffect, useState } from 'react'
import { brand } from '../../brand.ts'
import { formatMoment } from '../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import type { Version } from '../status.ts'

/** Which program runs, and what is new in it since this browser looked last. */
export function WhatIsNew({ version: { number, commit, builtAt, changes } }: { version: Version }) {
  const [seen] = useState(readSeen)
  useEffect(() => storeSeen(changes), [changes])
  // Whoever looks for the first time finds nothing new: all of it is.
  const isNew = (change: string) => seen !== undefined && !seen.has(beginningOf(change))
  const sorted = changes.toSorted((one, other) => Number(isNew(other)) - Number(isNew(one)))
  return (
    <section aria-labelledby="version-head" className="mt-10 text-sm">
      <h3 id="version-head" className="text-xl">
        Wersja {number}
      </h3>
      <p className="mt-1 text-mid">
        {[commit && `Stan kodu: ${commit}`, builtAt && `zbudowano ${formatMoment(builtAt)}`]
          .filter(Boolean)
          .join(', ') || 'Program działa wprost ze źródeł.'}
      </p>
      <details className="mt-3" open={changes.some(isNew)}>
        <summary className="inline-flex min-h-9 cursor-pointer items-center font-medium text-violet underline underline-offset-4 pointer-coarse:min-h-11">
          Co nowego (po angielsku)
        </summary>
        <ul lang="en" className="mt-2 max-w-[50rem] list-disc space-y-2 pl-5">
          {sorted.map((change) => (
            <li key={change} className="wrap-anywhere">
              {isNew(change) && (
                <span lang="pl" className="mr-2">
                  <PanelBadge tone="waiting">Nowe</PanelBadge>
                </span>
              )}
              {change}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

const seenKey = `${brand.slug}-changes-seen`
const beginningOf = (change: string) => change.slice(0, 60)

function readSeen(): Set<string> | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(seenKey) ?? 'null')
    return Array.isArray(stored) ? new Set(stored.map(String)) : undefined
  } catch {
    return undefined
  }
}

function storeSeen(changes: string[]): void {
  try {
    window.localStorage.setItem(seenKey, JSON.stringify(changes.map(beginningOf)))
  } catch {
    // Without storage nothing is ever new.
  }
}
