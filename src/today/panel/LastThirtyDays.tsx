import { readMoney } from '../../kernel/money.ts'
import { formatAmount } from '../../panel-kit/panel-format.ts'
import type { Today } from '../today.ts'
import { DayBars } from './DayBars.tsx'
import { formatChange } from './today-words.ts'

/** One figure, how it went by day, and whether that is more than before. */
export function LastThirtyDays({ today: { days, revenue, earlier } }: { today: Today }) {
  return (
    <section aria-labelledby="thirty-days" className="border-t border-line pt-3">
      <h2 id="thirty-days" className="font-text text-sm tracking-normal text-mid">
        Ostatnie 30 dni, po zwrotach
      </h2>
      <p className="mt-1 text-3xl tabular-nums">{formatAmount(revenue)}</p>
      <p className="text-sm text-mid">
        {formatChange(readMoney(revenue), readMoney(earlier))} ({formatAmount(earlier)})
      </p>
      <DayBars days={days.map(({ date, revenue: sum }) => ({ date, figure: readMoney(sum) }))} />
    </section>
  )
}
