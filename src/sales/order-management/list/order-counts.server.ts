import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import type { OrderFilter } from '../changes/order-changes.ts'
import type { Job } from '../../../server/jobs/jobs.ts'

const howMany = sql`coalesce(sum(how_many), 0)::integer`
const counts = sql`(select * from order_counts union all select * from order_count_changes) as orders`

/** Whether kept counts say how many are asked for: they know `status`, `paymentStatus` and `needsAttention` alone. */
export const isOfKeptCounts = ({ search, toPack, byTransfer, tag }: OrderFilter): boolean =>
  !search && !toPack && !byTransfer && !tag

/** How many orders are so. */
export const countedOrders = (condition: SQL | undefined): SQL<number> =>
  sql<number>`(select ${howMany} from ${counts} where ${condition ?? sql`true`})`

/** Adds up what changed, so that there is little to be summed when somebody looks. What is counted stays the same. */
export async function addUpOrderCounts(database: Database): Promise<void> {
  await database.execute(sql`
    with changed as (delete from order_count_changes returning *)
    insert into order_counts
      select status, payment_status, needs_attention, sum(how_many) from changed group by 1, 2, 3
      on conflict (status, payment_status, needs_attention)
        do update set how_many = order_counts.how_many + excluded.how_many`)
}

export const keepOrderCounts: Job = {
  name: 'keep-order-counts',
  schedule: '* * * * *',
  retries: { max: 0, firstPauseSeconds: 60, longestPauseSeconds: 60 },
  perform: ({ database }) => addUpOrderCounts(database),
}
