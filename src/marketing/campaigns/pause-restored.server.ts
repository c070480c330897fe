import { eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { campaigns } from './campaigns.table.ts'

/**
 * After a restore nobody knows who has received a campaign since the backup, so an administrator decides whether it
 * continues.
 */
export async function pauseRestored(transaction: Database): Promise<number> {
  const { rowCount } = await transaction
    .update(campaigns)
    .set({ state: 'paused', pauseReason: 'restored' })
    .where(eq(campaigns.state, 'sending'))
  return rowCount ?? 0
}
