import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { clockWatch } from './clock-watch.table.ts'

/** The clock is far ahead of the moment that was seen last, or behind it. */
export type Doubt = 'ahead' | 'behind'

/**
 * A gap up to this is a machine that was off over a long weekend. A longer one may be as well, but somebody has to say
 * so. Unpaid orders live as long, so nothing that a customer was promised ends by less.
 */
const longestGap = sql`interval '3 days'`
/** Clocks are set by seconds, and copies of the program differ by as much. */
const smallStep = sql`interval '10 minutes'`

const doubt = sql<Doubt | null>`case
  when now() > ${clockWatch.seenAt} + ${longestGap} then 'ahead'
  when now() < ${clockWatch.seenAt} - ${smallStep} then 'behind' end`

export interface DoubtedClock {
  doubt: Doubt
  /** The last moment that was surely right. */
  seenAt: Date
}

/** Whether the database's clock can't be believed, as it stands at this moment. */
export async function readDoubt(database: Database): Promise<DoubtedClock | undefined> {
  const [row] = await database.select({ doubt, seenAt: clockWatch.seenAt }).from(clockWatch)
  return row?.doubt ? { doubt: row.doubt, seenAt: row.seenAt } : undefined
}

/**
 * Notes that the clock goes on as it should, or that it has leapt. A leap back to where it was ends the doubt by itself.
 * @returns the doubt, if there is one; otherwise since when there was one that has just ended
 */
export function markClock(database: Database): Promise<{ doubt?: Doubt; doubtedSince?: Date }> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ doubt, doubtedSince: clockWatch.doubtedSince })
      .from(clockWatch)
      .for('update')
    const next = row?.doubt
      ? { doubtedSince: sql`coalesce(${clockWatch.doubtedSince}, now())` }
      : { seenAt: sql`greatest(${clockWatch.seenAt}, now())`, doubtedSince: null }
    await transaction.update(clockWatch).set(next)
    if (row?.doubt) return { doubt: row.doubt }
    return row?.doubtedSince ? { doubtedSince: row.doubtedSince } : {}
  })
}

/** Somebody who knows says that the clock is right: from now on it counts from here. */
export async function trustClock(transaction: Database): Promise<void> {
  await transaction.update(clockWatch).set({ seenAt: sql`now()` })
}

/** The same job, which does nothing while the clock can't be believed. What it would have cleared is there the next night. */
export const onlyBySteadyClock = <Facts extends object>(job: Job<Facts>): Job<Facts> => ({
  ...job,
  async perform(services, facts, signal) {
    const doubted = await readDoubt(services.database)
    if (doubted) services.log.warn(doubted, 'the clock has leapt, so nothing is cleared away')
    else await job.perform(services, facts, signal)
  },
})
