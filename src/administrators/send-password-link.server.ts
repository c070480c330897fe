import { eq } from 'drizzle-orm'
import { administrators } from '../guards/administrators.table.ts'
import { queueMail } from '../mail/queue-mail.server.ts'
import type { Database } from '../server/database/database.ts'
import { enqueue, type Job } from '../server/jobs/jobs.ts'
import { newPasswordEmail } from './letters/administrators.mail.tsx'
import { findAdministrator } from './find-administrator.server.ts'
import { joinOpenLink } from './setup-link.server.ts'

/** Nobody: the job runs all the same, so that the answer takes as long. */
const nobody = 0

/** Has a link sent to an administrator's own address. The name that was typed is kept nowhere: it may be a password. */
export async function askForPasswordLink(database: Database, username: string): Promise<void> {
  const found = await findAdministrator(database, username)
  await enqueue(database, sendPasswordLink, { administrator: found?.id ?? nobody })
}

/** Sends the link if there is an address for it. An invitation that is open stays what it is. */
export const sendPasswordLink: Job<{ administrator: number }> = {
  name: 'send-password-link',
  retries: { max: 20, firstPauseSeconds: 5, longestPauseSeconds: 300 },
  atOnce: 3,

  async perform({ database }, { administrator: id }) {
    if (id === nobody) return
    await database.transaction(async (transaction) => {
      const [held] = await transaction.select().from(administrators).where(eq(administrators.id, id)).for('update')
      if (!held || held.email === null || held.invitedAt) return
      const reference = await joinOpenLink(transaction, id)
      const links = [{ kind: 'administrator' as const, reference }]
      const envelope = { kind: 'administrator-recovery', to: { address: held.email }, language: 'pl', links } as const
      await queueMail(transaction, envelope, newPasswordEmail(held.username))
    })
  },
}
