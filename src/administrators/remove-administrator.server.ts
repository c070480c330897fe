import { asc, eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { forgetAccount } from '../server/accounts/sign-in.ts'
import { administratorNotFound, lastAdministrator, type Acting } from '../guards/administrator.ts'
import { administrators } from '../guards/administrators.table.ts'
import { recordAudit } from '../audit/record-audit.server.ts'

/**
 * Ends the sessions of the removed administrator. All administrators are locked, so of two concurrent removals of the
 * last two, one is refused.
 */
export function removeAdministrator(
  database: Database,
  by: Acting,
  username: string,
): Promise<Outcome<undefined, typeof administratorNotFound | typeof lastAdministrator>> {
  return database.transaction(async (transaction) => {
    const held = await transaction.select().from(administrators).orderBy(asc(administrators.id)).for('update')
    const leaving = held.find((one) => one.username.toLowerCase() === username.toLowerCase())
    if (!leaving) return administratorNotFound
    if (held.length === 1) return lastAdministrator
    const { id, username: name } = leaving
    await transaction.delete(administrators).where(eq(administrators.id, id))
    await forgetAccount(transaction, 'administrator', name)
    const entry = { action: 'deleted', subject: 'administrator', id, name } as const
    await recordAudit(transaction, by, { ...entry, before: { username: name } })
    return done(undefined)
  })
}
