import type { SQL } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import type { PersonalItem, RecordName } from './personal-record.ts'

/** A file that belongs to what a room holds of a person. */
interface PersonalFile {
  name: string
  content: Uint8Array
}

/** What one room holds of whoever has an e-mail address, and how it forgets them. */
export interface PersonalRecord {
  name: RecordName
  read(database: Database, email: string): Promise<PersonalItem[]>
  /** Does to these items what `read` has said of each. What was written since stays. */
  erase(transaction: Database, email: string, items: PersonalItem[]): Promise<void>
  /** Keeps as it is what others may be changing, before it is decided about. */
  hold?(transaction: Database, email: string): Promise<unknown>
  files?(database: Database, email: string): Promise<PersonalFile[]>
}

/**
 * Removes at most so many of what is older than the moment, and gives how many there were. Each call is a transaction: what ends in the
 * middle goes on where it was.
 */
export type Clear = (transaction: Database, before: SQL, max: number) => Promise<number>
