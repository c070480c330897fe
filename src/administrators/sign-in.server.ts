import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { checkPassword, type Visitor } from '../server/accounts/sign-in.ts'
import { goOnAfterPassword, type SignedInAdministrator } from './begin-administrator-session.server.ts'
import type { SecondFactorNeeded } from './second-factor/second-factor.ts'
import { wrongCredentials, type Credentials, type Acting } from '../guards/administrator.ts'
import { recordAccess } from '../audit/record-access.server.ts'
import type { administrators } from '../guards/administrators.table.ts'
import { findAdministrator } from './find-administrator.server.ts'
import { endSession, endSessions, lockSession } from '../server/accounts/sessions.ts'
import { sessionEnded } from '../schemas/own-account.ts'
import { recordAudit } from '../audit/record-audit.server.ts'

export async function signInAdministrator(
  database: Database,
  { username, password }: Credentials,
  visitor: Visitor,
  host: string,
): Promise<Outcome<SignedInAdministrator, typeof wrongCredentials | SecondFactorNeeded>> {
  const find = (where: Database, hold?: 'hold') => findAdministrator(where, username, hold && 'share')
  const failed = noteFailure(database, visitor)
  const proved = await checkPassword(database, {
    role: 'administrator',
    name: username,
    password,
    visitor,
    find,
    failed,
  })
  if (!proved) return wrongCredentials
  return database.transaction(async (transaction) => {
    // The password may have changed during the comparison. Then all sessions have ended, and this one is not created.
    const held = await find(transaction, 'hold')
    if (held?.passwordHash !== proved.passwordHash) return wrongCredentials
    return goOnAfterPassword(transaction, held, visitor, host)
  })
}

/** Writes failures into the trail, whatever it was that the password was for. */
export const noteFailure =
  (database: Database, { address }: Visitor) =>
  (happened: 'failed' | 'held_back', administrator: typeof administrators.$inferSelect | undefined) =>
    recordAccess(database, { happened, administrator, address })

export function signOut(
  database: Database,
  administrator: Acting & { id: number },
  sessionToken: string,
  address: string,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await endSession(transaction, sessionToken)
    await recordAccess(transaction, { happened: 'signed_out', administrator, address })
  })
}

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
    // This session was ended meanwhile, so it may not end the others.
    if (!(await lockSession(transaction, sessionToken))) return sessionEnded
    const ended = await endSessions(transaction, { role: 'administrator', id }, sessionToken)
    if (ended === 0) return done(undefined)
    const entry = { action: 'ended_sessions', subject: 'administrator', id, name, after: { ended } } as const
    await recordAudit(transaction, by, entry)
    return done(undefined)
  })
}
