import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWithOrders, type Attempt, type Order, type Refund } from '../../../../tests/support/order-standing.ts'
import { paid, placeOrder } from '../../../../tests/support/orders.ts'
import { race } from '../../../../tests/support/race.ts'
import { daysAfter } from '../../../kernel/calendar.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { money } from '../../../kernel/money.ts'
import type { PaymentProvider } from '../payment.ts'
import { beginRefund } from './begin-refund.server.ts'
import { readOrderMoney, toOrderMoneyJson } from './order-money.server.ts'
import { recordOutside } from './record-outside.server.ts'
import type { NewRefund, OutsideRefund } from './refund.ts'
import { sendRefund } from './send-refund.server.ts'

const by = { username: 'ola' }
const today = dayInPoland()
const tomorrow = daysAfter(today, 1)
const own: Attempt = { state: 'paid', taken: money(2_599) }
const byTransfer: Attempt = { ...own, provider: 'transfer' }

async function openOffice() {
  const scene = await openWithOrders()
  const { database, place, look } = scene
  const services = { database, payments: { name: 'stripe' } as PaymentProvider }
  // What others have bought says nothing about an order.
  await placeOrder(database, { lines: [{ vatRate: 8 }] })
  const standing = async (placed: { orderId: number }, outcome: { ok: boolean; code?: string }) => {
    const { order, payments, refunds, events, letters } = await look(placed)
    const amounts = payments.replace(' 2599', '')
    return [outcome.code ?? 'done', order.replace('confirmed paid holds', ''), amounts, refunds, events, letters]
  }
  return {
    ...scene,
    standing,
    async begin(asked: NewRefund, order: Order = {}, attempt: Attempt = own, refunds: Refund[] = []) {
      const placed = await place({ ...paid, ...order }, [attempt], refunds)
      return standing(placed, await beginRefund(services, by, placed.orderId, asked))
    },
    async outside(asked: Partial<OutsideRefund>, order: Order = {}) {
      const placed = await place({ ...paid, ...order }, [own])
      const whole = { amount: money(600), sentOn: today, how: 'gotówką', ...asked }
      return standing(placed, await recordOutside(database, by, placed.orderId, whole))
    },
    audit: async () => {
      const { rows } = await database.execute<{ after: object }>(
        sql`select after from audit_entries where action <> 'created' and subject = 'order' order by id`,
      )
      return rows.map(({ after }) => after)
    },
    sentOn: async () =>
      (
        await database.execute(
          sql`select amount_grosze as amount, sent_on::text as day from refunds where sent_on is not null order by created_at`,
        )
      ).rows,
  }
}

const untouched = ['', 'paid', '', '', '']
const begun = 'refund_begun administrator'

test('a refund is noted up to what is left, of goods that were bought, and by whoever saw the order as it is', async () => {
  const { begin, audit, database } = await openOffice()
  const noted = (amount: number) => ['done', '', 'paid', `waiting ${amount}`, begun, '']
  expect(await begin({})).toEqual(noted(2_599))
  expect(await begin({ amount: money(2_599), version: 1 })).toEqual(noted(2_599))
  expect(await begin({ amount: money(600), vatRate: 23, reason: 'pęknięte' })).toEqual(noted(600))
  for (const [asked, code] of [
    [{ amount: money(2_600) }, 'refund_too_high'],
    [{ version: 2 }, 'order_changed_meanwhile'],
    [{ vatRate: 8 }, 'refund_rate_unknown'],
    [{ vatRate: 5 }, 'refund_rate_unknown'],
  ] as const)
    expect(await begin(asked)).toEqual([code, ...untouched])
  const [, , details] = (
    await database.execute(sql`
    select details - 'refund' - 'payment' as details from order_events where kind = 'refund_begun' order by id`)
  ).rows
  expect(details).toEqual({ details: { amount: 600, vatRate: 23, reason: 'pęknięte', by: 'ola' } })
  expect(await audit()).toEqual([
    { amount: '25.99', reason: null, payment: expect.any(String) },
    { amount: '25.99', reason: null, payment: expect.any(String) },
    { amount: '6.00', vatRate: 23, reason: 'pęknięte', payment: expect.any(String) },
  ])
})

test('what a change owes is paid by a refund that isn’t more than that', async () => {
  const { begin, database } = await openOffice()
  const due = { due: money(-600) }
  const refund = async (amount: number) => (await begin({ amount: money(amount) }, due))[1]?.trim()
  expect(await refund(599)).toBe('due -1')
  expect(await refund(600)).toBe('')
  expect(await refund(601)).toBe('due -600')
  expect((await begin({}, { due: money(600) }))[1]?.trim()).toBe('due 600')
  const { rows } = await database.execute(sql`
    select is_of_change as is, coalesce(details -> 'isOfChange', 'false') as told from refunds
    join order_events on details ->> 'refund' = refunds.id::text order by refunds.created_at`)
  expect(rows.map(({ is, told }) => [is, told])).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ])
})

