import { eq, and, isNull, sql } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { hashPassword } from '../../server/accounts/passwords.ts'
import { refuseWeakPassword, type PasswordWeak } from '../../server/accounts/refuse-weak-password.ts'
import { endSessions } from '../../server/accounts/sessions.ts'
import { forgetAccount } from '../../server/accounts/sign-in.ts'
import type { LinkStore } from '../../mail/email-link.ts'
import { isOpenedBy, withHash, withoutHash } from '../../server/accounts/token-hashes.ts'
import { namesOf, recoveryLinkExpired, recoveryLinkUnknown, recoveryLinkUsed, type RecoveryState } from '../customer.ts'
import { customers, passwordRecoveries, type CustomerRow } from '../customers.table.ts'
import { emailProved, provedEmail } from '../email-proof/prove-email.server.ts'
import { replacePassword } from '../account/change-password.server.ts'

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
    // The link came to the mailbox, and nobody who was signed in before is any more.
    await transaction.update(customers).set(provedEmail).where(eq(customers.id, customer.id))
    await emailProved.happened(transaction, { customerId: customer.id })
    return done(undefined)
  })
}

async function readOpenLink(
  database: Database,
  token: string,
): Promise<Outcome<CustomerRow, (typeof problemOf)[keyof typeof problemOf]>> {
  const link = await readRecoveryLink(database, token)
  if (link.state !== 'open') return problemOf[link.state]
  const [customer] = await database.select().from(customers).where(eq(customers.id, link.customerId))
  return customer ? done(customer) : recoveryLinkUnknown
}

const isOver = sql<boolean>`${passwordRecoveries.expiresAt} <= now()`
const isOfToken = (token: string) => isOpenedBy(passwordRecoveries.tokenHashes, token)

/** Any token sent for a request opens it, for an hour after the last one was sent. */
export const recoveryLinks: LinkStore = {
  note: (transaction, { reference: request }, hash) =>
    transaction
      .update(passwordRecoveries)
      .set({
        tokenHashes: withHash(passwordRecoveries.tokenHashes, hash),
        expiresAt: sql`now() + interval '1 hour'`,
      })
      .where(eq(passwordRecoveries.id, request)),
  forget: (transaction, { reference: request }, hash) =>
    transaction
      .update(passwordRecoveries)
      .set({ tokenHashes: withoutHash(passwordRecoveries.tokenHashes, hash) })
      .where(eq(passwordRecoveries.id, request)),
}

type RecoveryLink = { state: 'unknown' } | { state: Exclude<RecoveryState, 'unknown'>; customerId: number }

/** The state of a link and its customer. */
export async function readRecoveryLink(database: Database, token: string): Promise<RecoveryLink> {
  const { usedAt, customerId } = passwordRecoveries
  const [link] = await database.select({ usedAt, customerId, isOver }).from(passwordRecoveries).where(isOfToken(token))
  if (!link) return { state: 'unknown' }
  return { state: link.usedAt ? 'used' : link.isOver ? 'expired' : 'open', customerId: link.customerId }
}

/** Consumes an open link. If two requests use it at once, one wins. */
async function consumeRecoveryLink(transaction: Database, token: string): Promise<boolean> {
  const spent = await transaction
    .update(passwordRecoveries)
    .set({ usedAt: sql`now()` })
    .where(and(isOfToken(token), isNull(passwordRecoveries.usedAt), sql`not ${isOver}`))
    .returning({ id: passwordRecoveries.id })
  return spent.length > 0
}
