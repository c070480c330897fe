import { sql } from 'drizzle-orm'
import type { Database } from '../server/database.ts'

/**
 * Deletes documents that tax law doesn't want any more, those of an order together: six years after the year of the latest, since the tax
 * of a December is due in the next year. The database itself refuses what is younger. Gives how many there were.
 */
export async function forgetOldInvoices(database: Database): Promise<number> {
  const { rowCount } = await database.execute(sql`
    delete from invoices where order_id in (
      select order_id from invoices group by order_id
      having max(year) + 6 < extract(year from now() at time zone 'Europe/Warsaw'))`)
  return rowCount ?? 0
}
