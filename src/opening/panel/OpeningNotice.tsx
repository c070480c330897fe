import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { brand } from '../../brand.ts'
import { plural } from '../../i18n/plural.ts'
import { useAddress } from '../../panel-kit/address.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { OpeningLines } from './OpeningLines.tsx'
import { openingQuery } from './opening.query.ts'

const formatLeft = plural('pl', {
  one: 'została # sprawa',
  few: 'zostały # sprawy',
  many: 'zostało # spraw',
  other: 'zostało # sprawy',
})

/** "Przed otwarciem sklepu": on the first page of the panel until nothing is left. Whoever folds it finds it folded. */
export function OpeningNotice() {
  const { data } = useQuery(openingQuery)
  const { edit } = useAddress()
  const [isFolded, setFolded] = useState(readFolded)
  const left = data?.lines.filter(({ isAnswered }) => !isAnswered) ?? []
  if (!data || left.length === 0) return null
  const fold = () => {
    storeFolded(!isFolded)
    setFolded(!isFolded)
  }
  const isSetUp = data.steps.every(({ outcome }) => outcome !== null)
  return (
    <section
      aria-labelledby="opening-head"
      className={`mb-8 border-l-4 border-violet bg-paper px-4 py-3 text-sm sm:px-6 print:hidden ${edit === undefined ? '' : 'max-xl:hidden'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 className="text-base font-medium">
          <button
            type="button"
            id="opening-head"
            aria-expanded={!isFolded}
            onClick={fold}
            className="-mx-2 flex min-h-9 items-center gap-2 rounded px-2 text-left pointer-coarse:min-h-11"
          >
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className={`size-4 shrink-0 transition-transform motion-reduce:transition-none ${isFolded ? '-rotate-90' : ''}`}
            />
            <span className="flex flex-wrap gap-x-2">
              {'Przed otwarciem sklepu '}
              <span className="font-normal text-mid">{formatLeft(left.length)}</span>
            </span>
          </button>
        </h2>
        {!isSetUp && (
          <PanelLink
            asked={{ tab: 'setup' }}
            className="inline-flex min-h-9 items-center font-medium text-violet underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
          >
            Przejdź krok po kroku
          </PanelLink>
        )}
      </div>
      {!isFolded && (
        <OpeningLines lines={data.lines} onAnswered={() => document.getElementById('opening-head')?.focus()} />
      )}
    </section>
  )
}

const foldedKey = `${brand.slug}-opening-folded`

function readFolded(): boolean {
  try {
    return window.localStorage.getItem(foldedKey) === 'true'
  } catch {
    return false
  }
}

function storeFolded(isFolded: boolean): void {
  try {
    window.localStorage.setItem(foldedKey, String(isFolded))
  } catch {
    // Without storage it is open at each visit.
  }
}
