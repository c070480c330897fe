import { useAddress } from '../address.ts'
import { PanelLink } from '../PanelLink.tsx'
import { pageButtons } from './page-buttons.ts'

interface Props {
  label: string
  total: number
  perPage: number
  /** What the address calls the page, where there is more than one list. */
  name?: string
}

export function currentPageOf(asked: Record<string, string>, name = 'page'): number {
  return /^[1-9]\d{0,5}$/.test(asked[name] ?? '') ? Number(asked[name]) : 1
}

/** The pages of a list. The current one is in the address. */
export function Pages({ label, total, perPage, name = 'page' }: Props) {
  const asked = useAddress()
  const pages = Math.ceil(total / perPage)
  const current = currentPageOf(asked, name)
  if (pages < 2 && current === 1) return null
  const to = (page: number) => ({ ...asked, [name]: page === 1 ? undefined : String(page) })
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1 text-sm tabular-nums">
      {pageButtons(current, pages).map((page, place) =>
        page === undefined ? (
          <span key={place === 1 ? 'before' : 'after'} aria-hidden="true" className="px-1 text-mid">
            …
          </span>
        ) : (
          <PanelLink
            key={page}
            asked={to(page)}
            aria-label={`Strona ${page}`}
            aria-current={page === current ? 'page' : undefined}
            className="grid min-h-9 min-w-9 place-items-center rounded px-2 hover:bg-ink/8 aria-[current]:bg-ink aria-[current]:text-white pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            {page}
          </PanelLink>
        ),
      )}
    </nav>
  )
}
