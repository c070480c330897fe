import { asc } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { listSessions } from '../server/accounts/sessions.ts'
import { administrators } from '../guards/administrators.table.ts'

/** All administrators, the first one first, with how often each is signed in and when that was used last. */
export async function listAdministrators(
  database: Database,
): Promise<{ username: string; sessions: number; lastUsedAt: string | undefined }[]> {
  const { id, username } = administrators
  const everybody = await database.select({ id, username }).from(administrators).orderBy(asc(id))
  const listed = everybody.map(async (one) => {
    const sessions = await listSessions(database, { role: 'administrator', id: one.id }, '')
    return { username: one.username, sessions: sessions.length, lastUsedAt: sessions[0]?.lastUsedAt }
  })
  return Promise.all(listed)
}
