import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeInvoicedOrder } from '../../../../tests/support/invoices.ts'
import { openWithOrders, type Attempt, type Order, type Refund } from '../../../../tests/support/order-standing.ts'
import { attemptPayment, paid } from '../../../../tests/support/orders.ts'
import { money } from '../../../kernel/money.ts'
import type { ProviderRefund } from '../payment.ts'
import { payments } from '../payments.table.ts'
import { settleRefunds } from './settle-refunds.server.ts'

/** What is told of a refund: of ours, by its place, or of one that was begun at the provider. */
type Told = Partial<ProviderRefund> & { of?: number }

const own: Attempt = { state: 'paid', taken: money(2_599) }
const surplus: Attempt = { ...own, state: 'flagged' }
const given = (amount: number, more: Told = {}): Told => ({ amount: money(amount), ...more })
const failed = (more: Told = {}): Told => ({ state: 'failed', problem: 'card_gone', ...more })

async function openRefunds() {
  const scene = await openWithOrders()
  const { database } = scene
  const settle = (placed: { orderId: number; paymentId: string; refundIds?: string[] }, ...told: Told[]) =>
    database.transaction(async (transaction) => {
      const [payment] = await transaction.select().from(payments).where(eq(payments.id, placed.paymentId))
      if (!payment) throw new Error('nothing was paid')
      const all = told.map(({ of, ...one }): ProviderRefund => {
        const refundId = of === undefined ? null : (placed.refundIds?.[of] ?? null)
        return { id: `re_${randomUUID()}`, refundId, amount: money(600), state: 'given', problem: null, ...one }
      })
      const order = { id: placed.orderId } as Parameters<typeof settleRefunds>[1]['order']
      await settleRefunds(transaction, { order }, payment, all)
    })
  /** Tells this of the first payment of a new order. */
  const tell = async (order: Order, attempts: Attempt[], refunds: Refund[], ...told: Told[]) => {
    const placed = await scene.place(order, attempts, refunds)
    await settle(placed, ...told)
    return scene.look(placed)
  }
  return { ...scene, settle, tell }
}

const letter = 'order-refunded'

test('what has gone back counts once, whoever began it, and is told once', async () => {
  const { tell, place, look, settle } = await openRefunds()
  const two: Refund[] = [{}, { amount: money(700) }]
  expect(await tell(paid, [own], two, given(700, { of: 1 }))).toEqual({
    order: 'confirmed paid holds',
    payments: 'paid 2599 -700',
    refunds: 'waiting 600, done 700',
    events: 'refunded provider',
    letters: letter,
  })
  expect(await tell(paid, [own], two, given(600, { of: 0 }), given(700, { of: 1 }), given(50))).toEqual({
    order: 'confirmed paid holds',
    payments: 'paid 2599 -1350',
    refunds: 'done 600, done 700, done 50',
    events: 'refunded provider, refunded provider, refunded provider',
    letters: [letter, letter, letter].join(', '),
  })
  // Told again, be it by our name for it or by the provider’s, with what is new.
  const placed = await place(
    paid,
    [{ ...own, refunded: money(1_800) }],
    [{ state: 'done' }, { state: 'done', providerRefundId: 're_known' }, { state: 'refused' }, { state: 'done' }],
  )
  await settle(placed, given(600, { of: 0 }), given(600, { id: 're_known' }), given(600, { of: 2 }), given(50))
  expect(await look(placed)).toEqual({
    order: 'confirmed paid holds',
    payments: 'paid 2599 -1850',
    refunds: 'done 600, done 600, refused 600, done 600, done 50',
    events: 'refunded provider',
    letters: letter,
  })
})

test('what was only noted as a sum once is told no second time, and counts no second time', async () => {
  const { tell } = await openRefunds()
  const sum = { ...own, refunded: money(600) }
  const known = { order: 'confirmed paid holds', payments: 'paid 2599 -600', events: '', letters: '' }
  expect(await tell(paid, [sum], [], given(600))).toEqual({ ...known, refunds: 'done 600' })
  expect(await tell(paid, [sum], [], given(250), given(350))).toEqual({ ...known, refunds: 'done 250, done 350' })
  const waits: Refund = { amount: money(40) }
  const news = { ...known, events: 'refunded provider', letters: letter }
  expect(await tell(paid, [sum], [waits], given(600), given(50))).toEqual({
    ...news,
    payments: 'paid 2599 -650',
    refunds: 'waiting 40, done 600, done 50',
  })
  expect(await tell(paid, [sum], [waits], given(40, { of: 0 }))).toEqual({
    ...news,
    payments: 'paid 2599 -640',
    refunds: 'done 40',
  })
  expect(await tell(paid, [sum], [{ state: 'done', amount: money(200) }], given(401))).toEqual({
    ...news,
    payments: 'paid 2599 -1001',
    refunds: 'done 200, done 401',
  })
})

