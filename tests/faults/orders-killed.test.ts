import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reconcileOrders } from '../../src/sales/order-management/reconciliation/reconcile-orders.server.ts'
import type { Database } from '../../src/server/database/database.ts'
import { enqueue } from '../../src/server/jobs/jobs.ts'
import { amount } from '../support/release.ts'
import { anna, expectSound } from '../support/checkouts.ts'
import { kill, openKillableShop } from '../support/killable-shop.ts'

/** Hundreds of times, and at all else besides, it is killed by `npm run prove -- "killed five hundred times"`. */
const kills = amount(1, 30)
const buyersAtOnce = 4
const pieces = 100_000

interface Buyer {
  key: string
  cart: { id: number; quantity: number }[]
  discountCode: string | undefined
  /** What they do when they are on the provider's page. */
  means: 'pay' | 'decline' | 'leave'
  session: string | undefined
  isDone: boolean
}

const some = <Value>(...values: [Value, ...Value[]]) => values[Math.floor(Math.random() * values.length)] as Value

function newBuyer(): Buyer {
  const quantity = some(1, 2, 3)
  const ids = some([1], [2, 1], [1, 3], [3, 2])
  return {
    key: randomUUID(),
    cart: ids.map((id) => ({ id, quantity })),
    discountCode: some(undefined, undefined, 'RZADKI'),
    means: some('pay', 'pay', 'pay', 'decline', 'leave'),
    session: undefined,
    isDone: false,
  }
}

/** Orders, goes to the provider's page, does what they mean to do there, and looks at the page after it. */
async function shopAs(buyer: Buyer, origin: string): Promise<void> {
  const { key, cart, discountCode } = buyer
  const ordered = await fetch(`${origin}/api/store/create-checkout-session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': address() },
    body: JSON.stringify({ cart, discountCode, shippingAddress: { ...anna, email: `${key}@example.com` } }),
  })
  const answer = (await ordered.json()) as { url?: string; code?: string }
  // The code has been used up by others: they do without.
  if (answer.code?.startsWith('discount')) buyer.discountCode = undefined
  if (!answer.url) return
  const url = new URL(answer.url)
  buyer.session = url.searchParams.get('session_id') ?? (url.pathname.split('/').at(-1) as string)
  if (buyer.means !== 'leave' && !url.search.includes('session_id'))
    await fetch(`${origin}${url.pathname}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ do: buyer.means }),
    })
  // Not all of them come back.
  if (Math.random() < 0.6) await fetch(`${origin}/api/store/checkout-sessions/${buyer.session}`)
  buyer.isDone = true
}

const address = () => [10, ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 250))].join('.')

/** Buyers come one after the other until the program is gone; who was cut off tries again with the next one. */
async function keepShopping(origin: string, waiting: Buyer[], served: Buyer[]): Promise<void> {
  for (;;) {
    const buyer = waiting.shift() ?? newBuyer()
    try {
      await shopAs(buyer, origin)
    } catch {
      waiting.push(buyer)
      return
    }
    if (buyer.isDone) served.push(buyer)
    else waiting.push(buyer)
  }
}

/** Hours go by for what nobody came back for, and the minute strikes. */
async function letHoursPass(database: Database): Promise<void> {
  await database.execute(sql`
    update payments set created_at = created_at - interval '2 hours', expires_at = expires_at - interval '2 hours', checked_at = null`)
  await database.execute(sql`update orders set updated_at = updated_at - interval '2 hours'`)
  for (let minute = 0; minute < 3; minute += 1) await enqueue(database, reconcileOrders, {})
}

test(
  `kill -9 between the click and the e-mail, ${kills} times: every order ends where its payment is, and every mail arrives`,
  async () => {
    const { database, office, start } = await openKillableShop({ TRUST_PROXY: 'true' })

    const waiting: Buyer[] = []
    const served: Buyer[] = []
    for (let round = 0; round < kills; round += 1) {
      const program = await start()
      if (round === 0) {
        await database.execute(sql`update products set stock_quantity = ${pieces}`)
        await database.execute(sql`
          insert into discount_codes (code, type, value_hundredths, max_uses) values ('RZADKI', 'percentage', 1000, 5)`)
      }
      const shopping = Array.from({ length: buyersAtOnce }, () => keepShopping(program.origin, waiting, served))
      // Somebody has paid before each kill, however slow the machine; the others are anywhere between click and letter.
      const paid = () => served.filter(({ means }) => means === 'pay').length
      const before = paid()
      await expect.poll(paid, { interval: 10 }).toBeGreaterThan(before)
      await setTimeout(Math.random() * 900)
      await kill(program)
      await Promise.all(shopping)
    }

    const program = await start()
    // Who was cut off comes back once more, so that nobody's answer is missing.
    for (const buyer of waiting)
      for (let tries = 0; tries < 3 && !buyer.isDone; tries += 1) await shopAs(buyer, program.origin)
    await letHoursPass(database)
    const left = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rowCount
    const timeout = { timeout: 300_000, interval: 200 }
    await expect
      .poll(() => left(sql`select 1 from payments where state in ('creating', 'open', 'processing')`), timeout)
      .toBe(0)
    await expect.poll(() => left(sql`select 1 from mails where state = 'waiting'`), timeout).toBe(0)
    expect(await left(sql`select 1 from mails where state = 'failed'`)).toBe(0)

    await expectSound(database, { 1: pieces, 2: pieces, 3: pieces })
    // The provider's word: what it took is paid, and nothing else is.
    expect(
      await database
        .execute(
          sql`
        select number, payment_status, outcome from orders
        left join (select order_id, 'paid' as outcome from payments join demo_outcomes using (session_id)
          where outcome = 'paid') as taken on taken.order_id = orders.id
        where (payment_status = 'paid') <> (outcome is not null) or needs_attention is not null`,
        )
        .then(({ rows }) => rows),
    ).toEqual([])
    const unpaidBuyers = served.filter(({ means, session }) => means === 'pay' && session === undefined)
    expect(unpaidBuyers).toEqual([])
    // One order for each checkout, however often it was sent.
    expect(await left(sql`select checkout_id from orders group by checkout_id having count(*) > 1`)).toBe(0)

    const confirmed = await database.execute<{ email: string }>(
      sql`select email from orders where payment_status = 'paid'`,
    )
    expect(confirmed.rowCount).toBeGreaterThanOrEqual(kills)
    const arrived = Map.groupBy(office.delivered, ({ messageId }) => messageId)
    const mailed = await database.execute<{ count: number }>(sql`select count(*)::integer as count from mails`)
    expect(arrived.size).toBe(mailed.rows[0]?.count)
    // A mail comes twice only when the program died after the server took it and before that was noted.
    const doubled = office.delivered.length - arrived.size
    expect(doubled).toBeLessThanOrEqual(kills * 3)
    expect(await program.stop()).toBe(0)
  },
  900_000 + kills * 6_000,
)
