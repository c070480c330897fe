import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * All that is read in here is of one moment, and found by indexes: each list has one that holds all it is asked for. Servers
 * are often set up for disks that turn, and think that reading a whole table is cheaper.
 */
export function withIndexScans<Result>(
  database: Database,
  read: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(
    async (transaction) => {
      await transaction.execute(sql`select set_config('enable_seqscan', 'off', true),
        set_config('random_page_cost', '1.1', true), set_config('jit', 'off', true)`)
      return read(transaction)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
