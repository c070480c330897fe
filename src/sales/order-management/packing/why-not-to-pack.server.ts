import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Failure } from '../../../kernel/outcome.ts'
import { shownInPoland } from '../../../kernel/polish-time.ts'
import type { Database } from '../../../server/database/database.ts'
import { hasLeft } from '../../orders/has-left.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { orderEvents, orders } from '../../orders/orders.table.ts'
import { withdrawals } from '../../withdrawal/withdrawals.table.ts'
import { orderNotToPack } from './packing.ts'

/** The refusal of an order that isn't to be packed, in words for who stands at the table. */
export async function whyNotToPack(database: Database, id: number): Promise<Failure<'order_not_to_pack'>> {
  const [order] = await database.select().from(orders).where(eq(orders.id, id))
  if (!order) return { ...orderNotToPack, facts: { order: 'Tego zamówienia', reason: 'takiego zamówienia nie ma' } }
  return {
    ...orderNotToPack,
    facts: { order: `Zamówienia ${order.number}`, reason: await reasonOf(database, order) },
  }
}

async function reasonOf(database: Database, order: OrderRow): Promise<string> {
  const { id, status, paymentStatus } = order
  if (status === 'cancelled') return 'jest anulowane'
  if (hasLeft(order)) return whenItLeft(database, order)
  if (paymentStatus === 'refunded') return 'pieniądze zostały zwrócone'
  if (paymentStatus !== 'paid') return 'nie jest opłacone'
  const isWithdrawn = and(eq(withdrawals.orderId, id), inArray(withdrawals.state, ['accepted', 'late']))
  if ((await database.$count(withdrawals, isWithdrawn)) > 0)
    return 'klient odstąpił od umowy; odłóż paczkę, dopóki biuro nie załatwi sprawy'
  if (status === 'pending') return 'najpierw musi je sprawdzić biuro'
  return 'pieniądze wracają do klienta'
}

/** Who sent it and when, so that two who packed the same needn't ask around. */
async function whenItLeft(database: Database, { id, shippingStatus, trackingNumber }: OrderRow): Promise<string> {
  const { orderId, kind, details, createdAt } = orderEvents
  const isDeparture = and(
    inArray(kind, ['shipping_changed', 'status_changed']),
    inArray(sql`${details} ->> 'to'`, ['shipped', 'delivered', 'completed']),
  )
  const [left] = await database
    .select({ at: createdAt, details })
    .from(orderEvents)
    .where(and(eq(orderId, id), isDeparture))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  const said = shippingStatus === 'delivered' ? 'jest już doręczone' : 'już wysłane'
  const by = typeof left?.details['by'] === 'string' ? ` (${left.details['by']})` : ''
  const number = trackingNumber ? `, numer przesyłki ${trackingNumber}` : ''
  return `${said}${by}${left ? ` ${shownInPoland(left.at)}` : ''}${number}`
}
