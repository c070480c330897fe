import { useAddress } from './address.ts'
import { PanelLink } from './PanelLink.tsx'
import { pageButtons } from './page-buttons.ts'

interface Props {
  label: string
  total: number
  perPage: number
}

export function currentPageOf(asked: Record<string, string>): number {
  return /^[1-9]\d{0,5}$/.test(asked['page'] ?? '') ? Number(asked['page']) : 1
}

/** The pages of a list; which one is shown stands in the address. */
export function Pages({ label, total, perPage }: Props) {
  const asked = useAddress()
  const pages = Math.ceil(total / perPage)
  const current = currentPageOf(asked)
  if (pages < 2 && current === 1) return null
  const to = (page: number) => ({ ...asked, page: page === 1 ? undefined : String(page) })
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
