import { and, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Clear } from './clearing.ts'
import { privacyRequests } from './privacy-requests.table.ts'

export const clearOldRequests: Clear = async (transaction, before, most) => {
  const old = transaction
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(and(isNotNull(privacyRequests.answeredAt), lt(privacyRequests.answeredAt, before)))
    .limit(most)
  const { rowCount } = await transaction.delete(privacyRequests).where(inArray(privacyRequests.id, old))
  return rowCount ?? 0
}
