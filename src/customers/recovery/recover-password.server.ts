import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { hashPassword } from '../../server/accounts/passwords.ts'
import { refuseWeakPassword, type PasswordWeak } from '../../server/accounts/refuse-weak-password.ts'
import { endSessions } from '../../server/accounts/sessions.ts'
import { forgetAccount } from '../../server/accounts/sign-in.ts'
import { namesOf, recoveryLinkExpired, recoveryLinkUnknown, recoveryLinkUsed } from '../customer.ts'
import { customers } from '../customers.table.ts'
import { readRecoveryLink, consumeRecoveryLink } from './recovery-links.server.ts'
import { replacePassword } from '../account/replace-password.server.ts'

const problemOf = { used: recoveryLinkUsed, expired: recoveryLinkExpired, unknown: recoveryLinkUnknown }
type Refused = (typeof problemOf)[keyof typeof problemOf] | PasswordWeak

/**
 * Replaces a forgotten password by a link that was mailed, once. Whoever was signed in to the account is signed in no
 * more, on no device, and nobody waits because of guesses that were made before.
 */
export async function recoverPassword(
  database: Database,
  token: string,
  password: string,
): Promise<Outcome<undefined, Refused>> {
  const link = await readOpenLink(database, token)
  if (!link.ok) return link
  const refused = await refuseWeakPassword(password, namesOf(link.value), 'password')
  if (refused) return refused
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    // The customer is locked first, as everywhere, to avoid a deadlock.
    const held = await transaction.select().from(customers).where(eq(customers.id, link.value.id)).for('update')
    const [customer] = held
    if (!customer || !(await consumeRecoveryLink(transaction, token))) {
      const { state } = await readRecoveryLink(transaction, token)
      return problemOf[state === 'open' ? 'expired' : state]
    }
    await replacePassword(transaction, customer, passwordHash)
    await endSessions(transaction, { role: 'customer', id: customer.id })
    await forgetAccount(transaction, 'customer', customer.email)
    return done(undefined)
  })
}

async function readOpenLink(
  database: Database,
  token: string,
): Promise<Outcome<typeof customers.$inferSelect, (typeof problemOf)[keyof typeof problemOf]>> {
  const { state, customerId } = await readRecoveryLink(database, token)
  if (state !== 'open') return problemOf[state]
  const [customer] = await database
    .select()
    .from(customers)
    .where(eq(customers.id, customerId ?? 0))
  return customer ? done(customer) : recoveryLinkUnknown
}
