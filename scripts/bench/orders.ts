import { join } from 'node:path'
import pg from 'pg'
import { reachDatabase } from '../../src/server/database/reach-database.ts'
import { startHelper } from './helper-process.ts'
import { memoryOf, type Memory } from './memory.ts'
import type { OrderLoad, OrdersAnswered } from './order-load.ts'
import { startShop } from './running-shop.ts'
import { percentile } from './statistics.ts'

/** A shop that takes orders, as `npm start` runs it: with the database that comes along. */
export interface OrderedShop {
  /** Checkout sessions with the demonstration provider, over HTTP. */
  order(connections: number, milliseconds: OrderLoad['milliseconds']): Promise<OrdersAnswered>
  /** Single rows that our own driver puts into the same database. */
  insertRows(atOnce: number, milliseconds: number): Promise<{ perSecond: number; p99: number }>
  memory(): Memory | undefined
  /** What was put on the shelves, less what was sold, is what lies there. */
  isSound(): Promise<boolean>
  stop(): Promise<void>
}

const pieces = 1_000_000

export async function startOrderedShop(folder: string): Promise<OrderedShop> {
  const dataFolder = join(folder, 'orders')
  const shop = await startShop(folder, { DATA_DIR: dataFolder, TRUST_PROXY: 'true', LOG_LEVEL: 'warn' })
  const { url } = await reachDatabase({ databaseUrl: undefined, dataFolder }, { say: () => {} })
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const orders = startHelper<OrderLoad, OrdersAnswered>('order-load.ts')
  await pool.query('update products set stock_quantity = $1', [pieces])
  await pool.query('create table bare (id integer generated always as identity primary key, name text, amount integer)')
  const { rows } = await pool.query<{ id: number }>('select id from products order by id')
  const products = rows.map(({ id }) => id)
  return {
    order: (connections, milliseconds) => orders.ask({ port: shop.port, products, connections, milliseconds }),
    insertRows: (atOnce, milliseconds) =>
      during(milliseconds, atOnce, () => pool.query('insert into bare (name, amount) values ($1, $2)', ['Anna', 4980])),
    memory: () => memoryOf(shop.pid),
    async isSound() {
      const { rowCount } = await pool.query(
        `select from products where stock_quantity < 0 or stock_quantity + coalesce(
           (select sum(quantity) from order_lines where product_id = products.id), 0) <> $1`,
        [pieces],
      )
      return rowCount === 0
    },
    async stop() {
      orders.stop()
      await pool.end()
      await shop.stop()
    },
  }
}

export interface OrdersMeasured {
  atOnce: number
  orders: OrdersAnswered[]
  rows: { perSecond: number; p99: number }[]
}

/** In turns, so that a busy moment of the machine meets both. */
export async function measureOrders(
  shop: OrderedShop,
  ways: number[],
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<OrdersMeasured[]> {
  // The first of everything is slower, and not what is asked here.
  await shop.order(8, milliseconds)
  await shop.insertRows(8, milliseconds / 2)
  const measured = ways.map((atOnce): OrdersMeasured => ({ atOnce, orders: [], rows: [] }))
  for (const { atOnce, orders, rows } of measured)
    for (let round = 0; round < rounds; round += 1) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other is what is measured
      orders.push(await shop.order(atOnce, milliseconds))
      // oxlint-disable-next-line eslint/no-await-in-loop -- the same
      rows.push(await shop.insertRows(atOnce, milliseconds))
    }
  return measured
}

/** How fast something is done again and again, so many at once, for a while. */
async function during(milliseconds: number, atOnce: number, work: () => Promise<unknown>) {
  const taken: number[] = []
  const start = performance.now()
  const again = async () => {
    while (performance.now() - start < milliseconds) {
      const before = performance.now()
      // oxlint-disable-next-line eslint/no-await-in-loop -- each waits for the one before
      await work()
      taken.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, again))
  return { perSecond: (taken.length / milliseconds) * 1_000, p99: percentile(taken, 0.99) }
}
