import { eq } from 'drizzle-orm'
import { writePostCode } from '../../kernel/post-code.ts'
import type { Database } from '../../server/database/database.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { endSessions, lockSession, renewToken } from '../../server/accounts/sessions.ts'
import { sessionEnded, wrongCurrentPassword } from '../../schemas/own-account.ts'
import { forgetSentMails } from '../../mail/personal-data.server.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import { forgetAccount, type Visitor } from '../../server/accounts/sign-in.ts'
import type { AddressChanges, Customer } from '../customer.ts'
import { customers, type CustomerRow } from '../customers.table.ts'
import { accountDeletedEmail, accountMails } from '../account.mail.tsx'
import { lockCustomer, isCurrentPassword } from './change-password.server.ts'

/** Changes the named fields. Undefined if the account was deleted in the meantime. */
export function changeAddress(database: Database, id: number, changes: AddressChanges): Promise<Customer | undefined> {
  return database.transaction(async (transaction) => {
    const isTheirs = eq(customers.id, id)
    const [before] = await transaction.select().from(customers).where(isTheirs).for('update')
    if (!before) return undefined
    const postalCode = writePostCode(changes.postalCode ?? before.postalCode, changes.country ?? before.country)
    const [customer] = await transaction
      .update(customers)
      .set({ ...changes, postalCode })
      .where(isTheirs)
      .returning()
    return customer
  })
}

/**
 * Ends all other sessions of a customer. The customer's row is locked first, as in a password change; otherwise the two
 * would deadlock.
 */
export function endOtherSessions(
  database: Database,
  { id }: { id: number },
  sessionToken: string,
): Promise<Outcome<void, typeof sessionEnded>> {
  return database.transaction(async (transaction) => {
    await transaction.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('update')
    // This session was ended from another device in the meantime, so it may not end others.
    if (!(await lockSession(transaction, sessionToken))) return sessionEnded
    await endSessions(transaction, { role: 'customer', id }, sessionToken)
    return done(undefined)
  })
}

const wrong = { ...wrongCurrentPassword, field: 'password' }

/** Deletes a customer with all their sessions, links, devices and failed attempts, and sends a last email. */
export async function deleteAccount(
  database: Database,
  customer: CustomerRow,
  password: string,
  { visitor, sessionToken }: { visitor: Visitor; sessionToken: string },
): Promise<Outcome<undefined, typeof wrong | typeof sessionEnded>> {
  const proved = await isCurrentPassword(database, customer, password, visitor)
  if (!proved) return wrong
  return database.transaction(async (transaction) => {
    const held = await lockCustomer(transaction, proved)
    if (!held) return wrong
    if (!(await renewToken(transaction, sessionToken))) return sessionEnded
    const { id, email, language } = held
    const envelope = { kind: 'account-deleted', to: { address: email }, language } as const
    await queueMail(transaction, envelope, accountDeletedEmail(language))
    await transaction.delete(customers).where(eq(customers.id, id))
    await forgetAccount(transaction, 'customer', email)
    await forgetSentMails(transaction, email, accountMails)
    return done(undefined)
  })
}
