import { randomUUID } from 'node:crypto'
import { orderPath } from '../../src/sales/orders/order-links.server.ts'
import { orderLines, orderLinks, orders } from '../../src/sales/orders/orders.table.ts'
import { payments } from '../../src/sales/payments/payments.table.ts'
import { money } from '../../src/kernel/money.ts'
import type { Language } from '../../src/kernel/language.ts'
import type { Database } from '../../src/server/database/database.ts'
import { createToken, hashOfToken } from '../../src/server/accounts/tokens.ts'
import { customers } from '../../src/customers/customers.table.ts'
import { eq, getTableColumns, sql } from 'drizzle-orm'

type Row = typeof orders.$inferInsert
type Line = Partial<typeof orderLines.$inferInsert>

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

/** A point as the carrier's map gives it. */
export const locker = {
  name: 'GDY01A',
  address: { line1: 'ul. Portowa 3', line2: '81-350 Gdynia' },
  opening_hours: '24/7',
}

/** Where its parcel goes. */
const recipient = {
  firstName: 'Anna',
  lastName: 'Nowak',
  email: 'anna@example.com',
  phone: '+48 600 100 200',
  address: 'ul. Solna 7',
  city: 'Kraków',
  postalCode: '31-000',
  country: 'Poland',
}

/**
 * An order as the shop keeps it: a guest's, which can be paid for two more days, unless said otherwise. What it comes to
 * follows from its lines.
 */
export async function placeOrder(
  database: Database,
  { lines = [{}, {}], ...said }: Partial<Row> & { lines?: Line[] } = {},
): Promise<{ id: number; number: string }> {
  const all = lines.map((line, position) => ({
    position,
    productName: position === 0 ? 'Sól celtycka gruba' : 'Fleur de Sel',
    weight: position === 0 ? 500 : 250,
    quantity: position + 1,
    price: money(2490),
    vatRate: 23,
    ...line,
  }))
  const subtotal = money(all.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  const shippingCost = said.shippingCost ?? money(1599)
  const discountAmount = said.discountAmount ?? money(0)
  const [order] = await database
    .insert(orders)
    .values({
      ...recipient,
      language: 'pl',
      shippingMethod: said.pickupPoint ? 'inpost' : 'home',
      holdsStock: false,
      holdsCodeUse: false,
      termsVersion: '1',
      payableUntil: inHours(48),
      ...said,
      subtotal,
      shippingCost,
      discountAmount,
      total: money(subtotal + shippingCost - discountAmount),
    })
    .returning({ id: orders.id, number: orders.number })
  if (!order) throw new Error('no order was made')
  // Columns that a database of an earlier version hasn't got yet aren't named.
  const columns = getTableColumns(orderLines)
  const rows = all.map((line) =>
    Object.fromEntries(
      Object.entries({ ...line, orderId: order.id }).map(([name, value]) => [columns[name as keyof Line].name, value]),
    ),
  )
  await database.execute(sql`
    insert into order_lines select * from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(rows)}::jsonb)`)
  return order
}

/** What an order is like once its money has come. */
export const paid = { status: 'confirmed', paymentStatus: 'paid', paidAt: new Date('2026-11-21T13:30:00Z') } as const

/** An attempt to pay an order. */
export async function attemptPayment(
  database: Database,
  orderId: number,
  said: Partial<typeof payments.$inferInsert> = {},
): Promise<void> {
  await database.insert(payments).values({
    id: randomUUID(),
    orderId,
    provider: 'stripe',
    sessionId: `cs_test_${randomUUID()}`,
    state: 'open',
    amount: money(0),
    refunded: money(0),
    expiresAt: inHours(1),
    cancelPath: '/checkout',
    ...said,
  })
}

/** The path of a new link to an order, and the secret in it. */
export async function linkTo(database: Database, orderId: number, language: Language = 'pl') {
  const token = createToken()
  await database.insert(orderLinks).values({ tokenHash: hashOfToken(token), orderId })
  return { path: orderPath(token, language), token }
}

export async function customerIdOf(database: Database, email: string): Promise<number> {
  const [customer] = await database.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  if (!customer) throw new Error(`nobody has the address ${email}`)
  return customer.id
}
