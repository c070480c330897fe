import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { hashPassword } from '../server/accounts/passwords.ts'
import { refuseWeakPassword, type PasswordWeak } from '../server/accounts/refuse-weak-password.ts'
import { endSessions } from '../server/accounts/sessions.ts'
import { forgetAccount } from '../server/accounts/sign-in.ts'
import { administratorNotFound, type Acting, type Credentials } from '../guards/administrator.ts'
import { administrators } from '../guards/administrators.table.ts'
import { findAdministrator } from '../guards/find-administrator.server.ts'
import { recordAudit } from '../audit/record-audit.server.ts'

/** Sets a new password for an administrator, ends all their sessions and resets their failed attempts. */
export async function resetPassword(
  database: Database,
  by: Acting,
  { username, password }: Credentials,
): Promise<Outcome<undefined, typeof administratorNotFound | PasswordWeak>> {
  const refused = await refuseWeakPassword(password, [username], 'password')
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
