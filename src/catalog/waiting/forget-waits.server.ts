import { eq, sql } from 'drizzle-orm'
import { hashOfAddress } from '../../mail/unsubscribe/suppression.server.ts'
import type { Database } from '../../server/database/database.ts'
import { stockWaits } from './stock-waits.table.ts'

/** Who unsubscribes waits for nothing any more. */
export async function forgetWaits(database: Database, addressHash: Buffer): Promise<void> {
  await database.delete(stockWaits).where(eq(hashOfAddress(sql`${stockWaits.email}`), sql`${addressHash}`))
}
