import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Puts first content into a new shop, once: what the owner changes or deletes later stays as they left it. */
export async function seedOnce(
  database: Database,
  name: string,
  plant: (transaction: Database) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(
      sql`insert into seeds (name) values (${name}) on conflict do nothing`,
    )
    if (rowCount === 1) await plant(transaction)
  })
}
