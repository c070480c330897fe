// In the long matrix because few shops run two copies, and a thousand buyers take their time. The gate has the rush for the last pieces in one
// process (src/sales/checkout/rush.test.ts) and orders that race with all that an office does (order-races.test.ts).
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { actAsAdmin } from '../support/administrator.ts'
import { anna, expectSound, makeCode } from '../support/checkouts.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { openKillableShop } from '../support/killable-shop.ts'
import { startProgram, type Program } from '../support/program.ts'
import { amount } from '../support/release.ts'
import { programWithoutSql } from '../support/replaced-sql.ts'
import { seen } from '../support/seen.ts'

const buyers = amount(200, 1_000)
const shelves = 4
const pieces = 25
const uses = 5
/** What keeps everybody who wants a piece waiting for whoever looks at the shelf. */
const lockOfShelf = ' for no key update of "products"'

/** Two copies of the built program on one database, each a process of its own. */
async function openCopies(settings: Record<string, string> = {}) {
  const set = { TRUST_PROXY: 'true', LOG_LEVEL: 'error', ...settings }
  const { url, database, start } = await openKillableShop(set)
  const { path, remove } = await createDataFolder()
  onTestFinished(remove)
  const one = await start()
  const other = await startProgram(path, { DATABASE_URL: url, ...set })
  onTestFinished(async () => void (await other.stop()))
  const copies = [one, other] as const
  const { call: asAdmin } = await actAsAdmin(one)
  const ids: number[] = []
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const product = { name: `Sól ${shelf}`, description: 'Szara', price: '10.00', stockQuantity: pieces }
    const made = (await (await asAdmin('POST', '/api/admin/products', product)).json()) as { id: number }
    ids.push(made.id)
  }
  await makeCode(database, 'OSTATNIE', uses)
  return { copies, database, ids, asAdmin }
}
type Shop = Awaited<ReturnType<typeof openCopies>>

/** One piece; two products, in either order, so that those who hold one want the other; one product on two lines. */
function cartOf(buyer: number, ids: number[]) {
  const [one, other] = [ids[buyer % shelves] as number, ids[(buyer + 1 + (buyer % 3)) % shelves] as number]
  const wanted = [[one], [one, other], [other, one], [one, one]][Math.floor(buyer / shelves) % 4] as number[]
  return wanted.map((id) => ({ id, quantity: 1 }))
}

interface Bought {
  buyer: number
  statuses: number[]
  session: string | undefined
}

/** A buyer orders at one of the copies; every fourth at both at once, as who clicks twice behind a proxy. */
async function buy({ copies, ids }: Shop, buyer: number): Promise<Bought> {
  const order = {
    cart: cartOf(buyer, ids),
    shippingAddress: { ...anna, email: `buyer-${buyer}@example.com` },
    ...(buyer % 5 === 0 && { discountCode: 'OSTATNIE' }),
  }
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
    'X-Forwarded-For': `10.${buyer % 50}.${buyer >> 8}.${buyer & 255}`,
  }
  const asked = buyer % 4 === 3 ? copies : [copies[buyer % 2] as Program]
  const answers = await Promise.all(
    asked.map(async ({ origin }) => {
      const answer = await fetch(`${origin}/api/store/create-checkout-session`, {
        method: 'POST',
        headers,
        body: JSON.stringify(order),
      })
      return { status: answer.status, said: (await answer.json()) as { url?: string } }
    }),
  )
  const sessions = answers.flatMap(({ said }) => (said.url ? [new URL(said.url).pathname.split('/').at(-1)] : []))
  expect(new Set(sessions).size).toBeLessThanOrEqual(1)
  return { buyer, statuses: answers.map(({ status }) => status), session: sessions[0] }
}

/** A third pays, a third goes away from the payment, of the rest some are cancelled by the office; all at the other copy. */
async function goOn({ copies, asAdmin, database }: Shop, { buyer, session }: Bought): Promise<void> {
  if (!session) return
  const { origin } = copies[(buyer + 1) % 2] as Program
  const press = async (wish: 'pay' | 'decline') => {
    const body = new URLSearchParams({ do: wish })
    const said = await fetch(`${origin}/checkout/demo/${session}`, { method: 'POST', body, redirect: 'manual' })
    expect(said.status).toBe(303)
    await fetch(`${origin}/api/store/checkout-sessions/${session}`).then((answer) => answer.arrayBuffer())
  }
  if (buyer % 3 === 0) await press('pay')
  else if (buyer % 3 === 1) await press('decline')
  else if (buyer % 2 === 0) {
    const { rows } = await database.execute<{ id: number }>(
      sql`select order_id as id from payments where session_id = ${session}`,
    )
    await asAdmin('PUT', `/api/admin/orders/${rows[0]?.id}/status`, { status: 'cancelled' })
  }
}

/** Meanwhile the office writes down what came in and what was broken. Gives how many pieces more there are of each. */
async function work({ asAdmin, ids }: Shop, isOver: () => boolean): Promise<Map<number, number>> {
  const more = new Map<number, number>(ids.map((id) => [id, 0]))
  for (let time = 0; !isOver() || time < 8; time += 1) {
    const productId = ids[time % shelves] as number
    const change = time % 3 === 2 ? { kind: 'lost', pieces: 1 } : { kind: 'received', pieces: 1 + (time % 2) }
    const { status } = await asAdmin('POST', '/api/admin/stock/movements', { productId, ...change })
    // Nobody can lose what is sold.
    if (status === 204)
      more.set(productId, (more.get(productId) ?? 0) + change.pieces * (change.kind === 'lost' ? -1 : 1))
    else expect([409, 422]).toContain(status)
    await setTimeout(100)
  }
  return more
}

