import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { placeManyOrders } from '../../../tests/support/many-orders.ts'
import { openFilled } from '../../../tests/support/plans.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'
import { daysAfter } from '../../kernel/calendar.ts'
import { dayInPoland } from '../../kernel/day-in-poland.ts'
import { keepSalesSums } from './keep-sums.server.ts'
import { readReport } from './read-report.server.ts'
import { reportParts } from './report.ts'

/** The least that a report took of several, in milliseconds: what else the machine does at the time doesn't count. */
async function leastOf(read: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const begun = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- side by side each would slow the others
    await read()
    took.push(performance.now() - begun)
  }
  return Math.min(...took)
}

test(
  'a report of any time and part is there within 100 ms among 250,000 orders',
  onlyForRelease('a quarter of a million orders take minutes to be written; what the sums say is tested beside it'),
  async () => {
    const { database, close } = await openFilled(async (client) => {
      await placeManyOrders(client, 250_000)
      await client.query(`
        insert into products (slug, name, description, price_grosze, vat_rate, weight_grams, in_stock, stock_quantity, sort_order, is_active)
        select 'p' || n, 'Sól ' || n, '', 2490, 23, 500, true, 100, n, true from generate_series(1, 20) as n;
        insert into order_lines (order_id, position, product_id, product_name, weight_grams, quantity, price_grosze, vat_rate)
        select id, 0, 1 + id % 20, 'Sól', 500, subtotal_grosze / 2490, 2490, case when id % 3 = 0 then 8 else 23 end from orders`)
    })
    onTestFinished(close)
    await keepSalesSums.perform({ database } as never, {}, new AbortController().signal)
    await database.execute(sql`analyze sales_sums`)
    const today = dayInPoland()
    for (const days of [30, 365, 1_100])
      for (const by of reportParts) {
        const asked = { from: daysAfter(today, -days), until: today, by }
        // oxlint-disable-next-line no-await-in-loop -- side by side each would slow the others
        const took = await leastOf(() => readReport(database, asked))
        expect(took, `${days} days by ${by}`).toBeLessThan(100)
      }
  },
)
