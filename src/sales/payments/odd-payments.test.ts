import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expectSound, order, sessionIn, stock } from '../../../tests/support/checkouts.ts'
import { placeNeighbour } from '../../../tests/support/neighbour.ts'
import { openStripeScene } from '../../../tests/support/stripe-shop.ts'
import { fewOf } from '../../../tests/support/release.ts'

async function openWithOrder(pieces = 1) {
  const scene = await openStripeScene()
  await placeNeighbour(scene.shop.database)
  const [salt = 0] = await stock(scene.shop, { price: '10.00', pieces })
  const buy = async () => sessionIn(await order(scene.shop, [{ id: salt, quantity: 1 }]))
  return { ...scene, salt, buy, session: await buy() }
}

type Scene = Awaited<ReturnType<typeof openWithOrder>>

/** Everybody says it again, all at once and one after the other. */
async function tellAgainAndAgain({ deliverAll, visitSuccessPage, check, session }: Scene) {
  await Promise.all([deliverAll(10), visitSuccessPage(session), check()])
  await deliverAll(2)
  await visitSuccessPage(session)
  await check()
}

const untilAllIsOver = async ({ timeTravel: letPass, reconcile }: Scene) => {
  for (const minutes of [6, 61, 24 * 60, 49 * 60]) {
    await letPass(minutes)
    await reconcile()
  }
}

const differences = [
  ['a grosz less', { amountTotal: 2_598 }],
  ['a grosz more', { amountTotal: 2_600 }],
  ['another currency', { currency: 'eur' }],
] as const

test.for(fewOf(differences, 1))(
  '%s than the order says is never taken for its payment: the office is told, once',
  async ([, difference]) => {
    const scene = await openWithOrder()
    const { stripe, session, salt, shop } = scene
    stripe.differ(session, difference)
    stripe.pay(session)
    await tellAgainAndAgain(scene)
    expect(await scene.orders()).toEqual([
      { status: 'pending', payment_status: 'pending', holds_stock: true, attention: 'amount_differs' },
    ])
    expect(await scene.mails()).toEqual({ 'order-attention': 1, 'payment-being-checked': 1 })
    await untilAllIsOver(scene)
    expect(await scene.orders()).toEqual([
      { status: 'pending', payment_status: 'pending', holds_stock: true, attention: 'amount_differs' },
    ])
    expect(await scene.mails()).toEqual({ 'order-attention': 1, 'payment-being-checked': 1 })
    await expectSound(shop.database, { [salt]: 1 })
  },
)

/** A session that Stripe has called expired, and for which money comes nevertheless. */
function payAfterExpiry({ stripe, session }: Scene) {
  const known = stripe.ledger.session(session)
  Object.assign(known, { status: 'open', expires_at: known.expires_at + 200 * 3_600 })
  stripe.pay(session)
}

test.for(fewOf([61, 73 * 60], 1))('paid %i minutes later, what is still there is sold', async (minutes) => {
  const scene = await openWithOrder()
  await scene.timeTravel(minutes)
  await scene.reconcile()
  await scene.reconcile()
  payAfterExpiry(scene)
  await tellAgainAndAgain(scene)
  const before = await scene.mails()
  expect(before).toMatchObject({ 'order-confirmed': 1, 'order-paid': 1, 'payment-failed': 1 })
  await untilAllIsOver(scene)
  expect(await scene.orders()).toEqual([
    { status: 'confirmed', payment_status: 'paid', holds_stock: true, attention: null },
  ])
  expect(await scene.mails()).toEqual(before)
  await expectSound(scene.shop.database, { [scene.salt]: 1 })
})

test.for([61, 73 * 60])(
  'paid %i minutes later, when others have bought it: flagged and never dropped, office and customer are told once',
  async (minutes) => {
    const scene = await openWithOrder()
    await scene.timeTravel(minutes)
    await scene.reconcile()
    await scene.reconcile()
    const other = await scene.buy()
    scene.stripe.pay(other)
    await scene.visitSuccessPage(other)
    const { status } = (await scene.orders())[0] as { status: string }
    payAfterExpiry(scene)
    await tellAgainAndAgain(scene)
    const before = await scene.mails()
    expect(before).toMatchObject({ 'order-confirmed': 1, 'order-attention': 1, 'payment-being-checked': 1 })
    await untilAllIsOver(scene)
    expect(await scene.orders()).toEqual([
      { status, payment_status: 'paid', holds_stock: false, attention: 'paid_without_stock' },
      { status: 'confirmed', payment_status: 'paid', holds_stock: true, attention: null },
    ])
    expect(await scene.mails()).toEqual(before)
    await expectSound(scene.shop.database, { [scene.salt]: 1 })
  },
)

test('what a customer contests is told once, also when Stripe says it again after somebody has looked at it', async () => {
  const scene = await openWithOrder()
  const { stripe, session, shop } = scene
  stripe.pay(session)
  await tellAgainAndAgain(scene)
  stripe.dispute(session)
  await tellAgainAndAgain(scene)
  expect(await scene.mails()).toMatchObject({ 'order-attention': 1 })
  const [{ id } = { id: 0 }] = await scene.rows<{ id: number }>(sql`select id from orders where email <> ''`)
  expect((await shop.callAsAdmin('DELETE', `/api/admin/orders/${id}/attention`)).status).toBe(200)
  await scene.deliverAll(3)
  expect(await scene.orders()).toMatchObject([{ attention: null }])
  expect(await scene.mails()).toMatchObject({ 'order-attention': 1 })
  stripe.dispute(session)
  await scene.deliverAll(3)
  expect(await scene.orders()).toMatchObject([{ attention: 'disputed' }])
})
