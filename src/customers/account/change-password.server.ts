import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { hashPassword } from '../../server/accounts/passwords.ts'
import { refuseWeakPassword, type PasswordWeak } from '../../server/accounts/refuse-weak-password.ts'
import { endSessions, renewToken } from '../../server/accounts/sessions.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import type { Visitor } from '../../server/accounts/sign-in.ts'
import { sessionEnded, wrongCurrentPassword, type PasswordChange } from '../../schemas/own-account.ts'
import { namesOf } from '../customer.ts'
import type { customers } from '../customers.table.ts'
import { lockCustomer, isCurrentPassword } from './check-current-password.server.ts'
import { replacePassword } from './replace-password.server.ts'

const wrong = { ...wrongCurrentPassword, field: 'currentPassword' }

/** Rotates the token of the current session and ends all other sessions of the customer. */
export async function changePassword(
  database: Database,
  customer: typeof customers.$inferSelect,
  { currentPassword, newPassword }: PasswordChange,
  { visitor, sessionToken }: { visitor: Visitor; sessionToken: string },
): Promise<Outcome<{ sessionToken: string }, typeof wrong | typeof sessionEnded | PasswordWeak>> {
  const refused = await refuseWeakPassword(newPassword, namesOf(customer), 'newPassword')
  if (refused) return refused
  const proved = await isCurrentPassword(database, customer, currentPassword, visitor)
  if (!proved) return wrong
  await countAttempt(database, 'passwordChanges', String(customer.id))
  const passwordHash = await hashPassword(newPassword)
  return database.transaction(async (transaction) => {
    const held = await lockCustomer(transaction, proved)
    if (!held) return wrong
    // The session ended in the meantime (another device), so nothing is changed.
    const renewed = await renewToken(transaction, sessionToken)
    if (!renewed) return sessionEnded
    await replacePassword(transaction, held, passwordHash)
    await endSessions(transaction, { role: 'customer', id: held.id }, renewed)
    return done({ sessionToken: renewed })
  })
}
