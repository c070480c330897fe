import { inArray, lt } from 'drizzle-orm'
import type { Clear } from '../privacy/clearing.ts'
import { auditEntries } from './audit-entries.table.ts'

export const clearOldEntries: Clear = async (transaction, before, most) => {
  const old = transaction
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(lt(auditEntries.createdAt, before))
    .limit(most)
  const { rowCount } = await transaction.delete(auditEntries).where(inArray(auditEntries.id, old))
  return rowCount ?? 0
}
