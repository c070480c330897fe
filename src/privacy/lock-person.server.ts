import { sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'

/** One at a time answers a person's request until the transaction ends: a second press finds what the first has done. */
export async function lockPerson(transaction: Database, email: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('person ' || lower(${email}::text collate "C"), 0))`,
  )
}
