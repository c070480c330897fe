import { eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { campaigns } from './campaigns.table.ts'

/** Of a campaign that a backup brings back nobody knows who has got the message since: somebody decides whether it goes on. */
export async function pauseRestored(transaction: Database): Promise<number> {
  const { rowCount } = await transaction
    .update(campaigns)
    .set({ state: 'paused', pauseReason: 'restored' })
    .where(eq(campaigns.state, 'sending'))
  return rowCount ?? 0
}
