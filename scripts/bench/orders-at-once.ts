import { Agent, request } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts'
import { placeManyOrders } from '../../tests/support/many-orders.ts'
import { benchPassword } from './panel-calls.ts'
import { startShop } from './running-shop.ts'
import { signInAsAdmin } from './sign-in-as-admin.ts'
import { percentile } from './statistics.ts'

export const [ordersListed, askersAtOnce] = [100_000, 16]

export interface AtOnceMeasured {
  p50: number
  p95: number
  perSecond: number
}

/** The first page of the panel's orders, asked for by so many connections again and again. */
export async function measureOrdersAtOnce(folder: string, milliseconds: number): Promise<AtOnceMeasured> {
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'at-once'), say: () => {} })
  const shop = await startShop(folder, { DATABASE_URL: postgres.url, ADMIN_PASSWORD: benchPassword, LOG_LEVEL: 'warn' })
  const client = new pg.Client({ connectionString: postgres.url })
  const agent = new Agent({ keepAlive: true, maxSockets: askersAtOnce })
  try {
    await client.connect()
    await placeManyOrders(client, ordersListed)
    const origin = `http://127.0.0.1:${shop.port}`
    const headers = { Cookie: await signInAsAdmin(origin, benchPassword) }
    const taken: number[] = []
    const ask = () => readPage(agent, `${origin}/api/admin/orders?page=1&limit=10`, headers)
    const until = async (end: number, keep: number[]) => {
      while (performance.now() < end) {
        const before = performance.now()
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other is what one of them does
        await ask()
        keep.push(performance.now() - before)
      }
    }
    const allUntil = (end: number, keep: number[]) =>
      Promise.all(Array.from({ length: askersAtOnce }, () => until(end, keep)))
    await allUntil(performance.now() + milliseconds / 3, [])
    const start = performance.now()
    await allUntil(start + milliseconds, taken)
    const perSecond = (taken.length / (performance.now() - start)) * 1_000
    return { p50: percentile(taken, 0.5), p95: percentile(taken, 0.95), perSecond }
  } finally {
    agent.destroy()
    await client.end()
    await shop.stop()
    await postgres.stop()
  }
}

function readPage(agent: Agent, address: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(address, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`the list was answered with ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    })
    asking.once('error', reject)
    asking.end()
  })
}
