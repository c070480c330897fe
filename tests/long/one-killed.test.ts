// In the long matrix because it takes ten minutes. The gate kills programs at their work (tests/faults/killed.test.ts, orders-killed.test.ts);
// a copy that is told to stop rather than killed is in tests/long/two-copies.test.ts.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openBalancingProxy } from '../support/balancing-proxy.ts'
import { anna, expectSound } from '../support/checkouts.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { adminPassword } from '../support/database.ts'
import { freePort } from '../support/free-port.ts'
import { kill, openKillableShop } from '../support/killable-shop.ts'
import { startProgram, type Program } from '../support/program.ts'
import { amount } from '../support/release.ts'
import { seen } from '../support/seen.ts'

const seconds = Number(process.env['KILL_SECONDS'] ?? amount(30, 600))
const killEach = 10_000
const atOnce = 12
const password = 'szara sól z Pouliguen'

/** Two copies on one database, each with a port that it keeps, and whatever stands before them. */
async function openCopies(isPatient: boolean) {
  const { url, database, office } = await openKillableShop()
  const copies = await Promise.all(
    [0, 1].map(async () => {
      const { path, remove } = await createDataFolder()
      onTestFinished(remove)
      const port = String(await freePort())
      const settings = { DATABASE_URL: url, SMTP_URL: office.url, LOG_LEVEL: 'silent', TRUST_PROXY: 'true', PORT: port }
      const open = async () => {
        const program = await startProgram(path, settings)
        onTestFinished(async () => void (await program.stop()))
        return program
      }
      return { origin: `http://127.0.0.1:${port}`, open, program: await open() }
    }),
  )
  const { origin } = await openBalancingProxy(
    copies.map((copy) => copy.origin),
    isPatient,
  )
  return { copies, database, office, origin }
}
type Shop = Awaited<ReturnType<typeof openCopies>>

/** One after the other is killed and started again, each ten seconds, or when the one before is open again. */
async function killInTurn({ copies }: Shop, isOver: () => boolean) {
  let kills = 0
  const starts: number[] = []
  while (!isOver()) {
    const next = setTimeout(killEach)
    const copy = copies[kills % 2] as Shop['copies'][number]
    await kill(copy.program)
    kills += 1
    const killed = performance.now()
    copy.program = (await copy.open()) as Program
    starts.push((performance.now() - killed) / 1_000)
    while (!isOver() && (await Promise.race([next.then(() => true), setTimeout(50)])) !== true);
  }
  return { kills, slowestStart: Math.max(...starts) }
}

interface Answer {
  status: number
  said: string
  cookies: string[]
}

/** Somebody with an address, a line and cookies of their own. */
class Visitor {
  /** What failed, and how. */
  readonly failures: string[] = []
  asked = 0
  slowest = 0
  readonly #agent: Agent
  readonly #cookies = new Map<string, string>()

  readonly number: number
  readonly origin: string

  constructor(number: number, origin: string) {
    this.number = number
    this.origin = origin
    const localAddress = `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${1 + (number % 250)}`
    this.#agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress })
  }

  leave(): void {
    this.#agent.destroy()
  }

  /** Asks as a person does who sees that something failed: once more, and then once more. */
  async ask(method: string, path: string, body?: object | URLSearchParams, headers: Record<string, string> = {}) {
    for (let tries = 0; tries < 50; tries += 1) {
      const start = performance.now()
      const answer = await this.#send(method, path, body, headers).catch(() => undefined)
      this.asked += 1
      this.slowest = Math.max(this.slowest, performance.now() - start)
      // 408: what was sent stood before a copy that had no time for it.
      if (answer && answer.status < 500 && answer.status !== 408) return { ...answer, isRepeated: tries > 0 }
      this.failures.push(`${method} ${answer?.status ?? 'broken off'}`)
      await setTimeout(200)
    }
    throw new Error(`${method} ${path} failed fifty times`)
  }

