import type { SQL } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import type { PersonalItem, RecordName } from './personal-record.ts'

/** A file among a room's records about a person. */
interface PersonalFile {
  name: string
  content: Uint8Array
}

/** What one room stores about an email address, and how it erases it. */
export interface PersonalRecord {
  name: RecordName
  read(database: Database, email: string): Promise<PersonalItem[]>
  /** Erases these items as `read` announced. Anything written since stays. */
  erase(transaction: Database, email: string, items: PersonalItem[]): Promise<void>
  /** Locks what others may change, before the decision. */
  hold?(transaction: Database, email: string): Promise<unknown>
  files?(database: Database, email: string): Promise<PersonalFile[]>
}

/**
 * Deletes at most `max` rows older than the moment and returns their number. Each call is one transaction, so an
 * interruption loses nothing.
 */
export type Clear = (transaction: Database, before: SQL, max: number) => Promise<number>
