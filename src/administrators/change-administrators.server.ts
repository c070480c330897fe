import { eq, asc } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { hashPassword } from '../server/accounts/passwords.ts'
import { refuseWeakPassword, type PasswordWeak } from '../server/accounts/refuse-weak-password.ts'
import {
  usernameTaken,
  type Acting,
  type Credentials,
  administratorNotFound,
  lastAdministrator,
} from '../guards/administrator.ts'
import { administrators } from '../guards/administrators.table.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { endSessions } from '../server/accounts/sessions.ts'
import { forgetAccount } from '../server/accounts/sign-in.ts'
import { findAdministrator } from './find-administrator.server.ts'
import { voidSetupLink } from './setup-link.server.ts'

/** If two requests create the same name (in any case) at once, one wins. */
export async function createAdministrator(
  database: Database,
  by: Acting,
  { username, password }: Credentials,
): Promise<Outcome<undefined, typeof usernameTaken | PasswordWeak>> {
  const refused = await refuseWeakPassword(password, [username], 'password')
  if (refused) return refused
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(administrators)
      .values({ username, passwordHash, role: 'owner' })
      .onConflictDoNothing()
      .returning({ id: administrators.id })
    if (!created) return usernameTaken
    const entry = { action: 'created', subject: 'administrator', ...created, name: username } as const
    await recordAudit(transaction, by, { ...entry, after: { username } })
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
    await transaction.update(administrators).set({ passwordHash }).where(eq(administrators.id, id))
    await endSessions(transaction, { role: 'administrator', id })
    await forgetAccount(transaction, 'administrator', name)
    await voidSetupLink(transaction, id)
    await recordAudit(transaction, by, { action: 'changed_password', subject: 'administrator', id, name })
    return done(undefined)
  })
}

/**
 * Ends the sessions of the removed administrator. All administrators are locked, so of two concurrent removals of the
 * last two, one is refused.
 */
export function removeAdministrator(
  database: Database,
  by: Acting,
  username: string,
): Promise<Outcome<undefined, typeof administratorNotFound | typeof lastAdministrator>> {
  return database.transaction(async (transaction) => {
    const held = await transaction.select().from(administrators).orderBy(asc(administrators.id)).for('update')
    const leaving = held.find((one) => one.username.toLowerCase() === username.toLowerCase())
    if (!leaving) return administratorNotFound
    if (held.length === 1) return lastAdministrator
    const { id, username: name } = leaving
    await transaction.delete(administrators).where(eq(administrators.id, id))
    await forgetAccount(transaction, 'administrator', name)
    const entry = { action: 'deleted', subject: 'administrator', id, name } as const
    await recordAudit(transaction, by, { ...entry, before: { username: name } })
    return done(undefined)
  })
}
