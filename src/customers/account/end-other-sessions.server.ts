import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { endSessions, lockSession } from '../../server/accounts/sessions.ts'
import { sessionEnded } from '../../schemas/own-account.ts'
import { customers } from '../customers.table.ts'

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
    // Ended meanwhile, from another device: those that are open now are others' to end.
    if (!(await lockSession(transaction, sessionToken))) return sessionEnded
    await endSessions(transaction, { role: 'customer', id }, sessionToken)
    return done(undefined)
  })
}
