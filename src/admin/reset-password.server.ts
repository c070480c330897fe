import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database.ts'
import { hashPassword } from '../server/passwords.ts'
import { refuseGuessable, type PasswordCommon } from '../server/refuse-guessable.ts'
import { endSessions } from '../server/sessions.ts'
import { forgetAccount } from '../server/sign-in.ts'
import { administratorNotFound, type Acting, type Credentials } from './administrator.ts'
import { administrators } from './administrators.table.ts'
import { findAdministrator } from './find-administrator.server.ts'
import { recordAudit } from './record-audit.server.ts'

/**
 * Gives an administrator another password. Whoever was signed in is signed in no more, on no device, and nobody waits
 * because of guesses that were made before.
 */
export async function resetPassword(
  database: Database,
  by: Acting,
  { username, password }: Credentials,
): Promise<Outcome<undefined, typeof administratorNotFound | PasswordCommon>> {
  const refused = await refuseGuessable(password, [username], 'password')
  if (refused) return refused
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    const held = await findAdministrator(transaction, username, 'update')
    if (!held) return administratorNotFound
    const { id, username: name } = held
    await transaction.update(administrators).set({ passwordHash }).where(eq(administrators.id, id))
    await endSessions(transaction, { role: 'administrator', id })
    await forgetAccount(transaction, 'administrator', name)
    await recordAudit(transaction, by, { action: 'changed_password', subject: 'administrator', id, name })
    return done(undefined)
  })
}
