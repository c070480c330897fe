import { and, eq } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { enqueue } from '../server/jobs/jobs.ts'
import { findOpenRestore, lockOpenRestore } from '../server/backup/open-restore.ts'
import { mails } from './mails.table.ts'

/** Holds an email back until a restore is confirmed, without using up an attempt. Returns whether it is held. */
export async function holdMail(database: Database, id: string): Promise<boolean> {
  if (!(await findOpenRestore(database))) return false
  return database.transaction(async (transaction) => {
    // The restore was confirmed just now, so the email needn't wait.
    if (!(await lockOpenRestore(transaction))) return false
    await transaction
      .update(mails)
      .set({ isHeld: true })
      .where(and(eq(mails.id, id), eq(mails.state, 'waiting')))
    return true
  })
}

/** Releases all held emails in the transaction that confirms the restore. Returns their number. */
export async function releaseMails(transaction: Database): Promise<number> {
  const held = await transaction
    .update(mails)
    .set({ isHeld: false })
    .where(eq(mails.isHeld, true))
    .returning({ id: mails.id })
  // oxlint-disable-next-line no-await-in-loop -- one transaction
  for (const { id } of held) await enqueue(transaction, { name: 'send-mail' }, { mail: id })
  return held.length
}