test('an order is refunded once nothing is left of all that paid it', async () => {
  const { tell } = await openRefunds()
  const standing = async (order: Order, first: Attempt, ...others: Attempt[]) => {
    const earlier = { amount: first.refunded ?? money(0), state: 'done' } as const
    return (await tell(order, [first, ...others], [earlier], given(600))).order
  }
  const last = { ...own, refunded: money(1_999) }
  const [stays, refunded] = ['confirmed paid holds', 'confirmed refunded holds']
  expect(await standing(paid, last)).toBe(refunded)
  expect(await standing(paid, { ...last, refunded: money(1_998) })).toBe(stays)
  expect(await standing(paid, { ...last, taken: null })).toBe(refunded)
  expect(await standing(paid, { ...last, taken: money(2_600) })).toBe(stays)
  const difference = { ...own, isSurcharge: true, amount: money(500), taken: money(401) }
  expect(await standing(paid, last, difference)).toBe(stays)
  expect(await standing(paid, last, { ...difference, taken: null, refunded: money(401) })).toBe(stays)
  expect(await standing(paid, last, { ...difference, refunded: money(401) })).toBe(refunded)
  expect(await standing(paid, last, { ...difference, state: 'flagged' })).toBe(refunded)
  expect(await standing(paid, { ...last, state: 'flagged' })).toBe(stays)
  expect(await standing({ needsAttention: 'amount_differs' }, { ...last, state: 'flagged' })).toBe(
    'pending pending holds',
  )
})

test('what comes back from the customer’s bank is there again, and what was refused never went: the office hears of both', async () => {
  const { tell } = await openRefunds()
  const back = { ...own, refunded: money(2_599) }
  const done: Refund[] = [{ state: 'done' }, { state: 'done', amount: money(1_999) }]
  expect(await tell({ ...paid, paymentStatus: 'refunded' }, [back], done, failed({ of: 0 }))).toEqual({
    order: 'confirmed paid refund_failed holds',
    payments: 'paid 2599 -1999',
    refunds: 'refused 600 card_gone, done 1999',
    events: 'refund_failed provider, flagged shop',
    letters: 'order-attention, order-refund-failed',
  })
  // An order that nobody has paid stays so.
  expect(await tell({}, [{ ...surplus, refunded: money(600) }], [{ state: 'done' }], failed({ of: 0 }))).toMatchObject({
    order: 'pending pending refund_failed holds',
    payments: 'flagged 2599',
  })
  expect(await tell(paid, [own], [{}, {}], failed({ of: 1 }))).toEqual({
    order: 'confirmed paid refund_failed holds',
    payments: 'paid 2599',
    refunds: 'waiting 600, refused 600 card_gone',
    events: 'refund_refused provider, flagged shop',
    letters: 'order-attention',
  })
  // Neither what failed before nor what was never ours.
  expect(await tell(paid, [own], [{ state: 'refused' }], failed({ of: 0 }), failed())).toEqual({
    order: 'confirmed paid holds',
    payments: 'paid 2599',
    refunds: 'refused 600',
    events: '',
    letters: '',
  })
})

test('what a change gave back, and what then failed, is owed again', async () => {
  const { tell } = await openRefunds()
  const standing = async (refund: Refund, order: Order = paid) => {
    const told = failed({ of: 0 })
    return (await tell(order, [{ ...own, refunded: money(600) }], [refund], told)).order
  }
  for (const state of ['waiting', 'done'] as const) {
    expect(await standing({ state, isOfChange: true })).toBe('confirmed paid refund_failed holds due -600')
    expect(await standing({ state, isOfChange: true }, { ...paid, due: money(-50) })).toBe(
      'confirmed paid refund_failed holds due -650',
    )
    expect(await standing({ state })).toBe('confirmed paid refund_failed holds')
  }
})

test('who gave it back stands in the history: its provider, or the office by hand', async () => {
  const { tell, database } = await openRefunds()
  const events = async (attempt: Attempt, refund: Refund) =>
    (await tell(paid, [{ ...own, ...attempt }], [refund], given(600, { of: 0 }))).events
  expect(await events({ provider: 'transfer' }, {})).toBe('refunded administrator')
  expect(await events({}, { way: 'outside' })).toBe('refunded administrator')
  expect(await events({}, { way: 'chargeback' })).toBe('refunded provider')
  expect(await events({}, {})).toBe('refunded provider')
  const { rows } = await database.execute(sql`
    select details ->> 'way' as way, details -> 'isWhole' as whole from order_events where kind = 'refunded' order by id`)
  const isPart = { whole: false }
  expect(rows).toEqual([
    { way: null, ...isPart },
    { way: 'outside', ...isPart },
    { way: 'chargeback', ...isPart },
    { way: null, ...isPart },
  ])
})

test('what goes back of a sale corrects its invoice, which the customer gets; a surplus was never part of it', async () => {
  const { settle, database } = await openRefunds()
  const { order } = await placeInvoicedOrder(database)
  const [sale, twice] = [randomUUID(), randomUUID()]
  await attemptPayment(database, order.id, { id: sale, state: 'paid', amount: order.total })
  await attemptPayment(database, order.id, { id: twice, state: 'flagged', amount: order.total })
  const papers = async (paymentId: string) => {
    await settle({ orderId: order.id, paymentId }, given(600))
    const { rows } = await database.execute(sql`
      select (select count(*)::integer from invoices where corrected_id is not null) as corrections,
        (select count(*)::integer from mail_attachments where kind = 'correction') as attached, version from orders where id = ${order.id}`)
    return rows[0]
  }
  expect(await papers(twice)).toEqual({ corrections: 0, attached: 0, version: order.version + 1 })
  expect(await papers(sale)).toEqual({ corrections: 1, attached: 1, version: order.version + 2 })
})
