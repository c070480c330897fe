import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts'
import { startShop } from './running-shop.ts'
import { percentile } from './statistics.ts'

interface Pace {
  perSecond: number
  p99: number
}

/** Checkout sessions with the demonstration provider, beside single rows that the same driver puts into the same database. */
export interface OrdersMeasured {
  atOnce: number
  orders: Pace
  rows: Pace
  ratio: number
}

/** In turns, so that a busy moment of the machine meets both. */
export async function measureOrders(
  folder: string,
  ways: number[],
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<OrdersMeasured[]> {
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'orders'), say: () => {} })
  const shop = await startShop(folder, { DATABASE_URL: postgres.url, TRUST_PROXY: 'true', LOG_LEVEL: 'warn' })
  const pool = new pg.Pool({ connectionString: postgres.url, max: 10 })
  const agent = new Agent({ keepAlive: true })
  const origin = `http://127.0.0.1:${shop.port}`
  try {
    await pool.query('update products set stock_quantity = 1000000')
    await pool.query(
      'create table bare (id integer generated always as identity primary key, name text, amount integer)',
    )
    const { rows: products } = await pool.query<{ id: number }>('select id from products order by id')
    const insert = () => pool.query('insert into bare (name, amount) values ($1, $2)', ['Anna', 4980])
    const order = () => sendOrder(agent, origin, products[Math.floor(Math.random() * products.length)]?.id ?? 1)
    // The first of everything is slower, and not what is asked here.
    await during(milliseconds / 2, 8, order)
    await during(milliseconds / 2, 8, insert)
    const measured: OrdersMeasured[] = []
    for (const atOnce of ways) {
      const [orders, rows]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round += 1) {
        orders.push(...(await during(milliseconds, atOnce, order)))
        rows.push(...(await during(milliseconds, atOnce, insert)))
      }
      const pace = (taken: number[]) => ({
        perSecond: (taken.length / (rounds * milliseconds)) * 1_000,
        p99: percentile(taken, 0.99),
      })
      measured.push({ atOnce, orders: pace(orders), rows: pace(rows), ratio: orders.length / rows.length })
    }
    return measured
  } finally {
    agent.destroy()
    await pool.end()
    await shop.stop()
    await postgres.stop()
  }
}

/** How long each took of what so many do again and again for a while. */
async function during(milliseconds: number, atOnce: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  const start = performance.now()
  const again = async () => {
    while (performance.now() - start < milliseconds) {
      const before = performance.now()
      await work()
      taken.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, again))
  return taken
}

/** Each from an address and with an e-mail address of their own, as behind a proxy, so that nobody is asked to wait. */
function sendOrder(agent: Agent, origin: string, id: number): Promise<void> {
  const from = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join('.')
  const body = JSON.stringify({
    cart: [{ id, quantity: 1 }],
    shippingAddress: {
      firstName: 'Anna',
      lastName: 'Nowak',
      email: `anna.${from}@example.com`,
      phone: '+48 600 100 200',
      address: 'ul. Solna 7',
      city: 'Kraków',
      postalCode: '31-000',
    },
  })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': randomUUID(),
    'X-Forwarded-For': `10.${from}`,
  }
  return new Promise((resolve, reject) => {
    const address = `${origin}/api/store/create-checkout-session`
    const asking = request(address, { method: 'POST', agent, headers }, (answer) => {
      if (answer.statusCode !== 201) reject(new Error(`an order was answered with ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    })
    asking.once('error', reject)
    asking.end(body)
  })
}
