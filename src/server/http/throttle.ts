import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prepared, type ValueOf } from '../database/prepared.ts'
import { refuse } from './errors.ts'

export interface Limit {
  /** Counting starts anew this long after the first attempt. */
  forgetAfterSeconds: number
  /** How long to wait after the first, second, third… attempt; the last figure holds for all further ones. */
  waits: number[]
  /**
   * Nobody waits until the count is on the disk: with the machine's power, half a second of them is lost. Not for a count within a
   * transaction, which would lose as much.
   */
  mayBeLost?: true
}

const minutes = 60
const free = (attempts: number) => Array.from({ length: attempts }, () => 0)

/** So many, and then none until this long after the last of them. */
export const upTo = (attempts: number, seconds: number): Limit => ({
  forgetAfterSeconds: seconds,
  waits: [...free(attempts - 1), seconds],
})

/** Every rate limit in one place; emails have theirs in `mail/email-limits.server.ts`. Reading is not limited. */
export const limits = {
  /** Five failures, then a pause of one second that doubles with each failure, up to a quarter of an hour. */
  signInToAccount: {
    forgetAfterSeconds: 24 * 60 * minutes,
    waits: [...free(4), 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 15 * minutes],
  },
  /** The same for codes: whoever has the password doesn't get the count back by showing it. */
  codesOfAccount: {
    forgetAfterSeconds: 24 * 60 * minutes,
    waits: [...free(4), 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 15 * minutes],
  },
  signInFromAddress: { forgetAfterSeconds: 15 * minutes, waits: [...free(29), 15 * minutes] },
  /** Each leaves a row for some minutes; a person presses the button a few times. */
  passkeySignIns: upTo(60, 15 * minutes),
  /** What visitors send counts when its words are as they should be: to mend a field costs nothing, another photo does. */
  applications: { forgetAfterSeconds: 60 * minutes, waits: [...free(9), 60 * minutes] },
  contactMessages: { forgetAfterSeconds: 60 * minutes, waits: [...free(9), 60 * minutes] },
  /** Each keeps an address that nobody has proved to be theirs. */
  stockWaits: { forgetAfterSeconds: 60 * minutes, waits: [...free(19), 60 * minutes] },
  /** The same, and each sends a letter to it. */
  newsletterRequests: { forgetAfterSeconds: 60 * minutes, waits: [...free(9), 60 * minutes] },
  /** Each is read by a person. Only who has a link to an order can write any. */
  reviews: { forgetAfterSeconds: 60 * minutes, waits: [...free(29), 60 * minutes] },
  /** Each is a declaration that the law lets anybody make, so this only keeps programs away. */
  withdrawals: { forgetAfterSeconds: 60 * minutes, waits: [...free(9), 60 * minutes] },
  /** Ways to an order that are asked for again. */
  orderLinkRequests: { forgetAfterSeconds: 60 * minutes, waits: [...free(9), 60 * minutes] },
  registrations: { forgetAfterSeconds: 60 * minutes, waits: [...free(19), 60 * minutes] },
  /** Each sends a mail, to an address that nobody has proved to be theirs. */
  passwordChanges: { forgetAfterSeconds: 60 * minutes, waits: [...free(9), 60 * minutes] },
  /** Each sends a letter to an address that nobody has confirmed yet. */
  administratorEmails: upTo(10, 60 * minutes),
  /** Each sends a letter to the address of the account. */
  emailProofs: upTo(5, 60 * minutes),
  /** A customer's own mailbox has a bound of its own: see `mail/email-limits.server.ts`. */
  passwordRecovery: { forgetAfterSeconds: 60 * minutes, waits: [...free(4), 60 * minutes] },
  /** An order takes pieces off the shelf for an hour. */
  checkoutSessions: { forgetAfterSeconds: 60 * minutes, waits: [...free(199), 60 * minutes], mayBeLost: true },
  /** Asking how a payment stands. A page that waits for it asks forty times in five minutes. */
  paymentLooks: upTo(1_000, minutes),
  /** Messages of a carrier, which anybody could send. A busy day has some hundreds. */
  carrierMessages: upTo(600, minutes),
  /** However many look at a payment, and from wherever: so often its provider is asked. */
  askingProvider: upTo(1, 2),
  /** Only codes that there are not count, wherever they are typed: who tries one after the other is guessing. */
  discountGuesses: { forgetAfterSeconds: 15 * minutes, waits: [...free(29), 15 * minutes] },
  /** Each has a document drawn or files packed; what was drawn just now is given again and doesn't count. */
  filesOfOne: { forgetAfterSeconds: minutes, waits: [...free(19), minutes] },
  filesForAddress: { forgetAfterSeconds: minutes, waits: [...free(39), minutes] },
  /** Each sends a message at once, from a server that an administrator has named. */
  testMails: upTo(10, 10 * minutes),
  /** Each asks a server that an administrator has named. */
  testBuckets: upTo(20, 10 * minutes),
  /** Asking whether an address is known. */
  emailLookups: { forgetAfterSeconds: minutes, waits: [...free(29), minutes] },
} satisfies Record<string, Limit>

