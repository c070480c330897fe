import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { orderLines, orders } from '../orders/orders.table.ts'
import { invoices } from '../invoices/invoices.table.ts'
import { payments, refunds } from '../payments/payments.table.ts'
import {
  add,
  nothing,
  refundedShares,
  soldShares,
  type Figures,
  type Share,
  type SoldBy,
  type SoldOrder,
} from './shares-of-order.ts'

export interface DaySum extends Figures {
  day: string
  part: SoldBy
  name: string
}

const dayOf = (column: typeof orders.paidAt | typeof refunds.createdAt) =>
  sql<string>`to_char(sales_day(${column}), 'YYYY-MM-DD')`
const isOn = (column: typeof orders.paidAt | typeof refunds.createdAt, day: string) =>
  sql`${column} >= (${day}::date)::timestamp at time zone 'Europe/Warsaw' and ${column} < (${day}::date + 1)::timestamp at time zone 'Europe/Warsaw'`
/** Refunds of additional payments give back what was never revenue, and those of changed orders what is no longer part of its total. */
const isOfSale = and(eq(refunds.state, 'done'), eq(payments.state, 'paid'), eq(refunds.isOfChange, false))

/** What all orders say of a day: those paid on it, and what was given back on it. */
export async function sumDay(database: Database, day: string): Promise<DaySum[]> {
  const paid = await database.select({ id: orders.id }).from(orders).where(isOn(orders.paidAt, day))
  const refunded = await database
    .selectDistinct({ id: refunds.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isOn(refunds.createdAt, day), isOfSale))
  const sold = new Set(paid.map(({ id }) => id))
  const sums = new Map<string, DaySum>()
  const take = ({ part, name, figures }: Share) => {
    const key = `${part} ${name}`
    const before = sums.get(key) ?? { day, part, name, ...nothing }
    sums.set(key, { ...before, ...add(before, figures) })
  }
  const all = await readSoldOrders(database, [...new Set([...sold, ...refunded.map(({ id }) => id)])])
  for (const [id, order] of all) {
    if (sold.has(id)) for (const share of soldShares(order)) take(share)
    for (const share of refundedShares(order, day)) take(share)
  }
  // The mark that this version has summed the day.
  if (sums.size > 0) sums.set('', { day, part: 'consumers', name: '', ...nothing })
  return [...sums.values()]
}

const batch = 2_000

async function readSoldOrders(database: Database, ids: number[]): Promise<Map<number, SoldOrder>> {
  const found = new Map<number, SoldOrder>()
  for (let at = 0; at < ids.length; at += batch) {
    const these = ids.slice(at, at + batch)
    const invoiced = database
      .select({ id: invoices.id })
      .from(invoices)
      .where(
        and(
          eq(invoices.orderId, orders.id),
          eq(invoices.kind, 'invoice'),
          sql`${invoices.buyer} ->> 'taxNumber' is not null`,
        ),
      )
    const rows = await database
      .select({
        ...getTableColumns(orders),
        paidOn: dayOf(orders.paidAt),
        // Of an erased order, its invoice says who bought.
        isConsumers: sql<boolean>`${orders.taxNumber} is null and not exists ${invoiced}`,
      })
      .from(orders)
      .where(inArray(orders.id, these))
    for (const row of rows) {
      const { id, country, discountCode, shippingMethod, discountAmount, shippingCost } = row
      const { postalCode, taxation, isHandedOver, isConsumers, paidOn } = row
      found.set(id, {
        country,
        discountCode,
        shippingMethod,
        discountAmount,
        shippingCost,
        postalCode,
        taxation,
        isHandedOver,
        isConsumers,
        paidOn,
        provider: null,
        lines: [],
        refunds: [],
      })
    }
    const lines = await database
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, these))
      .orderBy(asc(orderLines.orderId), asc(orderLines.position))
    for (const line of lines) found.get(line.orderId)?.lines.push(line)
    const paying = await database
      .select({ orderId: payments.orderId, provider: payments.provider })
      .from(payments)
      .where(and(inArray(payments.orderId, these), eq(payments.state, 'paid'), eq(payments.isSurcharge, false)))
    for (const { orderId, provider } of paying) {
      const order = found.get(orderId)
      if (order) order.provider ??= provider
    }
    const given = await database
      .select({
        orderId: refunds.orderId,
        day: dayOf(refunds.createdAt),
        amount: refunds.amount,
        vatRate: refunds.vatRate,
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(inArray(refunds.orderId, these), isOfSale))
      .orderBy(asc(refunds.createdAt), asc(refunds.id))
    for (const { orderId, ...refund } of given) found.get(orderId)?.refunds.push(refund)
  }
  return found
}
