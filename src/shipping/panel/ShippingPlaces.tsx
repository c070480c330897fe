import { PanelLink } from '../../panel-kit/PanelLink.tsx'

const places = [
  { tab: 'shipping', label: 'Stawki' },
  { tab: 'zones', label: 'Strefy' },
  { tab: 'boxes', label: 'Kartony' },
]

/** What belongs to shipping, each on a page of its own. */
export function ShippingPlaces({ shown }: { shown: string }) {
  return (
    <nav aria-label="Wysyłka" className="mb-8">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {places.map(({ tab, label }) => (
          <li key={tab}>
            <PanelLink
              asked={{ tab }}
              aria-current={tab === shown ? 'page' : undefined}
              className="inline-flex min-h-9 items-center text-violet underline underline-offset-4 aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:no-underline pointer-coarse:min-h-11"
            >
              {label}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
