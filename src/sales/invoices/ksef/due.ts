import type { KsefOutage } from '../../../ksef/ksef.ts'
import { daysAfter, workingDayFrom } from '../../../kernel/calendar.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import type { DueBy } from './ksef-document.ts'

/** The working day by which so many others have passed since a day, which isn't one of them. */
const workingDaysSince = (day: string, count: number): string =>
  count === 0 ? day : workingDaysSince(workingDayFrom(daysAfter(day, 1)), count - 1)

/** When art. 106i of the VAT act wants an invoice issued: by the 15th of the month after that of the payment or delivery. */
export function issuedBy(soldOn: string): string {
  const [year = 0, month = 1] = soldOn.split('-').map(Number)
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10)
}

type Outage = Pick<KsefOutage, 'kind' | 'startsAt' | 'endsAt'>

/**
 * By when a document that its buyer has must be in the system. Without an outage that is the next working day after the one it bears; after
 * an announced unavailability the next one after its end; after a failure the seventh. A failure that is announced while a document waits
 * moves its day, also that of an earlier failure. A total failure frees it. While an outage lasts, no day is set.
 */
export function dueOf(issueDay: string, outages: readonly Outage[]): { dueBy: DueBy; dueOn: string | null } {
  const inTurn = outages.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  let due: { dueBy: DueBy; dueOn: string | null } = { dueBy: 'offline24', dueOn: workingDaysSince(issueDay, 1) }
  for (const { kind, startsAt, endsAt } of inTurn) {
    const [from, to] = [dayInPoland(startsAt), endsAt && dayInPoland(endsAt)]
    const isOverBefore = to !== null && to < issueDay
    if (isOverBefore || (due.dueOn !== null && from > due.dueOn)) continue
    if (kind === 'total_failure') return { dueBy: kind, dueOn: null }
    // An unavailability counts for what is issued while it lasts; it doesn't shorten what a failure gives.
    if (kind === 'unavailable' && (from > issueDay || due.dueBy === 'failure')) continue
    due = { dueBy: kind, dueOn: to && workingDaysSince(to, kind === 'failure' ? 7 : 1) }
  }
  return due
}
