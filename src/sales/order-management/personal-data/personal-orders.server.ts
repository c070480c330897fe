import { and, desc, eq, getTableColumns, inArray, max, or, sql } from 'drizzle-orm'
import { customers } from '../../../customers/customers.table.ts'
import { invoices } from '../../invoices/invoices.table.ts'
import { hashOfAddress } from '../../../mail/unsubscribe/suppression.server.ts'
import { payments, refunds } from '../../payments/payments.table.ts'
import type { PersonalRecord } from '../../../personal-data/personal-data.ts'
import { isInProgress } from '../../payments/open-payments.server.ts'
import type { PersonalItem } from '../../../personal-data/personal-record.ts'
import type { Database } from '../../../server/database/database.ts'
import { isSameEmail } from '../../../server/database/same-email.ts'
import { countOpenOf } from '../../withdrawal/open-withdrawals.server.ts'
import { anonymiseOrders } from './anonymise-order.server.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { erasureOf, type Erasure } from './order-erasure.ts'
import { orderEvents, orders } from '../../orders/orders.table.ts'
import { readOrderRecord } from '../read-order.server.ts'

/** Orders with this address (or its hash), and orders of its account with another address. */
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

/** An order with what it has to do with the person for whom it was found. */
interface FoundOrder extends OrderRow {
  /** Somebody else was signed in when it was made, and gave this person's address. */
  isOthers: boolean
  /** This person was signed in, and gave another address. */
  bearsOtherAddress: boolean
}

async function ordersOf(database: Database, email: string, hold?: 'hold'): Promise<FoundOrder[]> {
  const account = database.select({ id: customers.id }).from(customers).where(isSameEmail(customers.email, email))
  const bearsAddress = or(isSameEmail(orders.email, email), eq(orders.emailHash, hashOfAddress(email)))
  const query = database
    .select({
      ...getTableColumns(orders),
      isOthers: sql<boolean>`${orders.customerId} is not null and ${orders.customerId} not in (${account})`,
      bearsOtherAddress: sql<boolean>`not coalesce(${bearsAddress}, false)`,
    })
    .from(orders)
    .where(or(bearsAddress, inArray(orders.customerId, account)))
    .orderBy(desc(orders.id))
  return hold ? query.for('update') : query
}

/** The numbers of a person's orders, and whether each of them stays whole. */
export async function numbersOf(database: Database, email: string): Promise<{ number: string; isKept: boolean }[]> {
  const numbers = []
  for (const order of await ordersOf(database, email)) {
    const { fate } = await fateOf(database, order)
    numbers.push({ number: order.number, isKept: fate === 'kept' })
  }
  return numbers
}

async function describe(database: Database, order: FoundOrder): Promise<PersonalItem> {
  const record = await readOrderRecord(database, eq(orders.id, order.id))
  const { fate, why, until } = await fateOf(database, order)
  return {
    id: String(order.id),
    title: order.number,
    at: order.createdAt.toISOString(),
    place: { tab: 'orders', order: String(order.id) },
    fate,
    why,
    until: until?.toISOString() ?? null,
    data: { ...record, remindedAt: order.remindedAt?.toISOString() ?? null, heldFrom: order.heldFrom },
  }
}

/** What can become of an order. What somebody else made goes when they ask for it themselves. */
async function fateOf(database: Database, order: FoundOrder): Promise<Erasure> {
  if (order.isOthers) return { fate: 'kept', why: ['of_other_account'], until: null }
  const erasure = await standing(database, order)
  return order.bearsOtherAddress ? { ...erasure, why: [...erasure.why, 'other_address'] } : erasure
}

/** Whether an order can be made nobody's already, by all that hangs on it. */
export async function standing(database: Database, order: OrderRow) {
  const arrived = await database
    .select({ at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), sql`${orderEvents.details}->>'to' in ('delivered', 'completed')`))
    .orderBy(desc(orderEvents.createdAt))
    .limit(1)
  const openPayments = await database.$count(payments, and(eq(payments.orderId, order.id), isInProgress))
  const openRefunds = await database.$count(refunds, and(eq(refunds.orderId, order.id), eq(refunds.state, 'waiting')))
  const isMoneyOpen = openPayments + openRefunds + (await countOpenOf(database, order.id)) > 0
  const arrivedAt = arrived[0]?.at ?? order.updatedAt
  return erasureOf({ ...order, arrivedAt, isMoneyOpen, ...(await whatWasGivenOut(database, order.id)) }, new Date())
}

/** What of an order's money went back, and what was issued for it. */
async function whatWasGivenOut(database: Database, orderId: number) {
  const [paid] = await database
    .select({ refunded: sql<number>`coalesce(sum(${payments.refunded}), 0)::integer` })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  const [documents] = await database
    .select({ lastIn: max(invoices.year) })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
  return { refunded: paid?.refunded ?? 0, lastDocumentIn: documents?.lastIn ?? null }
}
