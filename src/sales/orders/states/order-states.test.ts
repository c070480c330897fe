import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeNeighbour } from '../../../../tests/support/neighbour.ts'
import { attemptPayment, paid, placeOrder } from '../../../../tests/support/orders.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'
import { money } from '../../../kernel/money.ts'
import { confirmOnce, confirmOrder } from '../confirm-order.server.ts'
import type { OrderRow } from '../lock-order.server.ts'
import { orders } from '../orders.table.ts'
import { recordEvent } from '../record-event.server.ts'
import { canBePaid, canPayDifference, isPayable, isUnpaid } from '../unpaid.server.ts'

async function openWithNeighbour() {
  const { database } = await openTestShop()
  await placeNeighbour(database)
  const place = async (said: Parameters<typeof placeOrder>[1]) => {
    const { id } = await placeOrder(database, said)
    return (await database.select().from(orders).where(eq(orders.id, id)))[0] as OrderRow
  }
  return { database, place }
}

test('what can be paid is neither paid, over, too late nor looked into; of a paid order it is what it has become dearer by', async () => {
  const { database, place } = await openWithNeighbour()
  const tooLate = { payableUntil: new Date(Date.now() - 60_000) }
  const table: [said: Parameters<typeof placeOrder>[1], unpaid: boolean, payable: boolean, difference: boolean][] = [
    [{}, true, true, false],
    [{ due: money(1) }, true, true, false],
    [tooLate, true, false, false],
    [{ status: 'cancelled' }, false, false, false],
    [{ paymentStatus: 'failed' }, false, false, false],
    [{ needsAttention: 'disputed' }, false, false, false],
    [paid, false, false, false],
    [{ ...paid, status: 'pending' }, false, false, false],
    [{ ...paid, due: money(1) }, false, false, true],
    [{ ...paid, due: money(-1) }, false, false, false],
    [{ ...paid, due: money(1), status: 'cancelled' }, false, false, false],
  ]
  for (const [said, unpaid, payable, difference] of table) {
    const order = await place(said)
    const isIt = eq(orders.id, order.id)
    expect({
      said,
      unpaid: await database.$count(orders, and(isIt, isUnpaid)),
      payable: await database.$count(orders, and(isIt, isPayable)),
      loaded: canBePaid(order),
      difference: canPayDifference(order),
    }).toEqual({ said, unpaid: Number(unpaid), payable: Number(payable), loaded: payable, difference })
  }
})

test('an order is confirmed once, when it is paid or the office has looked into it, and stays as far as it was', async () => {
  const { database, place } = await openWithNeighbour()
  const eventsOf = async ({ id }: OrderRow) => {
    const { rows } = await database.execute<{ kind: string }>(
      sql`select kind from order_events where order_id = ${id} order by id`,
    )
    return rows.map(({ kind }) => kind)
  }
  const outcomes = []
  for (const said of [{}, { status: 'cancelled', paymentStatus: 'failed' }, { status: 'processing' }] as const) {
    const order = await place(said)
    await attemptPayment(database, order.id, { state: 'paid', amount: order.total })
    await database.transaction((transaction) => confirmOrder(transaction, order, 'provider', {}))
    const [now] = await database.select().from(orders).where(eq(orders.id, order.id))
    outcomes.push([now?.status, now?.paymentStatus, now?.paidAt instanceof Date, await eventsOf(order)])
  }
  const events = ['paid', 'confirmed']
  expect(outcomes).toEqual([
    ['confirmed', 'paid', true, events],
    ['confirmed', 'paid', true, events],
    ['processing', 'paid', true, events],
  ])

  const flagged = await place(paid)
  const unpaid = await place({})
  await attemptPayment(database, flagged.id, { state: 'paid', amount: flagged.total })
  await recordEvent(database, flagged.id, 'flagged', 'shop')
  for (const order of [flagged, unpaid, flagged])
    await database.transaction((transaction) => confirmOnce(transaction, { username: 'admin' }, order))
  expect([await eventsOf(flagged), await eventsOf(unpaid)]).toEqual([['flagged', 'confirmed'], []])
})
