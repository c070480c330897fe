import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { decide, expectSound, order, sessionIn, stateOf, stock } from '../../../../tests/support/checkouts.ts'
import { race } from '../../../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { reconcile } from '../../../../tests/support/time-travel.ts'
import { daysAfter } from '../../../kernel/calendar.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { money } from '../../../kernel/money.ts'
import { recordTransfer } from './record-transfer.server.ts'

const today = dayInPoland()
const by = { username: 'ola' }

/** A shop with ten pieces at ten złotych, and orders of one piece for 25.99 zł each. */
async function openOrders(count = 1) {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 10 })
  const sessions: string[] = []
  for (let placed = 0; placed < count; placed += 1)
    sessions.push(await sessionIn(await order(shop, [{ id: salt, quantity: 1 }])))
  const { rows } = await shop.database.execute<{ id: number; total_grosze: number }>(
    sql`select * from orders order by id`,
  )
  const ids = rows.map(({ id }) => id)
  const total = rows[0]?.total_grosze ?? 0
  const note = (amount: number, key: string, { id = ids[0] ?? 0, paidOn = today } = {}) =>
    recordTransfer(shop.database, by, id, { amount: money(amount), paidOn, evidence: 'wyciąg 12', key })
  return { shop, ids, total, salt, sessions, note, sound: () => expectSound(shop.database, { [salt]: 10 }) }
}

const standing = async ({ database }: TestShop, id = 0) => {
  const { rows } = await database.execute<Record<string, unknown>>(sql`
    select payment_status, status, needs_attention, holds_stock,
      (select coalesce(sum(taken_grosze), 0)::integer from payments where order_id = orders.id) as taken,
      (select count(*)::integer from transfers where order_id = orders.id) as noted,
      (select count(*)::integer from mails where kind = 'order-confirmed') as letters
    from orders where id = ${id}`)
  return rows[0]
}
const paidOnce = { payment_status: 'paid', status: 'confirmed', needs_attention: null, holds_stock: true, letters: 1 }

test('a noted transfer pays its order as a provider would, on the day of the money; noted again it changes nothing', async () => {
  const { shop, ids, total, note, sound } = await openOrders()
  await shop.database.execute(sql`update orders set created_at = now() - interval '5 days'`)
  const paidOn = daysAfter(today, -3)
  const told = { outcome: 'paid', difference: 0, wasKnown: false }
  expect(await note(total, 'line-number-1', { paidOn })).toMatchObject({ ok: true, value: told })
  expect(await note(total, 'line-number-1', { paidOn })).toMatchObject({ ok: true, value: { ...told, wasKnown: true } })
  expect(await standing(shop, ids[0])).toEqual({ ...paidOnce, taken: total, noted: 1 })
  const { rows } = await shop.database.execute(sql`
    select (paid_at at time zone 'Europe/Warsaw')::date::text as day from orders`)
  expect(rows).toEqual([{ day: paidOn }])
  await sound()
})

test('a key belongs to one order and one amount, and a day to the past', async () => {
  const { ids, total, note } = await openOrders(2)
  await note(total, 'line-number-1')
  expect(await note(total, 'line-number-1', { id: ids[1] ?? 0 })).toMatchObject({ code: 'transfer_known' })
  expect(await note(total - 1, 'line-number-1')).toMatchObject({ code: 'transfer_known' })
  expect(await note(total, 'line-number-2', { paidOn: daysAfter(today, 1) })).toMatchObject({
    code: 'transfer_in_future',
  })
  expect(await note(total, 'line-number-2', { paidOn: daysAfter(today, -370) })).toMatchObject({
    code: 'transfer_too_early',
  })
})

test('what comes in parts is added up; what is too much is kept apart from what the order costs', async () => {
  const { shop, ids, total, note, sound } = await openOrders()
  expect(await note(1000, 'the-first-part')).toMatchObject({ value: { outcome: 'short', difference: total - 1000 } })
  expect(await standing(shop, ids[0])).toMatchObject({ payment_status: 'pending', needs_attention: 'transfer_short' })
  const rest = await note(total - 1000 + 500, 'the-second-part')
  expect(rest).toMatchObject({ value: { outcome: 'over', difference: 500 } })
  const over = { ...paidOnce, needs_attention: 'transfer_over', taken: total + 500, noted: 2 }
  expect(await standing(shop, ids[0])).toEqual(over)
  const { rows } = await shop.database.execute(
    sql`select state, taken_grosze as taken from payments where taken_grosze > 0 order by 2`,
  )
  expect(rows).toEqual([
    { state: 'flagged', taken: 500 },
    { state: 'paid', taken: total },
  ])
  await sound()
})

