import { sql, type SQL } from 'drizzle-orm'
import type { MailKind } from './mail-kinds.ts'
import type { Database } from '../server/database/database.ts'
import { countWithin, hasToWait, upTo } from '../server/http/throttle.ts'
import { strangersLetter, type Bound } from './letter-bounds.ts'

interface Addressed {
  kind: string
  /** Null: the office. */
  recipient: string | null
}

const seconds = { hour: 3_600, day: 86_400 } satisfies Record<Bound['per'], number>

/** What letters to a mailbox are counted under begins like this. */
const beginning = 'letters'
const countOf = (countedAs: string, { per }: Bound, recipient: string | null) =>
  `${beginning} ${countedAs} ${per} ${recipient?.toLowerCase() ?? 'office'}`

/** Counts a letter, and says whether its recipient is to get it. */
export async function countLetter(database: Database, { kind, recipient }: Addressed): Promise<boolean> {
  const { countedAs = '', bounds = [] } = strangersLetter(kind) ?? {}
  for (const bound of bounds) {
    const limit = upTo(bound.letters, seconds[bound.per])
    if (!(await countWithin(database, limit, countOf(countedAs, bound, recipient)))) return false
  }
  return true
}

/** Whether a letter of this kind would reach them now. */
export async function couldReach(database: Database, kind: MailKind, recipient: string): Promise<boolean> {
  const { countedAs = '', bounds = [] } = strangersLetter(kind) ?? {}
  for (const bound of bounds) if (await hasToWait(database, countOf(countedAs, bound, recipient))) return false
  return true
}

/** What is counted of letters to an address, whatever they are about. */
export const areLettersTo = (address: string): SQL =>
  sql`(starts_with(subject, ${`${beginning} `}) and split_part(subject, ' ', 4) = ${address.toLowerCase()})`
