import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { emailLinks } from './email-links.table.ts'

/** An address is kept hardly longer than its link works; what somebody holds just now is left for later. */
export async function clearExpiredEmailLinks(transaction: Database): Promise<void> {
  const expired = transaction
    .select({ id: emailLinks.id })
    .from(emailLinks)
    .where(lt(emailLinks.expiresAt, sql`now()`))
    .for('update', { skipLocked: true })
  await transaction.delete(emailLinks).where(inArray(emailLinks.id, expired))
}

/** The address that waits to be confirmed never counts. @returns whether one did */
export async function callOffWaitingEmail(transaction: Database, administratorId: number): Promise<boolean> {
  const isWaiting = and(eq(emailLinks.administratorId, administratorId), eq(emailLinks.purpose, 'confirmation'))
  const { rowCount } = await transaction.delete(emailLinks).where(isWaiting)
  return (rowCount ?? 0) > 0
}
