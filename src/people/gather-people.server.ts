import { sql } from 'drizzle-orm'
import { isShopHeld } from '../server/backup/hold-shop.ts'
import type { Database } from '../server/database/database.ts'
import type { Job } from '../server/jobs/jobs.ts'

/** So many at a time, each in a transaction of its own. */
const batch = 1_000

/** Brings the list of customers up to now. While a restore holds the shop, it stays as it is. */
export async function gatherPeople(database: Database): Promise<void> {
  const { rows } = await database.execute(sql`select from people_changed limit 1`)
  if (rows.length === 0) return
  for (let isDone = false; !isDone;) {
    isDone = await database.transaction(async (transaction) => {
      if (await isShopHeld(transaction)) return true
      const { rows: gathered } = await transaction.execute<{ isDone: boolean }>(
        sql`select gather_people(${batch}::integer) as "isDone"`,
      )
      return gathered[0]?.isDone ?? true
    })
  }
}

/** Whoever is no longer known, as after the nightly clearing, is gone from the list soon, whether somebody looks or not. */
export const keepPeople: Job = {
  name: 'keep-people',
  schedule: '*/10 * * * *',
  // After an update that brings the list along, everybody is still to be gathered.
  atStart: true,
  retries: { max: 1, firstPauseSeconds: 60, longestPauseSeconds: 60 },
  perform: ({ database }) => gatherPeople(database),
}
