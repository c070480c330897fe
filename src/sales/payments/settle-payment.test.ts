import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeCode } from '../../../tests/support/checkouts.ts'
import { openWithOrders, type Attempt, type Order } from '../../../tests/support/order-standing.ts'
import { paid } from '../../../tests/support/orders.ts'
import { money } from '../../kernel/money.ts'
import { createLog } from '../../server/log.ts'
import { ProviderUnavailable, type PaymentProvider, type SessionReport } from './payment.ts'
import { settlePayment, settleReport, type Noted } from './settle-payment.server.ts'

const longAgo = new Date('2026-11-01T10:00:00Z')

/** What becomes of an order when something is reported of one of its payments. */
async function openOrders(pieces?: number) {
  const scene = await openWithOrders({ pieces })
  const { database, place, look } = scene
  /** Reports this of the first of the payments, and gives what is made of it and how the order, its payments, its history and its letters are then. */
  const report = async (said: Order, attempts: Attempt[], told: Partial<SessionReport> = {}, noted?: Noted) => {
    const placed = await place(said, attempts)
    const whole: SessionReport = {
      state: 'paid',
      amount: money(2_599),
      currency: 'PLN',
      providerPaymentId: 'pi_1',
      refunds: [],
      ...told,
    }
    const settled = await database.transaction((transaction) =>
      settleReport(transaction, { id: placed.paymentId, orderId: placed.orderId }, whole, noted),
    )
    const { order, payments, events, letters } = await look(placed)
    return [settled, order, payments, events, letters]
  }
  return { ...scene, report }
}

const open = { state: 'open' } as const
const unpaid = 'pending pending holds'
const confirmed = ['paid provider, confirmed provider', 'order-confirmed, order-paid'] as const
const checked = 'order-attention, payment-being-checked'

test('as long as a payment goes on, its order waits; one that ended without money is told of once', async () => {
  const { report } = await openOrders()
  for (const [state, told, settled, after = state] of [
    ['open', 'open', 'waiting'],
    ['superseded', 'open', 'failed'],
    ['open', 'processing', 'waiting', 'processing'],
    ['superseded', 'processing', 'waiting'],
    ['superseded', 'declined', 'failed'],
    ['expired', 'expired', 'failed'],
    ['paid', 'expired', 'paid'],
  ] as const)
    expect(await report({}, [{ state }], { state: told })).toEqual([settled, unpaid, after, '', ''])
  for (const [state, told] of [
    ['open', 'declined'],
    ['processing', 'expired'],
    ['creating', 'expired'],
  ] as const)
    expect(await report({}, [{ state }], { state: told })).toEqual([
      'failed',
      'pending pending',
      told,
      `payment_${told} provider`,
      'payment-failed',
    ])
})

test('what came to nothing releases the goods, unless a newer payment or the office keeps them', async () => {
  const { report } = await openOrders()
  const decline = (order: Order, ...newer: Attempt[]) => report(order, [open, ...newer], { state: 'declined' })
  const events = 'payment_declined provider'
  const [released, keeps] = ['pending pending', unpaid]
  const kept = { keepsStock: true }
  expect(await decline(kept)).toEqual(['failed', keeps, 'declined', events, 'payment-failed'])
  const over = { ...kept, payableUntil: longAgo }
  expect(await decline(over)).toEqual(['failed', released, 'declined', events, 'payment-failed'])
  const withoutSession = { sessionId: null, state: 'expired' } as const
  expect(await decline({}, withoutSession)).toEqual(['failed', released, 'declined, expired', events, 'payment-failed'])
  for (const newer of [open, { state: 'expired' }, { sessionId: null, state: 'creating' }] as const)
    expect(await decline({}, newer)).toEqual(['failed', keeps, `declined, ${newer.state}`, events, ''])
  for (const [order, after] of [
    [{ status: 'cancelled' }, 'cancelled pending holds'],
    [{ paymentStatus: 'paid' }, 'pending paid holds'],
  ] as const)
    expect(await decline(order)).toEqual(['failed', after, 'declined', events, ''])
})

