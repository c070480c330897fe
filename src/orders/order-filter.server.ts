import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import type { OrderFilter } from './order-changes.ts'
import { orders } from './orders.table.ts'

/** Paid, and not on its way yet. In the words of its index. */
export const isToPack = sql`(${orders.paymentStatus} = 'paid' and ${orders.status} in ('confirmed', 'processing')
  and ${orders.shippingStatus} in ('not_shipped', 'preparing'))`

/** Neither paid nor given up. */
export const isUnpaid = sql`(${orders.status} = 'pending' and ${orders.paymentStatus} in ('pending', 'failed'))`

/**
 * Which orders are asked for; undefined: all of them. What is searched for is looked for in number, e-mail address and
 * name, in whatever letters.
 */
export function isAskedFor(filter: OrderFilter): SQL | undefined {
  const { search, status, paymentStatus, needsAttention, toPack, unpaid } = filter
  return and(
    search ? holds(search) : undefined,
    status && eq(orders.status, status),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    needsAttention && isNotNull(orders.needsAttention),
    toPack && isToPack,
    unpaid && isUnpaid,
  )
}

function holds(search: string): SQL {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const searched = hasGroups.test(search) ? sql`orders.search_text` : sql`(orders.search_text || '')`
  return sql`${searched} like lower(${pattern}::text collate "pg_c_utf8")`
}

/**
 * Whether there is a group of three letters in it, for which the end of a word counts as one. Without any, PostgreSQL may still
 * choose the index of these groups, would have to read all of it, and is kept from it by an expression that this index doesn't have.
 */
const hasGroups = /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]{2}/u

/**
 * All that is read in here is of one moment, and found by indexes: each list has one that holds all it is asked for. Servers
 * are often set up for disks that turn, and think that reading a whole table is cheaper.
 */
export function byIndexes<Result>(
  database: Database,
  read: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(
    async (transaction) => {
      await transaction.execute(sql`select set_config('enable_seqscan', 'off', true),
        set_config('random_page_cost', '1.1', true), set_config('jit', 'off', true)`)
      return read(transaction)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
