import type { Acting } from '../../guards/administrator.ts'
import type { Config } from '../../server/config.ts'
import type { Database } from '../../server/database/database.ts'
import type { CopyChange } from './settings-copy.ts'

/** What a copy's part does to the shop; with a problem, nothing of the copy is taken over. */
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
  /** Checks what a file says, and puts it in the place of what is here. A trial is undone afterwards. */
  put(transaction: Database, by: Acting, content: unknown, config: Config): Promise<Put>
}
