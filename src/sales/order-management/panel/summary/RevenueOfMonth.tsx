import { useState } from 'react'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import type { OrderSummary } from '../../list/order-summary.ts'
import { formatOrderCount } from '../list/order-count.ts'
import { RevenueChart, formatDayOfChart } from './RevenueChart.tsx'

/** Revenue and orders of the last thirty days: their sums, or those of the day that is looked at. */
export function RevenueOfMonth({ summary }: { summary: OrderSummary }) {
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
