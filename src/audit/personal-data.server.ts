import { and, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Clear, PersonalRecord } from '../personal-data/personal-data.ts'
import type { Database } from '../server/database/database.ts'
import { namesAddress, withoutAddress } from './address-in-text.ts'
import { accessEntries } from './access-entries.table.ts'
import { auditEntries } from './audit-entries.table.ts'
import type { Facts } from './audit-entry.ts'

type Entry = typeof auditEntries.$inferSelect

/** The audit log stores no names. An administrator may still have typed an address into a text. */
export const auditTraces: PersonalRecord = {
  name: 'audit',
  async read(database, email) {
    const found = await entriesThatName(database, email)
    return found.map(({ id, createdAt, subject, subjectId, action }) => ({
      id: String(id),
      title: `${action} ${subject} ${subjectId ?? ''}`.trim(),
      at: createdAt.toISOString(),
      place: { tab: 'audit', subject, ...(subjectId !== null && { subjectId }) },
      fate: 'anonymised',
      why: [],
      until: null,
      data: { createdAt: createdAt.toISOString(), action, subject, subjectId },
    }))
  },
  async erase(transaction, email) {
    for (const { id, subjectName, before, after } of await entriesThatName(transaction, email))
      await transaction
        .update(auditEntries)
        .set({
          subjectName: withoutAddress(subjectName, email),
          before: withoutAddress(before, email),
          after: withoutAddress(after, email),
        })
        .where(eq(auditEntries.id, id))
  },
}

/** Ignores case and position. Addresses of the staff themselves are not searched. */
async function entriesThatName(database: Database, email: string): Promise<Entry[]> {
  const { subject, subjectName, before, after, id } = auditEntries
  const mayName = sql`strpos(lower(concat_ws(' ', ${subjectName}, ${before}, ${after})), lower(${email}::text)) > 0`
  const found = await database
    .select()
    .from(auditEntries)
    .where(and(ne(subject, 'administrator'), mayName))
    .orderBy(desc(id))
  const words = (entry: Entry): (string | Facts | null)[] => [entry.subjectName, entry.before, entry.after]
  return found.filter((entry) => namesAddress(words(entry), email))
}

export const clearOldEntries: Clear = async (transaction, before, max) => {
  const old = transaction
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(lt(auditEntries.createdAt, before))
    .limit(max)
  const { rowCount } = await transaction.delete(auditEntries).where(inArray(auditEntries.id, old))
  return rowCount ?? 0
}

/** Rows that lose their address are those of no quarter of an hour any more, so that two of them may say the same. */
export const clearAccessAddresses: Clear = async (transaction, before, max) => {
  const old = transaction
    .select({ id: accessEntries.id })
    .from(accessEntries)
    .where(and(lt(accessEntries.lastAt, before), isNotNull(accessEntries.address)))
    .limit(max)
  const cleared = await transaction
    .update(accessEntries)
    .set({ address: null, quarter: null })
    .where(inArray(accessEntries.id, old))
  return cleared.rowCount ?? 0
}

export const clearOldAccess: Clear = async (transaction, before, max) => {
  const old = transaction
    .select({ id: accessEntries.id })
    .from(accessEntries)
    .where(lt(accessEntries.lastAt, before))
    .limit(max)
  const { rowCount } = await transaction.delete(accessEntries).where(inArray(accessEntries.id, old))
  return rowCount ?? 0
}