  async #send(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Answer> {
    const isForm = body instanceof URLSearchParams
    const sent = body && (isForm ? String(body) : JSON.stringify(body))
    const headers = {
      Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      ...(sent && {
        'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        'Content-Length': String(Buffer.byteLength(sent)),
      }),
      ...more,
    }
    const asking = request(`${this.origin}${path}`, { method, headers, agent: this.#agent })
    asking.end(sent)
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    const said = await text(answer)
    if (!answer.complete) throw new Error('the answer broke off')
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#cookies.set(name, value)
    }
    return { status: answer.statusCode ?? 0, said, cookies: answer.headers['set-cookie'] ?? [] }
  }
}

interface Done {
  visitor: Visitor
  key: string
  session: string
  email: string
  hasAccount: boolean
}

const think = () => setTimeout(100 + Math.random() * 400)

/** Looks around, orders, pays, and sees that it went well; every fifth makes an account and signs in. */
async function visit(visitor: Visitor, keepsKey: boolean): Promise<Done> {
  const { number } = visitor
  const email = `visitor-${number}@example.com`
  const hasAccount = number % 5 === 0
  const reads = async (...paths: string[]) => {
    for (const path of paths) {
      expect([path, (await visitor.ask('GET', path)).status]).toEqual([path, 200])
      await think()
    }
  }
  await reads('/', '/store', '/api/store/products', '/store/sol-celtycka-drobna-250g')
  if (hasAccount) {
    const form = { email, password, firstName: 'Anna', lastName: 'Nowak', phone: '+48 600 100 200' }
    const registered = await visitor.ask('POST', '/api/customers/register', form)
    // Whoever tries again may learn that it had gone well.
    if (!(registered.isRepeated && registered.status === 409)) expect(registered.status, registered.said).toBe(201)
    await think()
    const signedIn = await visitor.ask('POST', '/api/customers/login', { email, password })
    expect(signedIn.status, signedIn.said).toBe(200)
    await reads('/api/customers/me')
  }
  await reads('/cart', '/checkout')
  const key = randomUUID()
  const order = { cart: [{ id: 1 + (number % 6), quantity: 1 }], shippingAddress: { ...anna, email } }
  const headers: Record<string, string> = keepsKey ? { 'Idempotency-Key': key } : {}
  const ordered = await visitor.ask('POST', '/api/store/create-checkout-session', order, headers)
  expect(ordered.status, ordered.said).toBe(201)
  const session = new URL((JSON.parse(ordered.said) as { url: string }).url, 'http://shop').pathname
    .split('/')
    .at(-1) as string
  await reads(`/checkout/demo/${session}`)
  const paid = await visitor.ask('POST', `/checkout/demo/${session}`, new URLSearchParams({ do: 'pay' }))
  expect(paid.status).toBe(303)
  await reads(`/checkout/success?session_id=${session}`)
  const { said } = await visitor.ask('GET', `/api/store/checkout-sessions/${session}`)
  expect(JSON.parse(said)).toMatchObject({ state: 'paid' })
  visitor.leave()
  return { visitor, key, session, email, hasAccount }
}

/** Reads in the panel all the while, signed in once. */
async function administrate(visitor: Visitor, isOver: () => boolean): Promise<Visitor> {
  const signedIn = await visitor.ask('POST', '/api/admin/login', { username: 'admin', password: adminPassword })
  expect(signedIn.status).toBe(200)
  while (!isOver()) {
    for (const path of ['/api/admin/orders?limit=20', '/api/admin/products', '/api/admin/session'])
      expect([path, (await visitor.ask('GET', path)).status]).toEqual([path, 200])
    await setTimeout(300)
  }
  visitor.leave()
  return visitor
}

