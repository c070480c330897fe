import type { Acting } from '../../src/guards/administrator.ts'
import type { Failure, Outcome } from '../../src/kernel/outcome.ts'
import { clockInPoland } from '../../src/kernel/polish-time.ts'
import type { PaymentProvider } from '../../src/sales/payments/payment.ts'
import type { Database } from '../../src/server/database/database.ts'
import type { Logger } from '../../src/server/log.ts'
import type { Chance } from './chance.ts'

/** What all that happens in the year finds around it. */
export interface Year {
  database: Database
  payments: PaymentProvider
  log: Logger
  /** Who works in the office. */
  by: Acting
  chance: Chance
  /** When the year is over, and somebody looks at it. */
  now: Date
}

export const minutes = (count: number) => count * 60_000
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)

export const later = (moment: Date, by: number) => new Date(moment.getTime() + by)
export const ago = ({ now }: Pick<Year, 'now'>, time: number) => later(now, -time)

/** The next moment in which somebody is in the office: from Monday to Friday, from eight to four. */
export function atWork(moment: Date, chance: Chance): Date {
  let next = moment
  while (!isAtWork(next)) next = later(next, hours(1))
  return later(next, minutes(chance.whole(0, 50)))
}

/** People sleep at night, and order when they have slept. */
export const awake = (moment: Date): Date =>
  Number(clockInPoland(moment).slice(11, 13)) < 7 ? later(moment, hours(8)) : moment

function isAtWork(moment: Date): boolean {
  const shown = clockInPoland(moment)
  const hour = Number(shown.slice(11, 13))
  const weekday = new Date(`${shown}Z`).getUTCDay()
  return hour >= 8 && hour < 15 && weekday > 0 && weekday < 6
}

/** What was done has to have gone well: a year is made up of what can be. */
export function unwrap<Value>(outcome: Outcome<Value, Failure>): Value {
  if (!outcome.ok) throw new Error(`the shop refused with ${outcome.code}`)
  return outcome.value
}
