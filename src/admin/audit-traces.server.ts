import { desc, sql } from 'drizzle-orm'
import type { PersonalRecord } from '../privacy/personal-records.server.ts'
import { auditEntries } from './audit-entries.table.ts'

/** In whatever letters, wherever it was written. By whom a change was made is another matter. */
const names = (email: string) =>
  sql`strpos(lower(concat_ws(' ', ${auditEntries.subjectName}, ${auditEntries.before}, ${auditEntries.after})), lower(${email}::text)) > 0`

/** The trail is made so that it names nobody; where an administrator wrote an address into a text, it does. */
export const auditTraces: PersonalRecord = {
  name: 'audit',
  async read(database, email) {
    const found = await database.select().from(auditEntries).where(names(email)).orderBy(desc(auditEntries.id))
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
    await transaction.update(auditEntries).set({ subjectName: null, before: null, after: null }).where(names(email))
  },
}
