import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { endSessions, lockSession } from '../server/accounts/sessions.ts'
import { sessionEnded } from '../schemas/own-account.ts'
import type { Acting } from '../guards/administrator.ts'
import { findAdministrator } from '../guards/find-administrator.server.ts'
import { recordAudit } from '../audit/record-audit.server.ts'

/**
 * Ends all other sessions of an administrator. The administrator's row is locked first, as in a password change;
 * otherwise the two would deadlock.
 */
export function endOtherSessions(
  database: Database,
  by: Acting & { id: number },
  sessionToken: string,
): Promise<Outcome<void, typeof sessionEnded>> {
  return database.transaction(async (transaction) => {
    const { id, username: name } = by
    await findAdministrator(transaction, name, 'update')
    // Ended meanwhile, from another device or on the server: those that are open now are others' to end.
    if (!(await lockSession(transaction, sessionToken))) return sessionEnded
    const ended = await endSessions(transaction, { role: 'administrator', id }, sessionToken)
    if (ended === 0) return done(undefined)
    const entry = { action: 'ended_sessions', subject: 'administrator', id, name, after: { ended } } as const
    await recordAudit(transaction, by, entry)
    return done(undefined)
  })
}
