import { eq, and, isNull, sql } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { hashPassword } from '../../server/accounts/passwords.ts'
import { refuseWeakPassword, type PasswordWeak } from '../../server/accounts/refuse-weak-password.ts'
import { endSessions, renewToken } from '../../server/accounts/sessions.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import { checkPassword, type Visitor } from '../../server/accounts/sign-in.ts'
import { sessionEnded, wrongCurrentPassword, type PasswordChange } from '../../schemas/own-account.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import { namesOf } from '../customer.ts'
import { customers, passwordRecoveries, type CustomerRow } from '../customers.table.ts'
import { passwordChangedEmail } from '../account.mail.tsx'

const wrong = { ...wrongCurrentPassword, field: 'currentPassword' }

/** Rotates the token of the current session and ends all other sessions of the customer. */
export async function changePassword(
  database: Database,
  customer: CustomerRow,
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

/**
 * Checks the password of a signed-in customer. Failures count like failed sign-ins, so an open session is no better
 * place to guess.
 */
export async function isCurrentPassword(
  database: Database,
  { id, email }: CustomerRow,
  password: string,
  visitor: Visitor,
): Promise<CustomerRow | undefined> {
  return checkPassword(database, {
    role: 'customer',
    name: email,
    password,
    visitor,
    async find(where) {
      const [customer] = await where.select().from(customers).where(eq(customers.id, id))
      return customer
    },
  })
}

/** The customer, locked until the transaction ends; undefined if the password has changed since. */
export async function lockCustomer(transaction: Database, known: CustomerRow): Promise<CustomerRow | undefined> {
  const [held] = await transaction.select().from(customers).where(eq(customers.id, known.id)).for('update')
  return held?.passwordHash === known.passwordHash ? held : undefined
}

/** Stores the new password, disables open recovery links and notifies the customer. */
export async function replacePassword(
  transaction: Database,
  { id, email, language }: CustomerRow,
  passwordHash: string,
): Promise<void> {
  await transaction.update(customers).set({ passwordHash }).where(eq(customers.id, id))
  await transaction
    .update(passwordRecoveries)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordRecoveries.customerId, id), isNull(passwordRecoveries.usedAt)))
  const envelope = { kind: 'password-changed', to: { address: email }, language } as const
  await queueMail(transaction, envelope, passwordChangedEmail(language))
}
