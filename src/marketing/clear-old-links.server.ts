import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { unsubscribeLinks } from '../mail/unsubscribe-links.table.ts'
import type { Clear } from '../privacy/clearing.ts'
import { marketingContacts } from './marketing-contacts.table.ts'

/** Ways off the list for addresses that aren't on it any more. Who is on it leaves by whatever letter they find, however old. */
export const clearOldLinks: Clear = async (transaction, before, most) => {
  const listed = transaction
    .select({ one: sql`1` })
    .from(marketingContacts)
    .where(eq(marketingContacts.addressHash, unsubscribeLinks.addressHash))
  const old = transaction
    .select({ tokenHash: unsubscribeLinks.tokenHash })
    .from(unsubscribeLinks)
    .where(and(lt(unsubscribeLinks.createdAt, before), notExists(listed)))
    .limit(most)
  const { rowCount } = await transaction.delete(unsubscribeLinks).where(inArray(unsubscribeLinks.tokenHash, old))
  return rowCount ?? 0
}
