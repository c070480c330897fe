import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Runs reads in one snapshot with index scans: every list has a covering index. Servers are often tuned for spinning
 * disks and prefer sequential scans.
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
