import type { Database } from '../server/database.ts'
import { endSessions } from '../server/sessions.ts'
import type { Acting } from './administrator.ts'
import { recordAudit } from './record-audit.server.ts'

/** Signs an administrator out everywhere but where they ask for it. */
export function endOtherSessions(database: Database, by: Acting & { id: number }, sessionToken: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const { id, username: name } = by
    const ended = await endSessions(transaction, { role: 'administrator', id }, sessionToken)
    if (ended === 0) return
    const entry = { action: 'ended_sessions', subject: 'administrator', id, name, after: { ended } } as const
    await recordAudit(transaction, by, entry)
  })
}
