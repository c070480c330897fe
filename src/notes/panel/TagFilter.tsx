import { useQuery } from '@tanstack/react-query'
import { fromFirstPage, useAddress } from '../../panel-kit/address.ts'
import { PanelLink } from '../../panel-kit/PanelLink.tsx'
import { tagsQuery } from './remarks.query.ts'

/** Shows the orders of one tag; nothing while there are none. */
export function TagFilter() {
  const { data = [] } = useQuery(tagsQuery)
  const asked = useAddress()
  const chosen = asked['tag']?.trim()
  const isChosen = (tag: string) => tag.toLowerCase() === chosen?.toLowerCase()
  // One that is asked for is shown, also when nothing has it any more.
  const shown = chosen && !data.some(isChosen) ? [chosen, ...data] : data
  if (shown.length === 0) return null
  return (
    <nav aria-label="Znaczniki zamówień" className="flex flex-wrap items-center gap-1 text-sm">
      <span className="mr-2 text-xs text-mid">Znaczniki</span>
      {shown.map((tag) => (
        <PanelLink
          key={tag}
          asked={{ ...fromFirstPage(asked), tag: isChosen(tag) ? undefined : tag }}
          aria-current={isChosen(tag) ? 'true' : undefined}
          className="inline-flex min-h-9 items-center rounded-full bg-violet/12 px-3 text-violet-deep hover:bg-violet/20 aria-[current]:bg-violet aria-[current]:text-white pointer-coarse:min-h-11"
        >
          {tag}
        </PanelLink>
      ))}
    </nav>
  )
}
