import pg from 'pg'
import type { Database } from '../../src/server/database/database.ts'
import { placeInvoicedOrder } from './invoices.ts'
import { addManyContacts } from './many-contacts.ts'
import { placeManyOrders } from './many-orders.ts'

interface Size {
  orders: number
  invoices: number
  contacts: number
}

/**
 * What a large shop holds: orders of three years, a mailing list, and a month with this many invoices of five lines each.
 * @returns an order that has an invoice of a hundred lines
 */
export async function makeLarge(database: Database, url: string, size: Size): Promise<{ id: number; invoice: number }> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    await placeManyOrders(pool, size.orders)
    await addManyContacts(pool, size.contacts)
    const { order } = await placeInvoicedOrder(database, { lines: Array.from({ length: 5 }, () => ({})) })
    const copies = [order.id, size.invoices]
    const all = 'generate_series(1, $2::integer) as n'
    await copyRow(
      pool,
      'orders',
      `orders, ${all}`,
      `'id', ${far} + n, 'number', 'LARGE-' || n, 'email', 'buyer' || n || '@example.com'`,
      copies,
    )
    const own = `'id', ${far} + n, 'sequence', ${far} + n, 'number', 'LARGE/' || n`
    const ordered = `'order_id', ${far} + n, 'order_number', 'LARGE-' || n`
    await copyRow(pool, 'invoices', `invoices, ${all}`, `${own}, ${ordered}`, copies)
    await pool.query('vacuum analyze invoices')
    const long = await placeInvoicedOrder(database, { lines: Array.from({ length: 100 }, () => ({})) })
    return { id: long.order.id, invoice: long.invoice.id }
  } finally {
    await pool.end()
  }
}

/** Numbers that no row of the shop has by then. */
const far = 10_000_000

/** Copies the row of a table that these words choose, with what is told to be other in each copy. */
async function copyRow(pool: pg.Pool, table: string, from: string, other: string, given: unknown[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  await pool.query(
    `insert into ${table} (${names.join(', ')}) overriding system value
     select ${names.map((name) => `copy.${name}`).join(', ')} from ${from},
       lateral jsonb_populate_record(null::${table}, to_jsonb(${table}) || jsonb_build_object(${other})) as copy
     where ${table}.${table === 'orders' ? 'id' : 'order_id'} = $1`,
    given,
  )
}
