import { eq } from 'drizzle-orm'
import { money } from '../../src/kernel/money.ts'
import { orderLines, orders } from '../../src/sales/orders/orders.table.ts'
import { openPaymentProvider } from '../../src/sales/payments/providers.server.ts'
import type { PaymentRequest } from '../../src/sales/payments/payment.ts'
import { payments } from '../../src/sales/payments/payments.table.ts'
import { readConfig, type Config } from '../../src/server/config.ts'
import type { Database } from '../../src/server/database/database.ts'
import { paymentRequest } from './payment-requests.ts'

/** An order that waits to be paid at a session that the provider of these settings has made for it. */
export async function startPayment(
  database: Database,
  settings: Partial<Config> = {},
  changes: Partial<PaymentRequest> = {},
) {
  const provider = openPaymentProvider({ ...readConfig({}), ...settings }, database)
  if (!provider) throw new Error('nobody takes money here')
  const [order] = await database
    .insert(orders)
    .values({
      language: changes.language ?? 'pl',
      firstName: 'Anna',
      lastName: 'Nowak',
      email: 'anna@example.com',
      phone: '+48 600 100 200',
      address: 'Solna 1',
      city: 'Poznań',
      postalCode: '61-736',
      country: 'Poland',
      shippingMethod: 'home',
      subtotal: money(4_980),
      shippingCost: money(1_599),
      discountAmount: money(0),
      total: money(6_579),
      holdsStock: true,
      holdsCodeUse: false,
      termsVersion: '2026-01-01',
      payableUntil: new Date(Date.now() + 72 * 3_600_000),
    })
    .returning()
  if (!order) throw new Error('the order was not kept')
  const line = { position: 0, productName: 'Fleur de sel', quantity: 2, price: money(2_490), vatRate: 23 }
  await database.insert(orderLines).values({ orderId: order.id, ...line })
  const asked = paymentRequest({ orderId: order.id, orderNumber: order.number, ...changes })
  const { id: sessionId, url } = await provider.createSession(asked)
  const { paymentId: id, total: amount, expiresAt, cancelPath } = asked
  await database.insert(payments).values({
    id,
    sessionId,
    url,
    amount,
    expiresAt,
    orderId: order.id,
    cancelPath,
    provider: provider.name,
    state: 'open',
    refunded: money(0),
  })
  const path = `${new URL(url).pathname}?lang=${order.language}`
  return { provider, order, paymentId: id, sessionId, url: path }
}

/** How an order and its payment stand now. */
export async function standingOf(database: Database, sessionId: string) {
  const [found] = await database
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.sessionId, sessionId))
  if (!found) throw new Error('there is no such session')
  const { payment, order } = found
  return {
    order: order.paymentStatus,
    payment: payment.state,
    refunded: payment.refunded,
    attention: order.needsAttention,
  }
}
