import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { endSessions, lockSession } from '../../server/accounts/sessions.ts'
import { sessionEnded } from '../../schemas/own-account.ts'
import { customers } from '../customers.table.ts'

/**
 * Signs a customer out everywhere but where they ask for it. The customer is held first, as by a change of the password:
 * both end several sessions, and would wait for each other.
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
