import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { discountCodeNotFound, discountCodeUsed } from './discount-code.ts'
import { discountCodes } from './discount-codes.table.ts'
import { toAdminJson } from './list-discount-codes.server.ts'

/**
 * Deletes a code that no order has ever used; orders keep referring to the others. The code is locked first: a
 * concurrent order either waits and finds it gone, or wins and the code stays.
 */
export function removeDiscountCode(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<void, typeof discountCodeNotFound | typeof discountCodeUsed>> {
  return database.transaction(async (transaction) => {
    const [held] = await transaction.select().from(discountCodes).where(eq(discountCodes.id, id)).for('update')
    if (!held) return discountCodeNotFound
    // Orders are a room above: their table is known here by its name alone.
    const named = await transaction.execute(sql`select from orders where discount_code_id = ${id} limit 1`)
    if (held.usedCount > 0 || named.rows.length > 0) return discountCodeUsed
    await transaction.delete(discountCodes).where(eq(discountCodes.id, id))
    const before = toAdminJson(held)
    await recordAudit(transaction, by, { action: 'deleted', subject: 'discount_code', id, name: held.code, before })
    return done(undefined)
  })
}
