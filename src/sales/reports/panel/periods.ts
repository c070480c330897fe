import { daysAfter } from '../../../kernel/calendar.ts'

export interface Period {
  from: string
  until: string
}

const firstOf = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)

/** The times that a report is mostly asked for, on this day. The current ones last until today. */
export function periodsOn(today: string): Record<string, Period & { label: string }> {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  const quarter = month - (month % 3)
  return {
    month: { label: 'Ten miesiąc', from: firstOf(year, month), until: today },
    lastMonth: {
      label: 'Poprzedni miesiąc',
      from: firstOf(year, month - 1),
      until: daysAfter(firstOf(year, month), -1),
    },
    days: { label: 'Ostatnie 30 dni', from: daysAfter(today, -29), until: today },
    quarter: { label: 'Ten kwartał', from: firstOf(year, quarter), until: today },
    lastQuarter: {
      label: 'Poprzedni kwartał',
      from: firstOf(year, quarter - 3),
      until: daysAfter(firstOf(year, quarter), -1),
    },
    year: { label: 'Ten rok', from: firstOf(year, 0), until: today },
    lastYear: { label: 'Poprzedni rok', from: firstOf(year - 1, 0), until: `${year - 1}-12-31` },
  }
}

const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''))

/** The time that the address names; this month, unless it names one. */
export function periodOf({ from, until }: Record<string, string>, today: string): Period {
  const { month } = periodsOn(today)
  if (isDay(from) && isDay(until) && from <= until) return { from, until }
  return { from: month?.from ?? today, until: today }
}