test('two people who note the same transfer at once book it once, whoever of them is first', async () => {
  const { shop, ids, total, note, sound } = await openOrders()
  const twice = [() => note(total, 'line-number-1'), () => note(total, 'line-number-1')]
  const answers = await race(shop.database, sql`select from orders for update`, twice)
  expect(answers.map((answer) => answer.ok && answer.value.wasKnown).toSorted()).toEqual([false, true])
  expect(await standing(shop, ids[0])).toEqual({ ...paidOnce, taken: total, noted: 1 })
  await sound()
})

test('a transfer that seems noted already, on another screen or by a statement, counts once unless the office says that it is another', async () => {
  const { shop, ids, total, note, sound } = await openOrders(2)
  await shop.database.execute(sql`update orders set created_at = now() - interval '9 days'`)
  const paidOn = daysAfter(today, -3)
  const both = [() => note(total, 'screen-of-ewa'), () => note(total, 'screen-of-jan', { paidOn })]
  const answers = await race(shop.database, sql`select from orders for update`, both)
  expect(answers.map((answer) => (answer.ok ? answer.value.outcome : answer.code)).toSorted()).toEqual([
    'paid',
    'transfer_seems_known',
  ])
  expect(await standing(shop, ids[0])).toEqual({ ...paidOnce, taken: total, noted: 1 })
  const other = { amount: money(total), paidOn, evidence: null, key: 'screen-of-jan', isAnother: true }
  const [ewa = 0, jan = 0] = ids
  expect(await recordTransfer(shop.database, by, ewa, { ...other, key: 'one-more' })).toMatchObject({
    value: { outcome: 'twice' },
  })
  // Of another order, another amount or other days it is another anyway.
  expect(await note(total, 'the-other-order', { id: jan })).toMatchObject({ value: { outcome: 'paid' } })
  expect(await note(total - 1, 'another-amount')).toMatchObject({ ok: true })
  expect(await note(total, 'other-days', { paidOn: daysAfter(today, -7) })).toMatchObject({ ok: true })
  await sound()
})

test('paid by card and by transfer at once it is confirmed once, and the office hears that it was paid twice', async () => {
  for (const isTransferFirst of [true, false]) {
    const { shop, ids, total, note, sound, sessions } = await openOrders()
    await decide(shop.database, sessions[0] ?? '', 'paid')
    const both: (() => Promise<unknown>)[] = [
      () => note(total, 'line-number-1'),
      () => stateOf(shop, sessions[0] ?? ''),
    ]
    const inTurn = isTransferFirst ? both : both.toReversed()
    await race(shop.database, sql`select from orders for update`, inTurn, { inTurn: true })
    const twice = { ...paidOnce, needs_attention: 'paid_twice', taken: total * 2, noted: 1 }
    expect(await standing(shop, ids[0])).toEqual(twice)
    await sound()
  }
})

test('of cancelling and a transfer at once, neither loses a piece: the office hears what has to go back', async () => {
  for (const isTransferFirst of [true, false]) {
    const { shop, ids, total, note, sound } = await openOrders()
    const cancel = () =>
      shop.callAsAdmin('PUT', `/api/admin/orders/${ids[0]}/status`, { body: { status: 'cancelled' } })
    const both: (() => Promise<unknown>)[] = [() => note(total, 'line-number-1'), cancel]
    const inTurn = isTransferFirst ? both : both.toReversed()
    await race(shop.database, sql`select from orders for update`, inTurn, { inTurn: true })
    expect(await standing(shop, ids[0])).toMatchObject({
      payment_status: 'paid',
      status: 'cancelled',
      holds_stock: false,
      needs_attention: isTransferFirst ? null : 'paid_when_cancelled',
    })
    await sound()
  }
})

test('of the end of an order’s days and its transfer at once, neither loses a piece, and the order is paid after all', async () => {
  for (const isTransferFirst of [true, false]) {
    const { shop, ids, total, note, sound } = await openOrders()
    await shop.database.execute(sql`update payments set state = 'expired'`)
    await shop.database.execute(sql`update orders set payable_until = now() - interval '1 minute'`)
    const both: (() => Promise<unknown>)[] = [() => note(total, 'line-number-1'), () => reconcile(shop)]
    const inTurn = isTransferFirst ? both : both.toReversed()
    await race(shop.database, sql`select from orders for update`, inTurn, { inTurn: true })
    expect(await standing(shop, ids[0])).toEqual({ ...paidOnce, taken: total, noted: 1 })
    const { rowCount } = await shop.database.execute(sql`select from order_events where kind = 'cancelled'`)
    expect(rowCount).toBe(isTransferFirst ? 0 : 1)
    await sound()
  }
})
