import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { leaveOutOfSql } from '../../../../tests/support/changed-sql.ts'
import { race } from '../../../../tests/support/race.ts'
import { openWithPaidOrder } from '../../../../tests/support/refunds.ts'
import { createLog } from '../../../server/log.ts'
import { beginRefund } from './begin-refund.server.ts'
import { createStripeProvider } from '../stripe/stripe-provider.server.ts'

describe('two administrators at once', () => {
  /** All of them stand where they are about to note a refund, or wait for who does. */
  const holdTheRefunds = sql`lock table refunds in share mode`

  test('never give back more than was paid: who comes second is told what is left', async () => {
    const { shop, refund, record, asked, given } = await openWithPaidOrder()
    const halves = ['15,00', '15,00'].map((amount) => () => refund({ amount }))
    const answers = await race(shop.database, holdTheRefunds, halves)
    const told = await Promise.all(answers.map((answer) => answer.json()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(told).toContainEqual(expect.objectContaining({ code: 'refund_too_high', refundableAmount: '10.99' }))
    expect([asked().length, given()]).toEqual([1, 1_500])
    expect((await record()).refunds).toHaveLength(1)
  })

  test('would both be let through if nobody held the order', async () => {
    leaveOutOfSql(/ for update( skip locked)?/g)
    const { shop, refund, record } = await openWithPaidOrder()
    const halves = ['15,00', '15,00'].map((amount) => () => refund({ amount }))
    await race(shop.database, holdTheRefunds, halves)
    expect((await record()).refunds).toMatchObject([{ amount: '15.00' }, { amount: '15.00' }])
  })
})

describe('a provider that', () => {
  test('is away is asked again until it answers; until then the money counts as gone', async () => {
    const { stripe, refunded, refused, record, told, reconcile, timeTravel: letPass, given } = await openWithPaidOrder()
    stripe.answerWith('down')
    const refund = await refunded({ amount: '20' })
    expect(refund).toMatchObject({ state: 'waiting' })
    expect(await record()).toMatchObject({ refundedAmount: '0.00', refundableAmount: '5.99', refunds: [refund] })
    expect((await refused({ amount: '6' }))[1]).toBe('refund_too_high')
    await letPass('2 minutes')
    await reconcile()
    expect([await told(), given()]).toEqual([[], 0])
    stripe.answerWith('ok')
    // It has been asked a moment ago.
    await reconcile()
    expect(given()).toBe(0)
    await letPass('3 minutes')
    await reconcile()
    await letPass('2 hours')
    await reconcile()
    expect(await record()).toMatchObject({ refundedAmount: '20.00', refunds: [{ id: refund.id, state: 'done' }] })
    expect([await told(), given()]).toEqual([['20,00'], 2_000])
  })

  test('is silent keeps nobody waiting for longer than the shop’s patience', async () => {
    const { stripe, refunded } = await openWithPaidOrder()
    stripe.answerWith('slow')
    stripe.timeout.altogether = 500
    expect(await refunded()).toMatchObject({ state: 'waiting' })
  })

  test('gives back and can’t say so gives back once, also when it has forgotten the key by then', async () => {
    const {
      stripe,
      refunded,
      record,
      told,
      events,
      reconcile,
      timeTravel: letPass,
      given,
      asked,
    } = await openWithPaidOrder()
    // The first try, and both that the SDK makes by itself.
    stripe.answerWith('lost', 3)
    const { id } = await refunded({ amount: '7' })
    expect([asked().length, given()]).toEqual([3, 700])
    expect(asked().map(({ idempotencyKey }) => idempotencyKey)).toEqual([id, id, id])
    expect(await record()).toMatchObject({ refundedAmount: '0.00', refundableAmount: '18.99' })
    stripe.forgetKeys()
    await letPass('2 days')
    await reconcile()
    await reconcile()
    expect(given()).toBe(700)
    expect(await record()).toMatchObject({ refundedAmount: '7.00', refunds: [{ id, state: 'done' }] })
    expect([await told(), await events()]).toEqual([['7,00'], ['refund_begun', 'refunded']])
  })

  test('tells by webhook before its answer comes, or instead of it, is believed once', async () => {
    const { stripe, refunded, record, told, reconcile, timeTravel: letPass, deliverAll } = await openWithPaidOrder()
    stripe.answerWith('lost', 3)
    await refunded({ amount: '7' })
    await deliverAll(3)
    expect(await record()).toMatchObject({
      refundedAmount: '7.00',
      refunds: [{ state: 'done', administrator: 'admin' }],
    })
    await letPass('2 hours')
    await reconcile()
    await deliverAll(2)
    expect(await told()).toEqual(['7,00'])
  })

  test('tells all at once what several calls have asked it for is understood, each refund told once', async () => {
    const { stripe, shop, refunded, record, told, deliverAll, check, session, visitSuccessPage } =
      await openWithPaidOrder()
    stripe.events.address = shop.origin
    stripe.latency = 30
    await Promise.all([
      ...['1', '2', '3', '4'].map((amount) => refunded({ amount })),
      visitSuccessPage(session),
      check(),
      (async () => stripe.refund(session, 500))(),
    ])
    await deliverAll(3)
    stripe.events.address = undefined
    expect((await told()).toSorted()).toEqual(['1,00', '2,00', '3,00', '4,00', '5,00'])
    const { refunds, refundedAmount } = await record()
    expect([refundedAmount, refunds.length]).toEqual(['15.00', 5])
    expect(refunds.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect(refunds.filter(({ administrator }) => administrator === null)).toMatchObject([{ amount: '5.00' }])
  })
})

describe('a refund in the provider’s dashboard', () => {
  test('of the same amount as one of ours that waits is another one', async () => {
    const {
      stripe,
      session,
      refunded,
      record,
      told,
      reconcile,
      timeTravel: letPass,
      deliverAll,
    } = await openWithPaidOrder()
    stripe.answerWith('down', 3)
    await refunded({ amount: '6' })
    stripe.refund(session, 600)
    await deliverAll(2)
    expect(await record()).toMatchObject({ refundedAmount: '6.00', refundableAmount: '13.99' })
    await letPass('2 minutes')
    await reconcile()
    expect(await record()).toMatchObject({ refundedAmount: '12.00', refundableAmount: '13.99' })
    expect(await told()).toEqual(['6,00', '6,00'])
  })

  test('that leaves nothing for ours which waits makes it refused, and the office is told', async () => {
    const { stripe, session, refunded, record, told, reconcile, timeTravel: letPass, mails } = await openWithPaidOrder()
    stripe.answerWith('down', 3)
    await refunded({ amount: '6' })
    stripe.refund(session)
    await letPass('2 minutes')
    await reconcile()
    expect(await record()).toMatchObject({
      paymentStatus: 'refunded',
      refundedAmount: '25.99',
      needsAttention: 'refund_failed',
      refunds: [
        { amount: '6.00', state: 'refused', refusal: 'charge_already_refunded' },
        { amount: '25.99', state: 'done' },
      ],
    })
    expect(await told()).toEqual(['25,99'])
    expect(await mails()).toMatchObject({ 'order-attention': 1 })
  })

  test('of which the shop has not heard is found out about when ours is refused for it', async () => {
    const { stripe, session, refused, record, told } = await openWithPaidOrder()
    stripe.refund(session)
    expect(await refused({ amount: '6' })).toEqual([422, 'refund_refused'])
    expect(await record()).toMatchObject({ paymentStatus: 'refunded', refundedAmount: '25.99', needsAttention: null })
    expect(await told()).toEqual(['25,99'])
  })

  test('is each told, also where there are more than come along with a session', async () => {
    const { stripe, session, record, told, deliverAll } = await openWithPaidOrder()
    for (let grosze = 1; grosze <= 12; grosze += 1) stripe.refund(session, grosze)
    await deliverAll(1)
    expect(await told()).toHaveLength(12)
    expect(await record()).toMatchObject({ refundedAmount: '0.78' })
  })

  test('that was noted before refunds were kept one by one is told no second time', async () => {
    const { shop, stripe, session, id, record, told, deliverAll } = await openWithPaidOrder()
    stripe.refund(session, 600)
    await deliverAll(1)
    await shop.database.execute(sql`delete from refunds where order_id = ${id}`)
    stripe.refund(session, 100)
    await deliverAll(2)
    expect(await told()).toEqual(['6,00', '1,00'])
    expect(await record()).toMatchObject({ refundedAmount: '7.00', refunds: [{ amount: '6.00' }, { amount: '1.00' }] })
  })
})

test('what the provider refuses stays in the history, and its amount may be given back by another refund', async () => {
  const { stripe, session, shop, id, refund, refunded, record, told, events } = await openWithPaidOrder()
  const charge = stripe.ledger.session(session).payment_intent?.latest_charge
  stripe.dispute(session)
  const answer = await refund({ amount: '6' })
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    {
      code: 'refund_refused',
      message: 'Operator płatności odmówił zwrotu. Klient nie dostał pieniędzy.',
      refusal: 'charge_disputed',
    },
  ])
  expect(await record()).toMatchObject({
    refundableAmount: '25.99',
    needsAttention: null,
    refunds: [{ amount: '6.00', state: 'refused', refusal: 'charge_disputed' }],
  })
  Object.assign(charge ?? {}, { disputed: false })
  expect(await refunded({ amount: '6' })).toMatchObject({ state: 'done' })
  expect(await told()).toEqual(['6,00'])
  expect(await events()).toEqual(['refund_begun', 'refund_refused', 'refund_begun', 'refunded'])
  const { rowCount } = await shop.database.execute(sql`select from refunds where order_id = ${id}`)
  expect(rowCount).toBe(2)
})

test('what the customer’s bank sends back days later is there again, and the office is told once', async () => {
  const { stripe, session, refunded, record, deliverAll, mails } = await openWithPaidOrder()
  await refunded()
  const tellEarlier = [...stripe.events.all]
  stripe.failRefund(session)
  await deliverAll(3)
  for (const event of tellEarlier) stripe.events.all.push(event)
  await deliverAll(1)
  expect(await record()).toMatchObject({
    paymentStatus: 'paid',
    refundedAmount: '0.00',
    refundableAmount: '25.99',
    needsAttention: 'refund_failed',
    refunds: [{ state: 'refused', refusal: 'expired_or_canceled_card' }],
  })
  expect(await mails()).toMatchObject({ 'order-refunded': 1, 'order-attention': 1 })
  await refunded()
  expect(await record()).toMatchObject({ paymentStatus: 'refunded', needsAttention: null })
})

test('a program that ends between noting a refund and asking for it loses nothing: another asks', async () => {
  const { shop, stripe, id, record, told, reconcile, timeTravel: letPass, given } = await openWithPaidOrder()
  const services = {
    database: shop.database,
    payments: createStripeProvider(stripe.settings),
    log: createLog('silent'),
  }
  expect((await beginRefund(services, { username: 'admin' }, id, {})).ok).toBe(true)
  expect([(await record()).refundableAmount, given()]).toEqual(['0.00', 0])
  await letPass('2 minutes')
  await Promise.all([reconcile(), reconcile()])
  expect([await told(), given()]).toEqual([['25,99'], 2_599])
  expect(await record()).toMatchObject({ paymentStatus: 'refunded', refunds: [{ state: 'done' }] })
})
