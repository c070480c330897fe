import { sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { SeriesSince } from '../../schemas/restored.ts'

/** The next number of a series comes after this one, which was given out elsewhere. It never goes down. */
export async function raiseLastNumber(transaction: Database, { kind, year, last }: SeriesSince): Promise<void> {
  if (!last) return
  await transaction.execute(sql`
    insert into invoice_counters (kind, is_demo, year, last, last_issued_at)
    values (${kind}, false, ${year}, ${last}, clock_timestamp())
    on conflict (kind, is_demo, year) do update set last = greatest(invoice_counters.last, excluded.last)`)
}
