// oxlint-disable eslint/no-await-in-loop -- one after the other is what is measured
import { join } from 'node:path'
import pg from 'pg'
import { listOrders } from '../../src/sales/order-management/list/list-orders.server.ts'
import type { OrderFilter } from '../../src/sales/order-management/changes/order-changes.ts'
import { startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts'
import { placeManyOrders } from '../../tests/support/many-orders.ts'
import { openExplained } from '../../tests/support/plans.ts'
import { benchPassword, pace, signIn } from './panel-calls.ts'
import { startShop } from './running-shop.ts'
import { percentile } from './statistics.ts'

type Asked = OrderFilter & { page?: number }

export const [few, many] = [2_500, 250_000]

/** What the panel asks for. Pages are those of ten. */
const byState: Record<string, Asked> = {
  'the first page': {},
  'the last page': { page: many / 10 },
  'a page in the middle': { page: many / 20 },
  'delivered, most of them': { status: 'delivered' },
  'pending, few': { status: 'pending' },
  'paid, nearly all': { paymentStatus: 'paid' },
  'refunded, few': { paymentStatus: 'refunded' },
  'delivered and refunded': { status: 'delivered', paymentStatus: 'refunded' },
  'cancelled and failed': { status: 'cancelled', paymentStatus: 'failed' },
  'to pack': { toPack: 'true' },
  'needs attention': { needsAttention: 'true' },
  'needs attention and delivered': { needsAttention: 'true', status: 'delivered' },
}
const words = ['12345', 'Zając', 'żaneta zając', 'kowalska', 'example.com', 'nobody', 'a', 'ow', 'xq', '%', '@', 'na k']
const bySearch: Record<string, Asked> = {
  ...Object.fromEntries(words.map((search) => [`search: ${search}`, { search }])),
  'search: ow, delivered': { search: 'ow', status: 'delivered' },
  'search: xq, paid': { search: 'xq', paymentStatus: 'paid' },
  'search: zając, refunded': { search: 'zając', paymentStatus: 'refunded' },
  'search: 1, needs attention': { search: '1', needsAttention: 'true' },
}
const lists = { ...byState, ...bySearch }

interface ListMeasured {
  name: string
  p50: number
  p95: number
  scans: string[]
}

/** What the rows of a page cost: where they are, and they themselves. Counting all that are asked for isn't in it. */
interface RowsCost {
  buffers: number
  cost: number
  milliseconds: number
  /** How many orders were on the page. */
  orders: number
}

type Figure = 'buffers' | 'cost' | 'milliseconds'

export interface ListsMeasured {
  lists: ListMeasured[]
  rows: { name: string; few: RowsCost; many: RowsCost }[]
  summary: { p50: number; p95: number }
  exported: { seconds: number; bytes: number }
}

/** The panel's orders, on a database of their own, over HTTP; where it is asked, with what their rows cost among few and many. */
export async function measureOrderLists(folder: string, times: number, isOfRows = true): Promise<ListsMeasured> {
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'lists'), say: () => {} })
  const shop = await startShop(folder, { DATABASE_URL: postgres.url, ADMIN_PASSWORD: benchPassword, LOG_LEVEL: 'warn' })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { plansOf, close } = await openExplained(postgres.keeperUrl)
  const look = (asked: Asked) => plansOf((database) => listOrders(database, { page: 1, limit: 10, ...asked }))

  /** The median of seven, page by page at the same place: the last page of few is not the last of many. */
  async function rowsCostOf(asked: Asked, count: number): Promise<RowsCost> {
    const page = Math.max(1, Math.round(((asked.page ?? 1) * count) / many))
    const costs: RowsCost[] = []
    for (let round = 0; round < 7; round += 1) {
      let orders = 0
      const all = await plansOf(async (database) => {
        orders = (await listOrders(database, { limit: 10, ...asked, page })).list.length
      })
      const plans = all.filter(({ statement }) => !/count\(|as total$/.test(statement))
      const sum = (figure: Figure) => plans.reduce((total, plan) => total + plan[figure], 0)
      costs.push({ buffers: sum('buffers'), cost: sum('cost'), milliseconds: sum('milliseconds'), orders })
    }
    const middle = (figure: Figure) =>
      percentile(
        costs.map((cost) => cost[figure]),
        0.5,
      )
    return {
      buffers: middle('buffers'),
      cost: middle('cost'),
      milliseconds: middle('milliseconds'),
      orders: costs[0]?.orders ?? 0,
    }
  }
  async function costsAmong(count: number): Promise<Map<string, RowsCost>> {
    await client.query('truncate orders cascade')
    await placeManyOrders(client, count)
    const found = new Map<string, RowsCost>()
    for (const [name, asked] of Object.entries(lists)) found.set(name, await rowsCostOf(asked, count))
    return found
  }

  try {
    const none = new Map<string, RowsCost>()
    const [ofFew, ofMany] = isOfRows ? [await costsAmong(few), await costsAmong(many)] : [none, none]
    if (!isOfRows) await placeManyOrders(client, many)
    const nothing = { buffers: 0, cost: 0, milliseconds: 0, orders: 0 }
    const ask = await signIn(`http://127.0.0.1:${shop.port}`)
    const measured: ListMeasured[] = []
    for (const [name, { page = 1, ...filter }] of Object.entries(lists)) {
      const asks = new URLSearchParams({ limit: '10', page: String(page) })
      for (const [key, value] of Object.entries(filter)) if (value) asks.set(key, value)
      const path = `/api/admin/orders?${asks.toString()}`
      const scans = (await look({ page, ...filter })).flatMap((plan) => plan.scans)
      measured.push({ name, ...(await pace(times, () => ask(path))), scans: [...new Set(scans)] })
    }
    const summary = await pace(times, () => ask('/api/admin/orders/summary'))
    const start = performance.now()
    const bytes = await ask('/api/admin/orders/export')
    return {
      lists: measured,
      rows: Object.keys(lists).map((name) => ({
        name,
        few: ofFew.get(name) ?? nothing,
        many: ofMany.get(name) ?? nothing,
      })),
      summary,
      exported: { seconds: (performance.now() - start) / 1_000, bytes },
    }
  } finally {
    await close()
    await client.end()
    await shop.stop()
    await postgres.stop()
  }
}
