import { randomUUID } from 'node:crypto'
import { orders } from '../../src/sales/orders/orders.table.ts'
import type { PaymentState } from '../../src/sales/payments/payment.ts'
import { demoOutcomes, payments } from '../../src/sales/payments/payments.table.ts'
import { money } from '../../src/kernel/money.ts'
import type { Database } from '../../src/server/database/database.ts'

const inAnHour = () => new Date(Date.now() + 3_600_000)

/** An order with a session of the demonstration in this state, as if somebody had been there. */
export async function writePaidOrder(database: Database, state: 'open' | 'paid' | 'declined' | 'expired') {
  const [order] = await database
    .insert(orders)
    .values({
      language: 'pl',
      firstName: 'Anna',
      lastName: 'Nowak',
      email: 'anna@example.com',
      phone: '+48 600 100 200',
      address: 'ul. Solna 1',
      city: 'Kraków',
      postalCode: '31-042',
      country: 'Poland',
      shippingMethod: 'home',
      subtotal: money(2990),
      shippingCost: money(1599),
      discountAmount: money(0),
      total: money(4589),
      holdsStock: false,
      holdsCodeUse: false,
      termsVersion: 'a-test',
      payableUntil: inAnHour(),
      ...(state === 'paid' && { status: 'confirmed' as const, paymentStatus: 'paid' as const, paidAt: new Date() }),
    })
    .returning({ id: orders.id, number: orders.number })
  if (!order) throw new Error('no order was written')
  const session = `demo_${randomUUID().replaceAll('-', '')}`
  await database.insert(payments).values({
    id: randomUUID(),
    orderId: order.id,
    provider: 'demo',
    sessionId: session,
    state: state satisfies PaymentState,
    amount: money(4589),
    refunded: money(0),
    expiresAt: inAnHour(),
    cancelPath: '/checkout',
  })
  if (state !== 'open') await database.insert(demoOutcomes).values({ sessionId: session, outcome: state })
  return { number: order.number, session }
}
