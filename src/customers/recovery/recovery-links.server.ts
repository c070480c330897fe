import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { LinkStore } from '../../mail/email-link.ts'
import type { Database } from '../../server/database/database.ts'
import { isOpenedBy, withHash, withoutHash } from '../../server/accounts/token-hashes.ts'
import type { RecoveryState } from '../customer.ts'
import { passwordRecoveries } from './password-recoveries.table.ts'

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

interface RecoveryLink {
  state: RecoveryState
  customerId?: number
}

/** How a link stands, and whose it is. */
export async function readRecoveryLink(database: Database, token: string): Promise<RecoveryLink> {
  const { usedAt, customerId } = passwordRecoveries
  const [link] = await database.select({ usedAt, customerId, isOver }).from(passwordRecoveries).where(isOfToken(token))
  if (!link) return { state: 'unknown' }
  return { state: link.usedAt ? 'used' : link.isOver ? 'expired' : 'open', customerId: link.customerId }
}

/** Consumes an open link. If two requests use it at once, one wins. */
export async function consumeRecoveryLink(transaction: Database, token: string): Promise<boolean> {
  const spent = await transaction
    .update(passwordRecoveries)
    .set({ usedAt: sql`now()` })
    .where(and(isOfToken(token), isNull(passwordRecoveries.usedAt), sql`not ${isOver}`))
    .returning({ id: passwordRecoveries.id })
  return spent.length > 0
}

/** Removes links a day after they expired: until then their page can say what became of them. */
export async function clearOldRecoveryLinks(database: Database): Promise<void> {
  await database.delete(passwordRecoveries).where(lt(passwordRecoveries.expiresAt, sql`now() - interval '1 day'`))
}
