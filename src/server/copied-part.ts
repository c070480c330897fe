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
export interface CopiedPart<Made = unknown> {
  name: string
  /** As JSON, without secrets. */
  read(database: Database): Promise<unknown>
  /** Makes what takes long, before the transaction in which `put` gets it: others wait for that one. A trial only needs to know whether it can be made. */
  prepare?(
    database: Database,
    content: unknown,
    copy: { pictures: Record<string, Uint8Array>; isTrial: boolean },
  ): Promise<Made>
  /**
   * Checks what a file says, and puts it in the place of what is here, with its entries in the audit. In a trial it is
   * undone afterwards.
   */
  put(transaction: Database, by: { username: string }, content: unknown, config: Config, made: Made): Promise<Put>
}
