import { readMoney } from '../../kernel/money.ts'
import { formatAmount } from '../../panel-kit/panel-format.ts'
import type { Today } from '../today.ts'
import { formatChange } from './today-words.ts'

const height = 56

/** One figure, how it went by day, and whether that is more than before. */
export function LastThirtyDays({ today: { days, revenue, earlier } }: { today: Today }) {
  const sums = days.map((day) => readMoney(day.revenue))
  const most = Math.max(1, ...sums.map(Math.abs))
  const width = 100 / days.length
  return (
    <section aria-labelledby="thirty-days" className="border-t border-line pt-3">
      <h2 id="thirty-days" className="font-text text-sm tracking-normal text-mid">
        Ostatnie 30 dni, po zwrotach
      </h2>
      <p className="mt-1 text-3xl tabular-nums">{formatAmount(revenue)}</p>
      <p className="text-sm text-mid">
        {formatChange(readMoney(revenue), readMoney(earlier))} ({formatAmount(earlier)})
      </p>
      <svg aria-hidden="true" width="100%" height={height} className="mt-4 block">
        {sums.map((sum, place) => {
          const bar = sum === 0 ? 1 : Math.max(2, (Math.abs(sum) / most) * height)
          const fill = sum < 0 ? 'fill-clay' : sum === 0 ? 'fill-ink/20' : 'fill-violet/75'
          return (
            <rect
              key={days[place]?.date}
              x={`${(place * width).toFixed(2)}%`}
              y={height - bar}
              width={`${(width * 0.7).toFixed(2)}%`}
              height={bar}
              rx="1"
              className={`${fill} forced-colors:fill-[Highlight]`}
            />
          )
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-mid">
        <span>30 dni temu</span>
        <span>dziś</span>
      </p>
    </section>
  )
}
