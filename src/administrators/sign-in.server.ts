import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { signIn, type SignedIn, type Visitor } from '../server/accounts/sign-in.ts'
import { wrongCredentials, type Credentials, type Acting } from '../guards/administrator.ts'
import { findAdministrator } from './find-administrator.server.ts'
import { endSessions, lockSession } from '../server/accounts/sessions.ts'
import { sessionEnded } from '../schemas/own-account.ts'
import { recordAudit } from '../audit/record-audit.server.ts'

export async function signInAdministrator(
  database: Database,
  { username, password }: Credentials,
  visitor: Visitor,
): Promise<Outcome<SignedIn & { username: string }, typeof wrongCredentials>> {
  const good = await signIn(database, {
    role: 'administrator',
    name: username,
    password,
    visitor,
    find: (where, hold) => findAdministrator(where, username, hold && 'share'),
  })
  return good ? done({ ...good.signedIn, username: good.account.username }) : wrongCredentials
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
