import { useAddress } from '../../../../panel-kit/address.ts'
import { formatNumber } from '../../../../panel-kit/panel-format.ts'
import { PanelLink } from '../../../../panel-kit/PanelLink.tsx'
import type { OrderSummary } from '../../list/order-summary.ts'

type Counted = 'toPack' | 'unpaid' | 'needsAttention' | 'lowStock'

const figures: { name: Counted; label: string; asked: Record<string, string>; isUrgent?: boolean }[] = [
  { name: 'toPack', label: 'Do spakowania', asked: { tab: 'orders', toPack: 'true' } },
  { name: 'unpaid', label: 'Nieopłacone', asked: { tab: 'orders', unpaid: 'true' } },
  { name: 'needsAttention', label: 'Wymaga uwagi', asked: { tab: 'orders', needsAttention: 'true' }, isUrgent: true },
  { name: 'lowStock', label: 'Niski stan', asked: { tab: 'products' } },
]

/** How much there is to do; each figure leads to what it counts. */
export function OrderFigures({ summary }: { summary: OrderSummary }) {
  const address = useAddress()
  return (
    <ul className="grid grid-cols-2 content-between gap-x-6 @xl:grid-cols-4 @5xl:grid-cols-2" aria-label="Do zrobienia">
      {figures.map(({ name, label, asked, isUrgent }) => (
        <li key={name}>
          <PanelLink
            asked={asked}
            aria-current={address[name] === 'true' ? 'true' : undefined}
            className="group block border-t border-line py-2 hover:border-ink aria-[current]:border-violet"
          >
            <span className="block text-xs text-mid group-hover:text-ink">{label}</span>
            <span
              className={`block text-2xl tabular-nums ${isUrgent && summary[name] > 0 ? 'text-clay' : summary[name] === 0 ? 'text-mid' : ''}`}
            >
              {formatNumber(summary[name])}
            </span>
          </PanelLink>
        </li>
      ))}
    </ul>
  )
}
