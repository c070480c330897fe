import type { PointerEvent } from 'react'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import type { OrderSummary } from '../../order-details.ts'
import { dayAt, drawDays } from './chart-scale.ts'
import { formatOrderCount } from '../order-words.ts'

interface Props {
  days: OrderSummary['days']
  /** The selected day. */
  read: number | undefined
  onRead(day: number | undefined): void
  /** What is told apart, where it isn't days. */
  label?: string
  format?: (date: string) => string
}

/** Dots are in the upper part, bars in the lower one: their scales differ. */
const [height, dotsFrom, dotsTo, barsFrom] = [92, 4, 20, 32]
const percent = (part: number) => `${(part * 100).toFixed(2)}%`
const dayName = new Intl.DateTimeFormat('pl-PL', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

export const formatDayOfChart = (date: string) => dayName.format(new Date(date))

/** A day in words, for screen readers. */
function formatDayWhole(
  { date, revenue, orders, refunds }: OrderSummary['days'][number],
  format: (date: string) => string,
): string {
  const went = Number(refunds) > 0 ? `, zwroty ${formatAmount(refunds)}` : ''
  return `${format(date)}: ${formatAmount(revenue)}, ${formatOrderCount(orders)}${went}`
}

/** Revenue as bars and orders as dots, by day. A slider over it selects a day by pointer, finger or arrow keys. */
export function RevenueChart({ days, read, onRead, label = 'Dzień na wykresie', format = formatDayOfChart }: Props) {
  const drawn = drawDays(days)
  const chosen = read ?? days.length - 1
  const day = days[chosen]
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onRead(dayAt((clientX - left) / width, days.length))
  }
  return (
    <div className="relative rounded has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-violet">
      <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
        {drawn.map(({ from, middle, width, revenue, orders }, place) => {
          const bar = revenue === 0 ? 0 : Math.max(2, revenue * (height - barsFrom))
          const fill = revenue < 0 ? 'fill-clay' : 'fill-violet/75'
          const isDimmed = read !== undefined && read !== place
          return (
            <g key={days[place]?.date} className={`transition-opacity ${isDimmed ? 'opacity-35' : ''}`}>
              <rect
                x={percent(from)}
                y={height - bar}
                width={percent(width)}
                height={bar}
                rx="1"
                className={`${fill} forced-colors:fill-[Highlight]`}
              />
              {orders > 0 && (
                <circle
                  cx={percent(middle)}
                  cy={dotsTo - orders * (dotsTo - dotsFrom)}
                  r="2.5"
                  className="fill-sea forced-colors:fill-[CanvasText]"
                />
              )}
            </g>
          )
        })}
        <line
          x1="0"
          x2="100%"
          y1={height + 0.5}
          y2={height + 0.5}
          className="stroke-ink/30 forced-colors:stroke-[CanvasText]"
        />
      </svg>
      <input
        type="range"
        min={0}
        max={days.length - 1}
        value={chosen}
        aria-label={label}
        aria-valuetext={day && formatDayWhole(day, format)}
        onChange={({ currentTarget }) => onRead(Number(currentTarget.value))}
        onFocus={() => onRead(chosen)}
        onBlur={() => onRead(undefined)}
        onPointerMove={follow}
        onPointerLeave={() => onRead(undefined)}
        className="absolute inset-0 m-0 size-full cursor-crosshair opacity-0"
      />
    </div>
  )
}
