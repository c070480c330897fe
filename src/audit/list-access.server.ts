import { count, desc, eq } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { accessEntries } from './access-entries.table.ts'
import type { AccessEntry, AccessEvent } from './access-entry.ts'

interface Asked {
  page: number
  limit: number
  happened?: AccessEvent | undefined
}

/** Who came in and what was refused, the last first. */
export async function listAccess(
  database: Database,
  { page, limit, happened }: Asked,
): Promise<{ entries: AccessEntry[]; total: number }> {
  const isAsked = happened && eq(accessEntries.happened, happened)
  const [counted] = await database.select({ total: count() }).from(accessEntries).where(isAsked)
  const rows = await database
    .select()
    .from(accessEntries)
    .where(isAsked)
    .orderBy(desc(accessEntries.lastAt), desc(accessEntries.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const entries = rows.map(({ id, happened: what, administrator, detail, address, times, firstAt, lastAt }) => ({
    id,
    happened: what,
    administrator,
    detail,
    address,
    times,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }))
  return { entries, total: counted?.total ?? 0 }
}