/** So many at once come, and when one has left, another one. */
async function underLoad(shop: Shop, forSeconds: number, keepsKey: boolean) {
  await shop.database.execute(sql`update products set stock_quantity = 1000000`)
  const end = Date.now() + forSeconds * 1_000
  let hasFailed = false
  const isOver = () => hasFailed || Date.now() > end
  const beside = Promise.all([administrate(new Visitor(0, shop.origin), isOver), killInTurn(shop, isOver)])
  const all: Done[] = []
  let last = 0
  const come = async () => {
    while (!isOver()) all.push(await visit(new Visitor((last += 1), shop.origin), keepsKey))
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, come))
  } catch (error) {
    // Nothing is killed or started any more when the test is over.
    hasFailed = true
    await beside.catch(() => {})
    throw error
  }
  const [office, killed] = await beside
  return { all, office, ...killed }
}

const ordersOf = async ({ database }: Shop) => {
  const { rows } = await database.execute<{ key: string | null; session: string; isPaid: boolean }>(sql`
    select checkout_id as key, session_id as session, payment_status = 'paid' as "isPaid"
    from orders join payments on order_id = orders.id and state <> 'superseded'`)
  return rows
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test(
  `two copies, one of which is killed every ten seconds for ${seconds} seconds: no visitor sees more than one failed request, and no order is lost or doubled`,
  { timeout: 1_200_000 },
  async () => {
    const shop = await openCopies(true)
    const { all, office, kills, slowestStart } = await underLoad(shop, seconds, true)
    const visitors = [...all.map(({ visitor }) => visitor), office]
    const worst = Math.max(...visitors.map(({ failures }) => failures.length))
    const orders = await ordersOf(shop)
    const asked = sum(visitors.map((visitor) => visitor.asked))
    const failed = visitors.flatMap(({ failures }) => failures)
    const kinds = [...Map.groupBy(failed, (kind) => kind)].map(([kind, { length }]) => `${kind}: ${length}`)
    const letters = () => new Set(shop.office.delivered.map(({ messageId }) => messageId)).size
    const letterRows = async () =>
      (
        await shop.database.execute<{ count: number }>(
          sql`select count(*)::integer as count from mails where state <> 'sent'`,
        )
      ).rows[0]?.count
    // What a killed copy was at is tried again by itself, after a pause.
    await expect.poll(letterRows, { timeout: 300_000, interval: 500 }).toBe(0)
    const doubled = shop.office.delivered.length - letters()
    seen(
      `${kills} kills in ${seconds} seconds, back within ${slowestStart.toFixed(1)} s; ${all.length} visitors, ${asked} requests, ${failed.length} failed (${kinds.join(', ') || 'none'}), at most ${worst} for one visitor (${visitors.filter(({ failures }) => failures.length > 0).length} saw one), the slowest took ${(Math.max(...visitors.map(({ slowest }) => slowest)) / 1_000).toFixed(1)} s; ${orders.length} orders, ${letters()} letters, ${doubled} of them twice`,
    )
    expect(worst).toBeLessThanOrEqual(1)
    expect(kills).toBeGreaterThanOrEqual(Math.floor(seconds / 20))
    const told = all.map(({ key, session }) => ({ key, session, isPaid: true }))
    const inOrder = (rows: typeof orders) => rows.toSorted((one, other) => (one.session < other.session ? -1 : 1))
    expect(inOrder(orders)).toEqual(inOrder(told))
    await expectSound(shop.database, {})
    const accounts = await shop.database.execute<{ email: string }>(sql`select email from customers`)
    expect(accounts.rows.map(({ email }) => email).toSorted()).toEqual(
      all.flatMap(({ email, hasAccount }) => (hasAccount ? [email] : [])).toSorted(),
    )
    // No more than what was on the wire when a copy died.
    expect(doubled).toBeLessThanOrEqual(kills * 5)
  },
)

test('the same, where the proxy tries nothing again and the visitors’ orders have no name of their own: more failed requests are seen', async () => {
  const shop = await openCopies(false)
  const { all, kills } = await underLoad(shop, amount(20, 60), false)
  const worst = Math.max(...all.map(({ visitor }) => visitor.failures.length))
  const extra = (await ordersOf(shop)).length - all.length
  seen(
    `without a second try: ${kills} kills, up to ${worst} failed requests for one visitor, ${extra} orders that nobody meant`,
  )
  expect(worst).toBeGreaterThan(1)
})
