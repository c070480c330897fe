import { useState } from 'react'
import { formatAmount, formatDay, formatNumber } from '../../../panel-kit/panel-format.ts'
import { RevenueChart } from '../../order-management/panel/summary/RevenueChart.tsx'
import type { Report } from '../report.ts'

/** The sum of a time beside that of the time before, and how it went. All of it is in the table by months, too. */
export function ReportPicture({ report: { from, until, total, before, steps } }: { report: Report }) {
  const [read, setRead] = useState<number>()
  const step = read === undefined ? undefined : steps[read]
  return (
    <div>
      <p className="text-xs text-mid tabular-nums">
        {step ? formatStep(step.date) : `${formatDay(`${from}T12:00Z`)} – ${formatDay(`${until}T12:00Z`)}`}
      </p>
      <p className="mb-4 flex flex-wrap items-baseline gap-x-5 gap-y-1 tabular-nums">
        <span className="text-2xl">
          <span className="sr-only">Przychód po zwrotach: </span>
          {formatAmount(step?.revenue ?? total.revenueGross)}
        </span>
        {!step && <span className="text-sm text-mid">netto {formatAmount(total.revenueNet)}</span>}
        <span className="text-sm text-mid">zamówienia: {formatNumber(step?.orders ?? total.orders)}</span>
        {Number(step?.refunds ?? total.refundedGross) > 0 && (
          <span className="text-sm text-clay">zwroty {formatAmount(step?.refunds ?? total.refundedGross)}</span>
        )}
        {!step && <Change now={total.revenueGross} before={before.revenueGross} />}
      </p>
      {steps.length > 1 && (
        <RevenueChart
          days={steps}
          read={read}
          onRead={setRead}
          label={steps[0]?.date.length === 7 ? 'Miesiąc na wykresie' : 'Dzień na wykresie'}
          format={formatStep}
        />
      )}
    </div>
  )
}

const month = new Intl.DateTimeFormat('pl-PL', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('pl-PL', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const formatStep = (date: string) => (date.length === 7 ? month : day).format(new Date(date))

function Change({ now, before }: { now: string; before: string }) {
  const earlier = Number(before)
  if (earlier <= 0) return null
  const percent = Math.round((Number(now) / earlier - 1) * 100)
  return (
    <span className="text-sm text-mid">
      {percent === 0
        ? 'tyle samo, co'
        : `o\u00A0${formatNumber(Math.abs(percent))}% ${percent > 0 ? 'więcej' : 'mniej'} niż`}{' '}
      w&nbsp;takim samym czasie przedtem ({formatAmount(before)})
    </span>
  )
}
