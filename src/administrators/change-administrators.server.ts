import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { hashPassword } from '../server/accounts/passwords.ts'
import { refuseWeakPassword, type PasswordWeak } from '../server/accounts/refuse-weak-password.ts'
import { usernameTaken, type Acting, type Credentials, administratorNotFound } from '../guards/administrator.ts'
import { administrators } from '../guards/administrators.table.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { endSessions } from '../server/accounts/sessions.ts'
import { forgetAccount } from '../server/accounts/sign-in.ts'
import { findAdministrator } from './find-administrator.server.ts'
import type { Invitation } from './people/people.ts'
import { recordAccountChange } from './record-account-change.server.ts'
import { voidOpenLinks } from './setup-link.server.ts'

/** If two requests create the same name (in any case) at once, one wins. */
export async function createAdministrator(
  database: Database,
  by: Acting,
  { username, password, role = 'owner', email = null }: Credentials & Partial<Pick<Invitation, 'role' | 'email'>>,
): Promise<Outcome<undefined, typeof usernameTaken | PasswordWeak>> {
  const refused = await refuseWeakPassword(password, [username], 'password')
  if (refused) return refused
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(administrators)
      .values({ username, passwordHash, role, email })
      .onConflictDoNothing()
      .returning({ id: administrators.id })
    if (!created) return usernameTaken
    const entry = { action: 'created', subject: 'administrator', ...created, name: username } as const
    await recordAudit(transaction, by, { ...entry, after: { username, email, role } })
    return done(undefined)
  })
}

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
    await transaction.update(administrators).set({ passwordHash, invitedAt: null }).where(eq(administrators.id, id))
    await endSessions(transaction, { role: 'administrator', id })
    await forgetAccount(transaction, 'administrator', name)
    await voidOpenLinks(transaction, id)
    await recordAccountChange(transaction, by, held, { action: 'changed_password' })
    return done(undefined)
  })
}