/**
 * Counts an attempt before it is made, so that concurrent attempts can't slip through. Refuses with 429 if the subject
 * has to wait.
 * @param isCounted decides whether the attempt counts, before any is made
 */
export async function countAttempt(
  database: Database,
  limit: keyof typeof limits,
  subject: string,
  isCounted?: SQL,
): Promise<void> {
  const key = keyOf(limit, subject)
  if (await countWithin(database, limits[limit], key, isCounted)) return
  throw refuse('too_many', { retryAfterSeconds: await secondsToWait(database, key) })
}

/**
 * The same, but returns whether the attempt may be made. The counter is in the database, shared by all copies. The time
 * is read after the row lock: the transaction's start time could be too early.
 */
export async function countWithin(database: Database, limit: Limit, key: string, isCounted?: SQL): Promise<boolean> {
  if (isCounted) return (await database.execute(countIn(limit, sql`${key}`, isCounted))).rowCount === 1
  const count = counts.get(limit) ?? countFor(limit)
  counts.set(limit, count)
  return (await count(database, { key })).rowCount === 1
}

const counts = new WeakMap<Limit, ReturnType<typeof countFor>>()
const countFor = (limit: Limit) =>
  prepared((database: Database, value: ValueOf<{ key: string }>) =>
    database.execute(countIn(limit, value('key'), sql`true`)),
  )

function countIn({ forgetAfterSeconds, waits, mayBeLost }: Limit, key: SQL, isCounted: SQL): SQL {
  const one = sql`(case when ${isCounted} then 1 else 0 end)`
  const count = sql`case when attempts.forgotten_at <= now() then ${one} else attempts.count + ${one} end`
  const allWaits = sql.raw(`'{${waits.join(',')}}'::integer[]`)
  const wait = (attempt: SQL) =>
    sql`now() + make_interval(secs => (${allWaits})[greatest(1, least(${attempt}, ${sql.raw(String(waits.length))}))])`
  const forgotten = sql`now() + make_interval(secs => ${sql.raw(String(forgetAfterSeconds))})`
  const commit = mayBeLost ? sql`set_config('synchronous_commit', 'off', true)` : sql`'as it is'`
  return sql`
    with how as materialized (select ${commit} as commits)
    insert into attempts (subject, count, next_allowed_at, forgotten_at)
    select ${key}::text, ${one}, ${wait(one)}, ${forgotten} from how where commits is not null
    on conflict (subject) do update set
      count = ${count},
      next_allowed_at = ${wait(count)},
      forgotten_at = case when attempts.forgotten_at <= now() then ${forgotten} else attempts.forgotten_at end
    where attempts.next_allowed_at <= clock_timestamp()`
}

/** The same, but returns the seconds to wait, or undefined if it was counted. */
export async function secondsUntilCounted(
  database: Database,
  limit: keyof typeof limits,
  subject: string,
): Promise<number | undefined> {
  const key = keyOf(limit, subject)
  return (await countWithin(database, limits[limit], key)) ? undefined : secondsToWait(database, key)
}

/** Whether an attempt could be made now, without making it. */
export async function hasToWait(database: Database, key: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    select from attempts where subject = ${key} and next_allowed_at > clock_timestamp()`)
  return rowCount === 1
}

/** Forgets what was counted: the attempt turned out to be a good one. */
export async function resetAttempts(database: Database, limit: keyof typeof limits, subject: string): Promise<void> {
  await database.execute(sql`delete from attempts where subject = ${keyOf(limit, subject)}`)
}

/** The same for all subjects that begin like this. */
export async function resetAttemptsBelow(
  database: Database,
  limit: keyof typeof limits,
  beginning: string,
): Promise<void> {
  await database.execute(sql`delete from attempts where starts_with(subject, ${keyOf(limit, beginning)})`)
}

/** What is counted of a subject, and of what it is counted on. */
export function areAttemptsOf(limit: keyof typeof limits, subject: string): SQL {
  const key = keyOf(limit, subject)
  return sql`(subject = ${key} or starts_with(subject, ${`${key} `}))`
}

/** Takes back one attempt, where only failures are to count. */
export async function undoAttempt(database: Database, limit: keyof typeof limits, subject: string): Promise<void> {
  await database.execute(sql`
    update attempts set count = count - 1, next_allowed_at = now()
    where subject = ${keyOf(limit, subject)} and count > 0`)
}

/** Removes counts that count no more. */
export async function clearForgottenAttempts(database: Database): Promise<void> {
  await database.execute(sql`delete from attempts where forgotten_at < now()`)
}

const keyOf = (limit: keyof typeof limits, subject: string) => `${limit} ${subject}`.slice(0, 400)

async function secondsToWait(database: Database, key: string): Promise<number> {
  const { rows } = await database.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from next_allowed_at - now()))::integer as seconds from attempts where subject = ${key}`)
  return Math.max(1, rows[0]?.seconds ?? 1)
}
