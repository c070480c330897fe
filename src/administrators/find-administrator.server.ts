import { eq, sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { administrators } from '../guards/administrators.table.ts'

/** The administrator with this name, ignoring case. `hold` locks the row until the transaction ends. */
export async function findAdministrator(database: Database, username: string, hold?: 'share' | 'update') {
  const isThis = eq(sql`lower(${administrators.username})`, username.toLowerCase())
  const query = database.select().from(administrators).where(isThis)
  const [administrator] = await (hold ? query.for(hold) : query)
  return administrator
}
