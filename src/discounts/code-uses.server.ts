import { sql } from 'drizzle-orm'
import type { Database } from '../server/database.ts'

export async function takeCodeUse(transaction: Database, id: number, { evenIfUsedUp = false } = {}): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`update discount_codes set used_count = used_count + 1 where id = ${id} and (${evenIfUsedUp} or max_uses is null or used_count < max_uses)`,
  )
  return rowCount === 1
}
export async function giveCodeUseBack(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`update discount_codes set used_count = greatest(used_count - 1, 0) where id = ${id}`)
}
