import { sql, type SQL } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../src/server/database/database.ts'

/** Starts calls that all wait for a locked row, then releases it, so that they really race. */
export async function race<Answer>(
  database: Database,
  holdTheRow: SQL,
  calls: (() => Promise<Answer>)[],
  { inTurn = false } = {},
): Promise<Answer[]> {
  const { answers } = await database.transaction(async (transaction) => {
    await transaction.execute(holdTheRow)
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    const standing = async () => (await database.execute(waiting)).rowCount
    const made: Promise<Answer>[] = []
    for (const call of calls) {
      made.push(call())
      if (inTurn) await expect.poll(standing).toBe(made.length)
    }
    await expect.poll(standing).toBe(calls.length)
    return { answers: Promise.all(made) }
  })
  return answers
}