test('a payment confirms its order, and no other of its sessions can be paid any more', async () => {
  const { report, database } = await openOrders()
  const others = [open, { state: 'creating', sessionId: null }, { state: 'declined' }] as const
  expect(await report({}, [open, ...others])).toEqual([
    'paid',
    'confirmed paid holds',
    'paid 2599 pi_1, superseded, superseded, declined',
    ...confirmed,
  ])
  // Whatever was begun since, as long as it fits what is ordered.
  for (const state of ['open', 'processing'] as const)
    expect((await report({}, [{ state }, open]))[2]).toBe('paid 2599 pi_1, superseded')
  for (const state of ['superseded', 'expired', 'declined'] as const)
    expect((await report({}, [{ state }]))[2]).toBe('paid 2599 pi_1')
  expect(await report({ status: 'cancelled', paymentStatus: 'failed', holdsStock: false }, [open])).toEqual([
    'paid',
    'confirmed paid holds',
    'paid 2599 pi_1',
    ...confirmed,
  ])
  const noted = { by: 'ola', paidAt: longAgo }
  const [, , , events] = await report({}, [{ ...open, provider: 'transfer' }], {}, noted)
  expect(events).toBe('paid administrator, confirmed administrator')
  const { rows } = await database.execute(sql`
    select details ->> 'by' as by, paid_at = ${longAgo.toISOString()} as "isThen" from order_events
    join orders on orders.id = order_id where kind = 'paid' and actor = 'administrator'`)
  expect(rows).toEqual([{ by: 'ola', isThen: true }])
})

test('a code that others have used up meanwhile still counts for who has paid', async () => {
  const { report, database } = await openOrders()
  await makeCode(database, 'RAZ', 0)
  const { rows } = await database.execute<{ id: number }>(sql`select id from discount_codes where code = 'RAZ'`)
  expect((await report({ discountCodeId: rows[0]?.id }, [open]))[1]).toBe('confirmed paid holds')
  expect((await database.execute(sql`select used_count from discount_codes where code = 'RAZ'`)).rows).toEqual([
    { used_count: 1 },
  ])
})

test('money for which there are no goods is kept with its order, and office and customer hear of it', async () => {
  const { report } = await openOrders(0)
  const flagged = ['paid 2599 pi_1', 'paid provider, flagged shop', checked]
  expect(await report({ holdsStock: false }, [open])).toEqual(['paid', 'pending paid paid_without_stock', ...flagged])
  expect(await report({ status: 'cancelled', holdsStock: false }, [open])).toEqual([
    'paid',
    'cancelled paid paid_when_cancelled',
    ...flagged,
  ])
})

test('money that isn’t what the order costs doesn’t pay it: the office looks at it', async () => {
  const { report } = await openOrders()
  const flag = (reason: string, then = '') => [
    'waiting',
    `pending pending ${reason} holds`,
    expect.stringMatching(new RegExp(`^flagged \\d+ pi_1${then}$`)),
    'flagged shop',
    checked,
  ]
  const other = money(2_500)
  for (const [attempt, told] of [
    [open, { amount: other }],
    [open, { amount: money(2_600) }],
    [open, { currency: 'EUR' }],
    [{ ...open, amount: other }, {}],
    [{ ...open, amount: other }, { amount: other }],
  ] as const)
    expect(await report({}, [attempt], told)).toEqual(flag('amount_differs'))
  expect(await report({}, [{ ...open, provider: 'transfer' }], { amount: other })).toEqual(flag('transfer_short'))
  for (const amount of [other, money(2_599)])
    expect(await report({}, [{ state: 'superseded' }, open], { amount })).toEqual(
      flag('paid_for_earlier_content', ', open'),
    )
  for (const paymentStatus of ['paid', 'refunded'] as const)
    expect(await report({ ...paid, paymentStatus }, [open])).toEqual([
      'paid',
      `confirmed ${paymentStatus} paid_twice holds`,
      'flagged 2599 pi_1',
      'flagged shop',
      'order-attention',
    ])
})

test('what is told again changes nothing but what has gone back since', async () => {
  const { report } = await openOrders()
  const refund = () =>
    ({ id: randomUUID(), refundId: null, amount: money(600), state: 'given', problem: null }) as const
  const again = (order: Order, attempt: Attempt) => report(order, [attempt], { refunds: [refund()] })
  const gone = ['refunded provider', 'order-refunded']
  expect(await again(paid, { state: 'paid' })).toEqual(['paid', 'confirmed paid holds', 'paid 2599 -600', ...gone])
  expect(await again(paid, { state: 'flagged', taken: money(700) })).toEqual([
    'paid',
    'confirmed paid holds',
    'flagged 700 -600',
    ...gone,
  ])
  expect(await again({}, { state: 'flagged' })).toEqual(['waiting', unpaid, 'flagged 2599 -600', ...gone])
  const [, , , events] = await again({}, open)
  expect(events).toBe('paid provider, confirmed provider, refunded provider')
})

