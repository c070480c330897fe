import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/database/database.ts'

/**
 * After five failed sign-ins the pause is one second, which a slow machine may exceed. Here it becomes a quarter of an
 * hour.
 */
export const lengthenSignInPause = ({ database }: { database: Database }) =>
  database.execute(sql`
    update attempts set next_allowed_at = now() + interval '15 minutes' where count >= 5 and subject like 'signInToAccount %'`)

/** How long whoever fails in this work has to wait from then on: at least and at most, in seconds. */
export async function waitAfterFailure({ database }: { database: Database }, work: () => Promise<unknown>) {
  const ask = async (what: ReturnType<typeof sql>) =>
    (await database.execute<{ at: number }>(sql`select extract(epoch from ${what})::float8 as at`)).rows[0]?.at ?? NaN
  const before = await ask(sql`clock_timestamp()`)
  await work()
  const after = await ask(sql`clock_timestamp()`)
  const until = await ask(sql`(select max(next_allowed_at) from attempts where subject like 'signInToAccount%')`)
  return { atLeast: until - after, atMost: until - before }
}
