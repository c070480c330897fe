import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { customers } from '../customers/customers.table.ts'
import { payments } from '../payments/payments.table.ts'
import { refunds } from '../payments/refunds.table.ts'
import type { PersonalRecord } from '../privacy/personal-records.server.ts'
import type { PersonalItem } from '../privacy/personal-record.ts'
import type { Database } from '../server/database.ts'
import { isSameAddress } from '../server/same-address.ts'
import { anonymiseOrders } from './anonymise-order.server.ts'
import type { OrderRow } from './hold-order.server.ts'
import { erasureOf } from './order-erasure.ts'
import { orderEvents, orders } from './orders.table.ts'
import { readOrderRecord } from './read-order.server.ts'

/** Orders with this address, and those that its account made under another one. */
export const personalOrders: PersonalRecord = {
  name: 'orders',
  async read(database, email) {
    const items: PersonalItem[] = []
    for (const order of await ordersOf(database, email)) items.push(await describe(database, order))
    return items
  },
  hold: (transaction, email) => ordersOf(transaction, email, 'hold'),
  async erase(transaction, email, items) {
    const going = new Set(items.filter(({ fate }) => fate === 'anonymised').map(({ id }) => Number(id)))
    const held = await ordersOf(transaction, email)
    await anonymiseOrders(
      transaction,
      held.filter(({ id }) => going.has(id)),
    )
  },
}

async function ordersOf(database: Database, email: string, hold?: 'hold'): Promise<OrderRow[]> {
  const account = database.select({ id: customers.id }).from(customers).where(isSameAddress(customers.email, email))
  const query = database
    .select()
    .from(orders)
    .where(or(isSameAddress(orders.email, email), inArray(orders.customerId, account)))
    .orderBy(desc(orders.id))
  return hold ? query.for('update') : query
}

/** The numbers of a person's orders, and whether each of them stays whole. */
export async function numbersOf(database: Database, email: string): Promise<{ number: string; isKept: boolean }[]> {
  const numbers = []
  for (const order of await ordersOf(database, email)) {
    const { fate } = await standing(database, order)
    numbers.push({ number: order.number, isKept: fate === 'kept' })
  }
  return numbers
}

async function describe(database: Database, order: OrderRow): Promise<PersonalItem> {
  const record = await readOrderRecord(database, eq(orders.id, order.id))
  const { fate, why, until } = await standing(database, order)
  return {
    id: String(order.id),
    title: order.number,
    at: order.createdAt.toISOString(),
    place: { tab: 'orders', order: String(order.id) },
    fate,
    why,
    until: until?.toISOString() ?? null,
    data: { ...record, remindedAt: order.remindedAt?.toISOString() ?? null },
  }
}

async function standing(database: Database, order: OrderRow) {
  const arrived = await database
    .select({ at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), sql`${orderEvents.details}->>'to' in ('delivered', 'completed')`))
    .orderBy(desc(orderEvents.createdAt))
    .limit(1)
  const openPayments = await database.$count(
    payments,
    and(eq(payments.orderId, order.id), inArray(payments.state, ['creating', 'open', 'processing'])),
  )
  const openRefunds = await database.$count(refunds, and(eq(refunds.orderId, order.id), eq(refunds.state, 'waiting')))
  const isMoneyOpen = openPayments + openRefunds > 0
  return erasureOf({ ...order, arrivedAt: arrived[0]?.at ?? order.updatedAt, isMoneyOpen }, new Date())
}
