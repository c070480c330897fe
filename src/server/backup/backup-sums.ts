import type pg from 'pg'
import { listTables } from '../database/database-contents.ts'

/** What a shop's content sums up to, in words: numbers that would differ if something were lost on the way. */
export type Sums = Record<string, string>

const questions: { name: string; table: string; asks: string }[] = [
  {
    name: 'orders',
    table: 'orders',
    asks: `select concat_ws(' ', count(*), coalesce(sum(total_grosze), 0), count(*) filter (where paid_at is not null)) as sum from orders`,
  },
  {
    name: 'invoices',
    table: 'invoices',
    asks: `select concat_ws(' ', count(*), coalesce(sum(total_grosze), 0), coalesce(sum(vat_grosze), 0)) as sum from invoices`,
  },
  {
    name: 'stock',
    table: 'products',
    asks: `select concat_ws(' ', count(*), coalesce(sum(stock_quantity), 0)) as sum from products`,
  },
  {
    name: 'pictures',
    table: 'pictures',
    asks: `select concat_ws(' ', count(*), coalesce(sum(octet_length(content)), 0), md5(coalesce(string_agg(hash, ' ' order by hash), ''))) as sum from pictures`,
  },
]

/** Adds up what lies in the tables that there are, as this connection's snapshot sees them. */
export async function addUp(client: pg.Client): Promise<Sums> {
  const tables = new Set((await listTables(client)).map(({ name }) => name))
  const sums: Sums = {}
  for (const { name, table, asks } of questions) {
    if (!tables.has(table)) continue
    // Tables of an older version may lack a column; a sum that can't be made is left out.
    await client.query('savepoint adding')
    try {
      const { rows } = await client.query<{ sum: string }>(asks)
      sums[name] = rows[0]?.sum ?? ''
      await client.query('release savepoint adding')
    } catch (error) {
      if ((error as pg.DatabaseError).code !== '42703') throw error
      await client.query('rollback to savepoint adding')
    }
  }
  return sums
}

/** Pictures are named by what they show: how many aren't what their names say. */
export async function countChangedPictures(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pictures where encode(sha256(content), 'hex') <> hash`,
  )
  return Number(rows[0]?.count)
}
