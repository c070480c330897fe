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

/** What letters to a mailbox are counted under begins like this. */
const beginning = 'letters'
const countOf = (countedAs: string, { per }: EmailLimit, recipient: string | null) =>
  `${beginning} ${countedAs} ${per} ${recipient?.toLowerCase() ?? 'office'}`

/** Counts a letter, and says whether its recipient is to get it. */
export async function countEmail(database: Database, { kind, recipient }: Addressed): Promise<boolean> {
  const { countedAs = '', bounds = [] } = limitedEmail(kind) ?? {}
  for (const bound of bounds) {
    const limit = upTo(bound.emails, seconds[bound.per])
    if (!(await countWithin(database, limit, countOf(countedAs, bound, recipient)))) return false
  }
  return true
}

/** Whether a letter of this kind would reach them now. */
export async function isWithinEmailLimits(database: Database, kind: MailKind, recipient: string): Promise<boolean> {
  const { countedAs = '', bounds = [] } = limitedEmail(kind) ?? {}
  for (const bound of bounds) if (await hasToWait(database, countOf(countedAs, bound, recipient))) return false
  return true
}

/** What is counted of letters to an address, whatever they are about. */
export const areEmailCountsOf = (address: string): SQL =>
  sql`(starts_with(subject, ${`${beginning} `}) and split_part(subject, ' ', 4) = ${address.toLowerCase()})`
