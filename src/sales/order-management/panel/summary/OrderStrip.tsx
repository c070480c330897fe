import { useQuery } from '@tanstack/react-query'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { sentenceOf } from '../../../../panel-kit/panel-api.ts'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { orderSummaryQuery } from '../list/orders.query.ts'
import { useAddress } from '../../../../panel-kit/address.ts'
import { formatNumber, formatAmount } from '../../../../panel-kit/panel-format.ts'
import { PanelLink } from '../../../../panel-kit/PanelLink.tsx'
import type { OrderSummary } from '../../order-details.ts'
import { useState } from 'react'
import { formatOrderCount } from '../order-words.ts'
import { RevenueChart, formatDayOfChart } from './RevenueChart.tsx'

/** Shows how the shop is doing. If it fails, the orders below still work. */
export function OrderStrip() {
  const { data, error, refetch } = useQuery(orderSummaryQuery)
  return (
    <section
      aria-label="Podsumowanie"
      aria-busy={!data && !error}
      className="grid gap-x-12 gap-y-5 border-b border-line pb-6 @5xl:grid-cols-[minmax(0,1fr)_19rem]"
    >
      {data ? (
        <>
          <RevenueOfMonth summary={data} />
          <OrderFigures summary={data} />
        </>
      ) : error ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm @5xl:col-span-2">
          <span className="text-clay">Nie udało się wczytać podsumowania. {sentenceOf(error)}</span>
          <PanelButton look="quiet" onClick={() => void refetch()}>
            Spróbuj ponownie
          </PanelButton>
        </p>
      ) : (
        <>
          <Skeleton className="h-43.5" />
          <Skeleton className="h-32.5 @xl:h-16.5 @5xl:h-auto" />
        </>
      )}
    </section>
  )
}

type Counted = 'toPack' | 'unpaid' | 'needsAttention' | 'lowStock'

const figures: { name: Counted; label: string; asked: Record<string, string>; isUrgent?: boolean }[] = [
  { name: 'toPack', label: 'Do spakowania', asked: { tab: 'orders', toPack: 'true' } },
  { name: 'unpaid', label: 'Nieopłacone', asked: { tab: 'orders', unpaid: 'true' } },
  { name: 'needsAttention', label: 'Wymaga uwagi', asked: { tab: 'orders', needsAttention: 'true' }, isUrgent: true },
  { name: 'lowStock', label: 'Niski stan', asked: { tab: 'products' } },
]

/** Each figure links to what it counts. */
function OrderFigures({ summary }: { summary: OrderSummary }) {
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

/** Revenue and orders of the last thirty days, or of the selected day. */
function RevenueOfMonth({ summary }: { summary: OrderSummary }) {
  const [read, setRead] = useState<number>()
  const { days } = summary
  const day = read === undefined ? undefined : days[read]
  const { revenue, refunds, orders } = day ?? summary
  const [first, last] = [days[0], days.at(-1)]
  const best = days.toSorted((one, other) => Number(other.revenue) - Number(one.revenue))[0]
  return (
    <div>
      <h2 className="font-text text-xs tracking-normal text-mid">
        Ostatnie 30 dni{day && `: ${formatDayOfChart(day.date)}`}
      </h2>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-4 tabular-nums">
        <span className="text-2xl">
          <span className="sr-only">Przychód po zwrotach: </span>
          {formatAmount(revenue)}
        </span>
        <span className="text-sm text-mid">{formatOrderCount(orders)}</span>
        {Number(refunds) > 0 && <span className="text-sm text-clay">zwroty {formatAmount(refunds)}</span>}
      </p>
      <p className="sr-only">
        {best && Number(best.revenue) > 0
          ? `Najlepszy dzień: ${formatDayOfChart(best.date)}, ${formatAmount(best.revenue)}, ${formatOrderCount(best.orders)}.`
          : 'W tym czasie nie było opłaconych zamówień.'}
      </p>
      <RevenueChart days={days} read={read} onRead={setRead} />
      <p aria-hidden="true" className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-xs text-mid">
        <span>{first && formatDayOfChart(first.date)}</span>
        <span className="flex flex-wrap gap-x-4">
          <span className="flex items-center gap-1.5">
            <span className="size-2 rounded-xs bg-violet/75 forced-colors:bg-[Highlight]" />
            przychód po zwrotach
          </span>
          <span className="flex items-center gap-1.5">
            <span className="size-1.5 rounded-full bg-sea forced-colors:bg-[CanvasText]" />
            zamówienia
          </span>
        </span>
        <span>{last && 'dziś'}</span>
      </p>
    </div>
  )
}
