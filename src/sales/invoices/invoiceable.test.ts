import { expect, test } from 'vitest'
import { placeInvoicedOrder } from '../../../tests/support/invoices.ts'
import { openReadyDatabase } from '../../../tests/support/job-runner.ts'
import { paid, placeOrder } from '../../../tests/support/orders.ts'
import { money } from '../../kernel/money.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { orderEvents } from '../orders/orders.table.ts'
import { deliveryDays, isInvoiced, isSale } from './invoiceable.server.ts'

test('what is paid, goes on and costs something is a sale', () => {
  const order = { ...paid, total: money(1), anonymisedAt: null } as OrderRow
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered', 'completed'] as const)
    expect(isSale({ ...order, status })).toBe(true)
  for (const not of [
    { status: 'pending' },
    { status: 'cancelled' },
    { paymentStatus: 'pending' },
    { paymentStatus: 'failed' },
    { paymentStatus: 'refunded' },
    { paidAt: null },
    { anonymisedAt: new Date() },
    { total: money(0) },
  ] as const)
    expect(isSale({ ...order, ...not })).toBe(false)
})

test('goods came when they were last said to be on their way or there, each order’s by itself; an invoice is its order’s alone', async () => {
  const { database } = await openReadyDatabase()
  const { order: first } = await placeInvoicedOrder(database)
  const second = await placeOrder(database, paid)
  const third = await placeOrder(database, paid)
  const note = (orderId: number, day: number, to: string, kind = 'shipping_changed') =>
    database
      .insert(orderEvents)
      .values({ orderId, kind, actor: 'administrator', details: { to }, createdAt: new Date(Date.UTC(2026, 4, day)) })
  await note(first.id, 7, 'delivered')
  await note(first.id, 5, 'shipped')
  await note(first.id, 9, 'preparing')
  await note(first.id, 9, 'delivered', 'status_changed')
  await note(second.id, 8, 'shipped')
  await note(third.id, 8, 'preparing')
  const days = await deliveryDays(database, [first.id, third.id])
  expect([...days]).toEqual([[first.id, new Date(Date.UTC(2026, 4, 7))]])
  expect([await isInvoiced(database, first.id), await isInvoiced(database, second.id)]).toEqual([true, false])
})
