import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expectSound, makeCode, order, sessionIn, stock } from '../../../tests/support/checkouts.ts'
import type { FailureMode } from '../../../tests/support/fake-stripe/failure-modes.ts'
import { openStripeScene, type StripeScene } from '../../../tests/support/stripe-shop.ts'
import { checkoutTimeouts } from '../payments/stripe/stripe-client.server.ts'
import { timeout } from './form/useOrder.ts'
import { fewOf } from '../../../tests/support/release.ts'

const key = { 'Idempotency-Key': '0a6f8b5e-3c5d-4f7a-8a52-2b1c7d9e4f10' }
const code = { discountCode: 'SOL' }

async function openWithGoods(pieces = 3) {
  const scene = await openStripeScene({ trustProxy: true })
  const [salt = 0] = await stock(scene.shop, { price: '10.00', pieces })
  await makeCode(scene.shop.database, 'SOL', 1)
  const cart = (quantity: number) => [{ id: salt, quantity }]
  return { ...scene, salt, cart, isSound: () => expectSound(scene.shop.database, { [salt]: pieces }) }
}

test('the page waits longer for its order than the shop does for Stripe', () => {
  expect(timeout).toBeGreaterThan(checkoutTimeouts.altogether + 2_000)
})

/** Who never hears anything from Stripe is told so, when the shop's patience is at its end. */
async function refused(asked: () => Promise<Response>, { stripe }: StripeScene, mode: FailureMode): Promise<void> {
  stripe.answerWith(mode)
  const { altogether } = stripe.timeout
  // The others fail by themselves, all that there is to be tried being done.
  if (mode === 'slow' || mode === 'dripping') stripe.timeout.altogether = 500
  const answer = await asked()
  stripe.timeout.altogether = altogether
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { code: 'payment_unavailable', message: 'Wystąpił błąd podczas przetwarzania płatności' },
  ])
}

const leftIn = ({ rows }: StripeScene) =>
  rows(sql`select (select count(*)::integer from orders) as orders, (select count(*)::integer from payments) as payments,
    (select stock_quantity from products) as pieces, (select used_count from discount_codes) as uses`)

const brokenWays = [
  ['down', 'down'],
  ['losing each answer', 'lost'],
  ['silent', 'slow'],
  ['answering a byte at a time', 'dripping'],
  ['answering nonsense', 'nonsense'],
  ['answering with its own trouble', { status: 500, body: '{"error":{"type":"api_error","message":"Oops"}}' }],
] as const

test.for(fewOf(brokenWays, 2))(
  'with Stripe %s the page hears it, nothing is left of an order or of its change, and the same click works later',
  async ([, mode]) => {
    const scene = await openWithGoods()
    const { shop, stripe, cart } = scene
    await refused(() => order(shop, cart(2), code, key), scene, mode)
    expect(await leftIn(scene)).toEqual([{ orders: 0, payments: 0, pieces: 3, uses: 0 }])
    await scene.isSound()
    stripe.answerWith('ok')
    const session = await sessionIn(await order(shop, cart(2), code, key))
    expect(await leftIn(scene)).toEqual([{ orders: 1, payments: 1, pieces: 1, uses: 1 }])

    const before = await standing(scene)
    await refused(() => order(shop, cart(3), {}, key), scene, mode)
    expect(await standing(scene)).toEqual(before)
    await scene.isSound()
    stripe.answerWith('ok')
    if (mode === 'lost') return void (await expectOver(scene, session))
    // What it was before can still be paid.
    expect(await sessionIn(await order(shop, cart(2), code, key))).toBe(session)
    stripe.pay(session)
    expect(await scene.visitSuccessPage(session)).toBe('paid')
    expect(await scene.orders()).toEqual([
      { status: 'confirmed', payment_status: 'paid', holds_stock: true, attention: null },
    ])
    await scene.isSound()
  },
)

const standing = ({ rows }: StripeScene) =>
  rows(sql`select orders.id, orders.status, quantity, total_grosze, holds_stock, holds_code_use, state, session_id
    from orders join order_lines on order_lines.order_id = orders.id join payments on payments.order_id = orders.id`)

/** Stripe has ended the session, and nobody heard it: the order finds out, and is paid by another one. */
async function expectOver(scene: Awaited<ReturnType<typeof openWithGoods>>, session: string): Promise<void> {
  const { shop, stripe, cart } = scene
  expect(await scene.visitSuccessPage(session)).toBe('failed')
  const another = await sessionIn(await order(shop, cart(1), code, key))
  expect(another).not.toBe(session)
  stripe.pay(another)
  expect(await scene.visitSuccessPage(another)).toBe('paid')
  await scene.isSound()
}

test('with Stripe down when an order whose session is over is changed, it holds nothing, and the same click works later', async () => {
  const scene = await openWithGoods()
  const { shop, stripe, cart } = scene
  await sessionIn(await order(shop, cart(1), code, key))
  await scene.timeTravel(61)
  await scene.reconcile()
  for (let click = 0; click < 2; click += 1) await refused(() => order(shop, cart(3), code, key), scene, 'down')
  expect(await scene.orders()).toMatchObject([{ status: 'pending', payment_status: 'pending', holds_stock: false }])
  expect(await leftIn(scene)).toMatchObject([{ orders: 1, pieces: 3, uses: 0 }])
  stripe.answerWith('ok')
  const session = await sessionIn(await order(shop, cart(3), code, key))
  stripe.pay(session)
  expect(await scene.visitSuccessPage(session)).toBe('paid')
  expect(await leftIn(scene)).toMatchObject([{ orders: 1, pieces: 0, uses: 1 }])
  await scene.isSound()
})

test('a session whose answer is lost on its way is asked for again, and is one', async () => {
  const scene = await openWithGoods()
  const { shop, stripe, cart } = scene
  stripe.answerWith('lost', 1)
  const session = await sessionIn(await order(shop, cart(1), {}, key))
  expect([...stripe.ledger.sessions.keys()]).toEqual([session])
  stripe.answerWith('lost', 1)
  const again = await sessionIn(await order(shop, cart(1), {}, key))
  expect(again).toBe(session)
  await scene.isSound()
})

test('while one order hangs at Stripe, twenty others get theirs as if it were not there', async () => {
  const scene = await openWithGoods(120)
  const { shop, stripe, cart } = scene
  stripe.answerWith('slow', 1)
  let isAnswered = false
  const hanging = order(shop, cart(1), {}, key).finally(() => {
    isAnswered = true
  })
  await expect.poll(() => stripe.calls.length).toBe(1)
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, buyer) => order(shop, cart(1), {}, { 'X-Forwarded-For': `10.3.0.${buyer}` })),
  )
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 201))
  expect(isAnswered).toBe(false)
  stripe.hangUp()
  expect((await hanging).status).toBe(201)
  expect(await scene.rows(sql`select count(*)::integer, sum(quantity)::integer from order_lines`)).toEqual([
    { count: 21, sum: 21 },
  ])
  await scene.isSound()
})