test('a difference is paid by what it comes to while it is owed; anything else is looked at', async () => {
  const { report, database } = await openOrders()
  const owed = { ...paid, due: money(401) }
  const attempt = { ...open, isSurcharge: true, amount: money(401) }
  const told = { amount: money(401) }
  expect(await report(owed, [attempt, open], told)).toEqual([
    'paid',
    'confirmed paid holds',
    'paid 401 pi_1, superseded',
    'surcharge_paid provider',
    'surcharge-paid',
  ])
  const { rows } = await database.execute(sql`select version from orders where email <> ''`)
  expect(rows).toEqual([{ version: 2 }])
  for (const [order, its, reported, reason] of [
    [owed, attempt, { amount: money(400) }, 'amount_differs'],
    [owed, attempt, { ...told, currency: 'EUR' }, 'amount_differs'],
    [owed, { ...attempt, state: 'superseded' }, told, 'paid_for_earlier_content'],
    [{ ...paid, due: money(400) }, attempt, told, 'paid_for_earlier_content'],
    [paid, { ...attempt, amount: money(0) }, { amount: money(0) }, 'paid_for_earlier_content'],
    [{ ...owed, status: 'cancelled' }, attempt, told, 'paid_for_earlier_content'],
    [{ ...owed, paymentStatus: 'refunded' }, attempt, told, 'paid_for_earlier_content'],
  ] as const) {
    const { status, paymentStatus } = order
    const due = 'due' in order ? ` due ${order.due}` : ''
    expect(await report(order, [its], reported)).toEqual([
      'paid',
      `${status} ${paymentStatus} ${reason} holds${due}`,
      `flagged ${reported.amount} pi_1`,
      'flagged shop',
      'order-attention',
    ])
  }
})

test('the provider of a session is asked about it, if there is one; what it has forgotten is over when its time is', async () => {
  const { database, place, look } = await openOrders()
  const session = async (attempt: Attempt, isPaid: boolean) => {
    const sessionId = `cs_${randomUUID()}`
    const placed = await place({}, [{ ...open, sessionId, ...attempt }])
    const told = { state: 'paid', amount: money(2_599), currency: 'PLN', providerPaymentId: 'pi_1', refunds: [] }
    const readSession = (asked: string) => Promise.resolve(isPaid && asked === sessionId ? told : undefined)
    const provider = { name: 'stripe', readSession } as unknown as PaymentProvider
    return { placed, sessionId, services: { database, payments: provider, log: createLog('silent') } }
  }
  const settle = async (attempt: Attempt, isPaid = false) => {
    const { placed, sessionId, services } = await session(attempt, isPaid)
    const settled = await settlePayment(services, sessionId)
    const { order, payments } = await look(placed)
    return [settled, order, payments]
  }
  expect(await settle({}, true)).toEqual(['paid', 'confirmed paid holds', 'paid 2599 pi_1'])
  expect(await settle({})).toEqual(['unknown', unpaid, 'open'])
  expect(await settle({ expiresAt: longAgo })).toEqual(['failed', 'pending pending', 'expired'])
  for (const provider of ['none', 'cash', 'terminal'] as const)
    expect(await settle({ provider, expiresAt: longAgo })).toEqual(['paid', unpaid, 'open'])
  const { services, sessionId, placed } = await session({}, true)
  expect(await settlePayment(services, 'cs_of_nobody')).toBe('unknown')
  const away = settlePayment({ ...services, payments: undefined }, sessionId)
  await expect(away).rejects.toBeInstanceOf(ProviderUnavailable)
  expect((await look(placed)).order).toBe(unpaid)
  const [ofNobody, ofNoOrder] = [
    { id: randomUUID(), orderId: placed.orderId },
    { id: placed.paymentId, orderId: 4_711 },
  ]
  for (const gone of [ofNobody, ofNoOrder]) {
    const report: SessionReport = {
      state: 'expired',
      amount: money(0),
      currency: 'PLN',
      providerPaymentId: null,
      refunds: [],
    }
    expect(await database.transaction((transaction) => settleReport(transaction, gone, report))).toBe('unknown')
  }
})