test('what the office sends back by bank transfer is done on the day it says, if that has come', async () => {
  const { begin, sentOn } = await openOffice()
  const amount = money(600)
  const other: Refund = { amount: money(50) }
  const after = `${begun}, refunded administrator`
  expect(await begin({ amount, sentOn: today }, {}, byTransfer, [other])).toEqual([
    'done',
    '',
    'paid -600',
    'waiting 50, done 600',
    after,
    'order-refunded',
  ])
  expect(await begin({ amount, sentOn: tomorrow }, {}, byTransfer)).toEqual(['sent_in_future', ...untouched])
  expect(await begin({ amount }, {}, byTransfer)).toEqual(['done', '', 'paid', 'waiting 600', begun, ''])
  // Of what a provider took, no day is asked for.
  expect(await begin({ amount, sentOn: tomorrow })).toEqual(['done', '', 'paid', 'waiting 600', begun, ''])
  expect(await sentOn()).toEqual([{ amount: 600, day: today }])
})

test('what was given back outside the shop is done at once, and no more than is left', async () => {
  const { outside, audit, sentOn, database } = await openOffice()
  const after = [`${begun}, refunded administrator`, 'order-refunded']
  expect(await outside({})).toEqual(['done', '', 'paid -600', 'done 600', ...after])
  expect(await outside({ version: 1, vatRate: 23 })).toEqual(['done', '', 'paid -600', 'done 600', ...after])
  const [, order, ...others] = await outside({ amount: money(2_599) }, { due: money(-600) })
  expect([order, ...others]).toEqual(['confirmed refunded holds due -600', 'paid -2599', 'done 2599', ...after])
  for (const [asked, code] of [
    [{ amount: money(2_600) }, 'refund_too_high'],
    [{ version: 2 }, 'order_changed_meanwhile'],
    [{ vatRate: 8 }, 'refund_rate_unknown'],
    [{ sentOn: tomorrow }, 'sent_in_future'],
    [{ paymentId: randomUUID() }, 'order_not_refundable'],
  ] as const)
    expect(await outside(asked)).toEqual([code, ...untouched])
  const whole = { amount: money(600), sentOn: today, how: 'gotówką' }
  expect(await recordOutside(database, by, 4_711, whole)).toMatchObject({ code: 'order_not_found' })
  expect(await audit()).toHaveLength(3)
  expect(await sentOn()).toHaveLength(3)
  const { rows } = await database.execute(
    sql`select distinct way, reason, is_of_change as "isOfChange" from refunds where sent_on is not null`,
  )
  expect(rows).toEqual([{ way: 'outside', reason: 'gotówką', isOfChange: false }])
})

test('that a refund was sent, or won’t be, is noted once, whoever says so how often; the order’s other money stays', async () => {
  const { database, place, look, standing, audit, sentOn } = await openOffice()
  const send = async (day: string | null, refund: Refund = {}, attempt = byTransfer) => {
    const placed = await place(paid, [attempt], [refund, { amount: money(50) }])
    return standing(placed, await sendRefund(database, by, placed.refundIds[0]?.toUpperCase() ?? '', day))
  }
  const sent = ['', 'paid -600', 'done 600, waiting 50', 'refunded administrator', 'order-refunded']
  const unsent = ['', 'paid', 'refused 600 not_sent, waiting 50', 'refund_refused administrator', '']
  expect(await send(today)).toEqual(['done', ...sent])
  expect(await send(null)).toEqual(['done', ...unsent])
  const nothing = (refunds: string) => ['', 'paid', refunds, '', '']
  expect(await send(today, { state: 'done' })).toEqual(['done', ...nothing('done 600, waiting 50')])
  expect(await send(null, { state: 'refused' })).toEqual(['done', ...nothing('refused 600, waiting 50')])
  for (const [day, refund, attempt, code] of [
    [today, { state: 'refused' }, byTransfer, 'refund_not_to_send'],
    [null, { state: 'done' }, byTransfer, 'refund_not_to_send'],
    [today, {}, own, 'refund_not_to_send'],
    [tomorrow, {}, byTransfer, 'sent_in_future'],
  ] as const)
    expect(await send(day, refund, attempt)).toEqual([code, ...nothing(`${refund.state ?? 'waiting'} 600, waiting 50`)])
  for (const nobody of [randomUUID(), '7'])
    expect(await sendRefund(database, by, nobody, today)).toMatchObject({ code: 'refund_not_to_send' })
  const placed = await place(paid, [byTransfer], [{}])
  const note = () => sendRefund(database, by, placed.refundIds[0] ?? '', today)
  const both = await race(database, sql`select from orders where id = ${placed.orderId} for update`, [note, note])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  expect(await look(placed)).toMatchObject({ refunds: 'done 600', letters: 'order-refunded' })
  expect(await audit()).toEqual([
    { state: 'done', sentOn: today },
    { state: 'refused', sentOn: null },
    { state: 'done', sentOn: today },
  ])
  expect(await sentOn()).toEqual([
    { amount: 600, day: today },
    { amount: 600, day: today },
  ])
})

test('of an order’s money nobody reads that of another', async () => {
  const { database, place } = await openOffice()
  const { orderId, paymentIds, refundIds } = await place(paid, [own], [{}])
  const { payments, refunds, ...more } = toOrderMoneyJson(await readOrderMoney(database, orderId))
  expect([payments.map(({ id }) => id), refunds.map(({ id }) => id), more]).toEqual([
    paymentIds,
    refundIds,
    { refundableAmount: '19.99' },
  ])
})
