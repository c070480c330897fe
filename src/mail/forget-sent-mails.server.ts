import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { mails } from './mails.table.ts'

/** Removes messages of these kinds that have reached an address: nothing is to be known of them any more. */
export async function forgetSentMails(database: Database, address: string, kinds: string[]): Promise<void> {
  await database
    .delete(mails)
    .where(and(eq(mails.recipient, address), eq(mails.state, 'sent'), inArray(mails.kind, kinds)))
}
