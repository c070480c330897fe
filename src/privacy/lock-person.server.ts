import { sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'

/** Locks the person's requests until the transaction ends, so that a second click sees the result of the first. */
export async function lockPerson(transaction: Database, email: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('person ' || lower(${email}::text collate "C"), 0))`,
  )
}
