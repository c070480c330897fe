import { eq } from 'drizzle-orm'
import { administrators } from '../../guards/administrators.table.ts'
import type { Database } from '../../server/database/database.ts'

/** Held to the end of the transaction: who signs in shares the row, who changes password or factors has it alone. */
export async function lockAdministrator(transaction: Database, id: number, hold: 'share' | 'update') {
  const [held] = await transaction.select().from(administrators).where(eq(administrators.id, id)).for(hold)
  return held
}
