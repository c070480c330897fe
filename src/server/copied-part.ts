import type { Config } from './config.ts'
import type { Database } from './database/database.ts'

/** One thing that becomes another, as the panel shows it: where, what it is called there, and its values. */
export interface CopyChange {
  place: string
  label: string
  before: string
  after: string
}

/** What a copy's part does to the shop, or why it can't, a sentence each: then nothing of the copy is taken over. */
export interface Put {
  changes: CopyChange[]
  problems: string[]
}

/**
 * Something that an owner has made and takes along to another shop. Pictures come along by themselves: every
 * `/pictures/…` that its content names.
 */
export interface CopiedPart {
  name: string
  /** As JSON, without secrets. */
  read(database: Database): Promise<unknown>
  /**
   * Checks what a file says, and puts it in the place of what is here, with its entries in the audit. In a trial it is
   * undone afterwards.
   */
  put(transaction: Database, by: { username: string }, content: unknown, config: Config): Promise<Put>
}
