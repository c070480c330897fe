import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { hashPassword } from '../server/accounts/passwords.ts'
import { refuseWeakPassword, type PasswordWeak } from '../server/accounts/refuse-weak-password.ts'
import { endSessions, renewToken } from '../server/accounts/sessions.ts'
import { checkPassword, type Visitor } from '../server/accounts/sign-in.ts'
import { sessionEnded, wrongCurrentPassword, type PasswordChange } from '../schemas/own-account.ts'
import type { Acting } from '../guards/administrator.ts'
import { administrators } from '../guards/administrators.table.ts'
import { reachMilestone } from '../server/milestones.ts'
import { noteFailure } from './sign-in.server.ts'
import { voidOpenLinks } from './setup-link.server.ts'
import { recordAccountChange } from './record-account-change.server.ts'

const wrong = { ...wrongCurrentPassword, field: 'currentPassword' }

/**
 * Rotates the token of the current session and ends all other sessions of the administrator. A wrong current password
 * counts like a failed sign-in, so an open panel is no better place to guess.
 */
export async function changePassword(
  database: Database,
  by: Acting & { id: number },
  { currentPassword, newPassword }: PasswordChange,
  { visitor, sessionToken }: { visitor: Visitor; sessionToken: string },
): Promise<Outcome<{ sessionToken: string }, typeof wrong | typeof sessionEnded | PasswordWeak>> {
  const { id, username: name } = by
  const refused = await refuseWeakPassword(newPassword, [name], 'newPassword')
  if (refused) return refused
  const isThis = eq(administrators.id, id)
  const proved = await checkPassword(database, {
    role: 'administrator',
    name,
    password: currentPassword,
    visitor,
    find: async (where) => (await where.select().from(administrators).where(isThis))[0],
    failed: noteFailure(database, visitor),
  })
  if (!proved) return wrong
  const passwordHash = await hashPassword(newPassword)
  return database.transaction(async (transaction) => {
    const [held] = await transaction.select().from(administrators).where(isThis).for('update')
    if (held?.passwordHash !== proved.passwordHash) return wrong
    // The session ended in the meantime (another device or the server), so nothing is changed.
    const renewed = await renewToken(transaction, sessionToken)
    if (!renewed) return sessionEnded
    await transaction.update(administrators).set({ passwordHash }).where(isThis)
    await endSessions(transaction, { role: 'administrator', id }, renewed)
    await voidOpenLinks(transaction, id)
    await reachMilestone(transaction, 'own_administrator')
    await recordAccountChange(transaction, by, by, { action: 'changed_password' }, visitor)
    return done({ sessionToken: renewed })
  })
}
