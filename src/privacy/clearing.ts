import type { SQL } from 'drizzle-orm'
import type { Database } from '../server/database.ts'

/**
 * Removes at most so many of what is older than the moment, and gives how many there were. Each call is a transaction: what ends in the
 * middle goes on where it was.
 */
export type Clear = (transaction: Database, before: SQL, most: number) => Promise<number>
