import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { Job } from '../../server/jobs/jobs.ts'
import { salesDaysDue, salesSums } from './sales-sums.table.ts'
import { unmarkedDays } from './read-report.server.ts'
import { sumDay } from './sum-day.server.ts'

/** Makes the sums of a day anew. What changes meanwhile is noted as due again. */
export async function keepDay(database: Database, day: string): Promise<void> {
  await database.transaction(async (transaction) => {
    // Another copy may be at the same day.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('salorge keeps sums'))`)
    // Before the orders are read: whatever is noted afterwards stays due.
    await transaction.delete(salesDaysDue).where(eq(salesDaysDue.day, day))
    const sums = await sumDay(transaction, day)
    await transaction.delete(salesSums).where(eq(salesSums.day, day))
    if (sums.length > 0) await transaction.insert(salesSums).values(sums)
  })
}

/** Reports add up the days that are due by themselves, so this only keeps them few. */
export const keepSalesSums: Job = {
  name: 'keep-sales-sums',
  schedule: '*/5 * * * *',
  atStart: true,
  retries: { max: 3, firstPauseSeconds: 30, longestPauseSeconds: 300 },
  async perform({ database }, _, signal) {
    const due = await database
      .selectDistinct({ day: salesDaysDue.day })
      .from(salesDaysDue)
      .orderBy(asc(salesDaysDue.day))
    const days = [...due.map(({ day }) => day), ...(await unmarkedDays(database, '0001-01-01', '9999-12-31'))]
    for (const day of new Set(days)) {
      signal.throwIfAborted()
      await keepDay(database, day)
    }
  },
}
