import { sql, type SQL } from 'drizzle-orm'
import type { MailKind } from './mail-kinds.ts'
import type { Database } from '../server/database/database.ts'
import { countWithin, hasToWait, upTo } from '../server/http/throttle.ts'
import { limitedEmail, type EmailLimit } from './email-limits.ts'

interface Addressed {
  kind: string
  /** Null: the office. */
  recipient: string | null
}

const seconds = { hour: 3_600, day: 86_400 } satisfies Record<EmailLimit['per'], number>

/** The prefix of the counter keys. */
const beginning = 'letters'
const countOf = (countedAs: string, { per }: EmailLimit, recipient: string | null) =>
  `${beginning} ${countedAs} ${per} ${recipient?.toLowerCase() ?? 'office'}`

/** Counts an email and returns whether it may be sent to its recipient. */
export async function countEmail(database: Database, { kind, recipient }: Addressed): Promise<boolean> {
  const { countedAs = '', bounds = [] } = limitedEmail(kind) ?? {}
  for (const bound of bounds) {
    const limit = upTo(bound.emails, seconds[bound.per])
    if (!(await countWithin(database, limit, countOf(countedAs, bound, recipient)))) return false
  }
  return true
}

/** Whether an email of this kind would be sent to this recipient now. */
export async function isWithinEmailLimits(database: Database, kind: MailKind, recipient: string): Promise<boolean> {
  const { countedAs = '', bounds = [] } = limitedEmail(kind) ?? {}
  for (const bound of bounds) if (await hasToWait(database, countOf(countedAs, bound, recipient))) return false
  return true
}

/** The counters of all emails to an address, of any kind. */
export const areEmailCountsOf = (address: string): SQL =>
  sql`(starts_with(subject, ${`${beginning} `}) and split_part(subject, ' ', 4) = ${address.toLowerCase()})`