/** All buyers at once; those who get nothing try once more when others have let go of theirs. */
async function rush(shop: Shop, count: number, goOnWith: typeof goOn) {
  let isOver = false
  const office = work(shop, () => isOver)
  const come = (all: number[]) =>
    Promise.all(
      all.map(async (buyer) => {
        const bought = await buy(shop, buyer)
        await goOnWith(shop, bought)
        return bought
      }),
    )
  const first = await come(Array.from({ length: count }, (_, buyer) => buyer))
  const later = await come(first.filter(({ session }) => !session).map(({ buyer }) => buyer + count))
  isOver = true
  return { bought: [...first, ...later], more: await office }
}

const countsOf = async ({ database, ids }: Shop) => {
  const { rows } = await database.execute<{
    held: number
    lowest: number
    orders: number
    uses: number
    paid: number
    cancelled: number
  }>(sql`
    select
      (select coalesce(sum(quantity), 0)::integer from order_lines join orders on orders.id = order_id where holds_stock) as held,
      (select min(balance)::integer from stock_movements where product_id in (${sql.join(ids, sql`, `)})) as lowest,
      (select count(*)::integer from orders) as orders,
      (select count(*)::integer from orders where payment_status = 'paid') as paid,
      (select count(*)::integer from orders where status = 'cancelled') as cancelled,
      (select used_count from discount_codes where code = 'OSTATNIE') as uses`)
  return rows[0] as NonNullable<(typeof rows)[0]>
}

test(`${buyers} buyers at two copies of the program, for a hundred pieces that the office changes meanwhile: each piece has one buyer at every moment, and the books are exact`, async () => {
  const shop = await openCopies()
  const { bought, more } = await rush(shop, buyers, goOn)
  const put = Object.fromEntries(shop.ids.map((id) => [id, pieces + (more.get(id) ?? 0)]))
  const shelf = Object.values(put).reduce((sum, count) => sum + count, 0)
  const counts = await countsOf(shop)
  const sessions = bought.flatMap(({ session }) => session ?? [])
  const statuses = Map.groupBy(
    bought.flatMap((one) => one.statuses),
    (status) => status,
  )
  seen(
    `${buyers} buyers, ${bought.length} tries at two copies, answers ${[...statuses]
      .map(([status, all]) => `${status}: ${all.length}`)
      .toSorted()
      .join(
        ', ',
      )}; ${counts.orders} orders, ${counts.paid} paid, ${counts.cancelled} cancelled by the office; ${counts.held} pieces held of ${shelf} that came in, never fewer than ${counts.lowest} on a shelf; ${counts.uses} of ${uses} uses held`,
  )
  expect([...statuses.keys()].toSorted()).toEqual([201, 409, 422])
  expect(new Set(sessions).size).toBe(sessions.length)
  expect(counts.orders).toBe(sessions.length)
  const sessionsOf = (did: (buyer: number) => boolean) =>
    bought.filter(({ buyer, session }) => session && did(buyer)).length
  expect(counts.paid).toBe(sessionsOf((buyer) => buyer % 3 === 0))
  expect(counts.cancelled).toBe(sessionsOf((buyer) => buyer % 3 === 2 && buyer % 2 === 0))
  expect(counts.lowest).toBeGreaterThanOrEqual(0)
  expect(counts.uses).toBeLessThanOrEqual(uses)
  expect(counts.held).toBeLessThanOrEqual(shelf)
  await expectSound(shop.database, put)

  // What nobody paid for comes back by itself when its hour is over.
  await shop.database.execute(sql`
    update orders set payable_until = payable_until - interval '3 days' where payment_status = 'pending'`)
  await shop.database.execute(sql`update payments set expires_at = expires_at - interval '3 days' where state = 'open'`)
  expect((await shop.asAdmin('POST', '/api/admin/payment-status/check')).status).toBe(200)
  await expectSound(shop.database, put)
  const { rows } = await shop.database.execute(sql`
    select number from orders where holds_stock and payment_status <> 'paid'`)
  expect(rows).toEqual([])
})

test('the same rush at copies that don’t wait for who looks at the shelf is seen to sell more than there is', async () => {
  const shop = await openCopies(programWithoutSql(lockOfShelf))
  await shop.database.execute(sql`alter table products drop constraint products_stock_quantity_check`)
  // Without it they also wait for each other in a circle, which ends with an error.
  const { more } = await rush(shop, 200, async () => {})
  const shelf = [...more.values()].reduce((sum, count) => sum + count, shelves * pieces)
  const { held, lowest } = await countsOf(shop)
  seen(`without the lock of the shelf: ${held} held of ${shelf}, ${lowest} on the emptiest shelf`)
  expect(lowest).toBeLessThan(0)
  await expect(expectSound(shop.database, {})).rejects.toThrow('greater than or equal to 0')
})
