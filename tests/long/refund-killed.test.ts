// In the long matrix because each kill takes a start of the program. The gate has answers of Stripe that get lost on their way
// (src/sales/payments/refunds/refund-troubles.test.ts), and kills between an order and its letter (tests/faults/orders-killed.test.ts).
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { reconcileOrders } from '../../src/sales/order-management/reconciliation/reconcile-orders.server.ts'
import { connectDatabase } from '../../src/server/database/database.ts'
import { enqueue } from '../../src/server/jobs/jobs.ts'
import { createLog } from '../../src/server/log.ts'
import { actAsAdmin } from '../support/administrator.ts'
import { anna } from '../support/checkouts.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { createTestDatabase, longTimeoutSeconds } from '../support/database.ts'
import { startProgram } from '../support/program.ts'
import { openFakeStripe } from '../support/stripe-shop.ts'

const password = 'paludier-1972'

/** The program with Stripe behind it, and an order of one product that is paid there. */
async function openWithPaidOrder() {
  const stripe = await openFakeStripe()
  const { url, drop } = await createTestDatabase()
  const { path, remove } = await createDataFolder()
  const { database, close } = connectDatabase(url, createLog('silent'), longTimeoutSeconds)
  onTestFinished(async () => {
    await close()
    await drop()
    await remove()
  })
  const start = async () => {
    const program = await startProgram(path, {
      DATABASE_URL: url,
      ADMIN_PASSWORD: password,
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_API_URL: stripe.origin,
      LOG_LEVEL: 'silent',
    })
    onTestFinished(async () => void (await program.stop()))
    return program
  }
  const program = await start()
  const { call } = await actAsAdmin(program, password)
  await call('POST', '/api/store/create-checkout-session', { cart: [{ id: 1, quantity: 1 }], shippingAddress: anna })
  const [session] = [...stripe.ledger.sessions.values()]
  if (!session) throw new Error('no session was made')
  stripe.pay(session.id)
  await fetch(`${program.origin}/api/store/checkout-sessions/${session.id}`)
  return {
    stripe,
    database,
    session,
    program,
    start,
    refund: () => call('POST', '/api/admin/orders/1/refunds', { amount: '5,00' }),
  }
}

test.for(['Stripe hears of it', 'Stripe’s answer comes'])(
  'kill -9 before %s: the money goes back once, and its customer is told once',
  async (moment) => {
    const { stripe, database, session, program, start, refund } = await openWithPaidOrder()
    const isHeard = moment !== 'Stripe hears of it'
    if (isHeard) stripe.latency = 700
    else stripe.answerWith('slow')
    const asked = () => stripe.calls.filter(({ path }) => path === '/v1/refunds').length
    const given = () => session.payment_intent?.latest_charge?.amount_refunded
    const answer = refund().catch(() => 'cut off')
    await expect.poll(asked).toBe(1)
    const ended = once(program.process, 'exit')
    program.process.kill('SIGKILL')
    expect(await answer).toBe('cut off')
    await ended
    await expect.poll(given).toBe(isHeard ? 500 : 0)
    const [before] = (await database.execute(sql`select state from refunds`)).rows
    expect(before).toEqual({ state: 'waiting' })

    stripe.latency = 0
    stripe.answerWith('ok')
    const again = await start()
    await database.execute(sql`
      update refunds set created_at = created_at - interval '1 hour', asked_at = asked_at - interval '1 hour'`)
    for (let minute = 0; minute < 3; minute += 1) await enqueue(database, reconcileOrders, {})
    const standing = async () =>
      (
        await database.execute(sql`
          select (select count(*)::integer from mails where kind = 'order-refunded') as letters, refunded_grosze as refunded,
            (select string_agg(state, ',') from refunds) as states, payment_status from payments join orders on orders.id = order_id`)
      ).rows
    const givenOnce = { letters: 1, refunded: 500, states: 'done', payment_status: 'paid' }
    await expect.poll(standing, { interval: 200 }).toEqual([givenOnce])
    const left = sql`select from pgboss.job where name = 'tend-orders' and state in ('created', 'active')`
    await expect.poll(async () => (await database.execute(left)).rowCount).toBe(0)
    expect([await standing(), given()]).toEqual([[givenOnce], 500])
    expect(await again.stop()).toBe(0)
  },
)
