// oxlint-disable eslint/no-await-in-loop -- one after the other is what is measured
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts'
import { seen } from '../../tests/support/seen.ts'
import { processorTimeOf } from '../bench/processor-time.ts'
import { startShop, type RunningShop } from '../bench/running-shop.ts'
import { median } from '../bench/statistics.ts'
import { buildWhenNeeded } from '../build-when-needed.mjs'
import { Person, Traffic } from './busy-shop/person.ts'
import { ceilingOf, predict, type Demands } from './scale-model.ts'

// Measures what a page and an order take of the processor in the program and in PostgreSQL, foretells from one copy what
// two do on one database, and fails when they do something else. What larger places carry follows from the same model.
const [seconds = 8, rounds = 3] = process.argv.slice(2).map(Number)
const farthestOff = 0.25
const atOnce = 24
const cores = availableParallelism()

await buildWhenNeeded()
const folder = await mkdtemp(join(tmpdir(), 'salorge-scale-'))
// PostgreSQL's own user passes through it when this runs as root.
await chmod(folder, 0o711)
const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), say: () => {} })
const keeper = Number((await readFile(join(folder, 'data/postgres/postmaster.pid'), 'utf8')).split('\n')[0])
const shops: RunningShop[] = []
try {
  const settings = { DATABASE_URL: postgres.url, TRUST_PROXY: 'true', LOG_LEVEL: 'warn' }
  shops.push(await startShop(folder, settings))
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('update products set stock_quantity = 10000000')
  const { rows: products } = await client.query<{ id: number }>('select id from products order by id')
  await client.end()
  shops.push(await startShop(folder, { ...settings, DATA_DIR: join(folder, 'second') }))
  const order = (person: Person) => placeOrder(person, products[Math.floor(Math.random() * products.length)]?.id ?? 1)
  process.exitCode = (await measure(order)) ? 0 : 1
} finally {
  for (const shop of shops) await shop.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, maxRetries: 20 })
}

async function measure(order: Work): Promise<boolean> {
  const [one = [], two = []] = [shops.slice(0, 1), shops]
  const page: Work = (person) => person.call({ what: 'page', path: '/store' })
  await load(two, page, 2)
  const pages = await load(one, page, seconds / 2)
  await load(two, order, 2)
  // In turns, so that a busy moment of the machine meets both.
  const orders: { one: Loaded; two: Loaded }[] = []
  for (let round = 0; round < rounds; round += 1)
    orders.push({ one: await load(one, order, seconds), two: await load(two, order, seconds) })
  const demands = middleOf(orders.map((round) => round.one.demands))
  const place = (copies: number) => ({ copies, cores })
  const measured = {
    one: median(orders.map((round) => round.one.perSecond)),
    two: median(orders.map((round) => round.two.perSecond)),
  }
  const foretold = predict({ perSecond: measured.one, place: place(1) }, demands, place(2))
  const off = foretold / measured.two - 1
  const milliseconds = (given: number) => `${(given * 1_000).toFixed(2)} ms`
  seen(
    `an order takes ${milliseconds(demands.node)} of a processor in the program and ${milliseconds(demands.postgres)} in PostgreSQL, a page ${milliseconds(pages.demands.node)}; ${cores} processors, shared with whoever asks (${milliseconds(demands.client)})`,
  )
  seen(
    `one copy: ${measured.one.toFixed(0)} orders a second; two on one database: foretold ${foretold.toFixed(0)}, measured ${measured.two.toFixed(0)} (${(off * 100).toFixed(0)} % off, at most ${farthestOff * 100} % are allowed)`,
  )
  // Elsewhere nobody who asks takes of the same processors.
  const alone = { ...demands, client: 0 }
  const reached = measured.one / ceilingOf(demands, place(1))
  const carries = (copies: number, all: number) => (reached * ceilingOf(alone, { copies, cores: all })).toFixed(0)
  seen(
    `by the same model, orders a second at most: ${carries(1, 2)} with two processors and one copy, ${carries(2, 4)} with four and two copies, ${carries(10, 32)} with thirty-two and ten; pages a second of one copy: ${(reached / pages.demands.node).toFixed(0)}`,
  )
  return Math.abs(off) <= farthestOff
}

type Work = (person: Person) => Promise<unknown>

interface Loaded {
  perSecond: number
  demands: Demands
}

/** So many at once ask these copies in turn for so many seconds. */
async function load(copies: RunningShop[], work: Work, duration: number): Promise<Loaded> {
  const traffics = copies.map(({ port }) => new Traffic(`http://127.0.0.1:${port}`, Number.POSITIVE_INFINITY))
  const spent = () => ({
    node: copies.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
    postgres: timeOfPostgres(),
    client: processorTimeOf(process.pid),
  })
  const before = spent()
  const start = performance.now()
  let done = 0
  const again = async (number: number) => {
    const traffic = traffics[number % traffics.length] as Traffic
    while (performance.now() - start < duration * 1_000) {
      await work(new Person(traffic, 'pl'))
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, number) => again(number)))
  const elapsed = (performance.now() - start) / 1_000
  const after = spent()
  for (const { agent } of traffics) agent.destroy()
  const each = (name: keyof Demands) => (after[name] - before[name]) / 1e6 / done
  return {
    perSecond: done / elapsed,
    demands: { node: each('node'), postgres: each('postgres'), client: each('client') },
  }
}

/** The connections stay, so what each has spent stays to be read. */
function timeOfPostgres(): number {
  const children = readFileSync(`/proc/${keeper}/task/${keeper}/children`, 'utf8')
  return [String(keeper), ...children.split(' ').filter(Boolean)].reduce((sum, pid) => sum + timeOf(Number(pid)), 0)
}

function timeOf(pid: number): number {
  try {
    return processorTimeOf(pid)
  } catch {
    // It has ended since it was listed.
    return 0
  }
}

function middleOf(all: Demands[]): Demands {
  const middle = (name: keyof Demands) => median(all.map((one) => one[name]))
  return { node: middle('node'), postgres: middle('postgres'), client: middle('client') }
}

function placeOrder(person: Person, id: number): Promise<unknown> {
  const key = randomUUID()
  const shippingAddress = {
    firstName: 'Anna',
    lastName: 'Nowak',
    email: `anna.${key}@example.com`,
    phone: '+48 600 100 200',
    address: 'ul. Solna 7',
    city: 'Kraków',
    postalCode: '31-000',
  }
  return person.call({
    what: 'order',
    method: 'POST',
    path: '/api/store/create-checkout-session',
    body: { cart: [{ id, quantity: 1 }], shippingAddress },
    headers: { 'Idempotency-Key': key },
  })
}
