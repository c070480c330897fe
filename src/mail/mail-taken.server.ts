import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { reachMilestone, type Milestones } from '../server/milestones.ts'
import { mailServerOf, type Mailer } from './mailer.server.ts'

/** A mail server has taken a letter: with these settings, letters leave. What becomes a file proves nothing. */
export async function noteMailTaken(database: Database, { server }: Pick<Mailer, 'server'>): Promise<void> {
  if (server !== undefined) await reachMilestone(database, 'mail_taken', server)
}

/** Whether the present server has taken any, since its settings were saved. */
export function isMailTried({ mail_taken: taken }: Milestones, mail: Config['mail'], savedAt: Date | null): boolean {
  const isSameServer = taken !== undefined && taken.detail === mailServerOf(mail)
  return isSameServer && !(savedAt && savedAt > taken.reachedAt)
}
