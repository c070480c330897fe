import { ordersServerTexts } from '../orders/texts.server.ts'
import { and, asc, eq } from 'drizzle-orm'
import { money } from '../../kernel/money.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { orderLines, orders } from '../orders/orders.table.ts'
import type { Database } from '../../server/database/database.ts'
import type { Logger } from '../../server/log.ts'
import { abandonPayment } from './abandon-payment.server.ts'
import type { PaymentRow } from './insert-payment.server.ts'
import {
  checkoutChanged,
  paymentUnavailable,
  ProviderUnavailable,
  ProviderRefused,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderSession,
} from './payment.ts'
import { payments } from './payments.table.ts'

export interface PaymentContext {
  database: Database
  payments: PaymentProvider | PaymentProvider<'transfer'>
  log: Logger
}

/**
 * Creates the provider's session of a recorded payment and returns its URL. If the provider fails, the reservation is
 * released. Concurrent calls for one payment create one session.
 */
export async function openSession(
  { database, payments: provider, log }: PaymentContext,
  payment: PaymentRow,
  origin: string,
): Promise<Outcome<string, typeof paymentUnavailable | typeof checkoutChanged>> {
  if (payment.url !== null) return done(payment.url)
  let session: ProviderSession
  try {
    session = await provider.createSession(await requestFor(database, payment, origin))
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error
    log.warn({ err: error, order: payment.orderId }, 'no session could be made for a payment')
    await abandonPayment(database, payment.id)
    return paymentUnavailable
  }
  const { rowCount } = await database
    .update(payments)
    .set({ state: 'open', sessionId: session.id, url: session.url })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'creating')))
  if (rowCount === 1) return done(session.url)
  const [known] = await database.select().from(payments).where(eq(payments.id, payment.id))
  if (known?.sessionId === session.id && known.state !== 'superseded') return done(session.url)
  // Abandoned or replaced meanwhile: nobody may pay there.
  await provider.expireSession(session.id).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error
    // Nobody knows its address, and it expires by itself.
    log.warn({ err: error, order: payment.orderId }, 'a session that is not needed could not be closed')
  })
  return known ? checkoutChanged : paymentUnavailable
}

async function requestFor(database: Database, payment: PaymentRow, origin: string): Promise<PaymentRequest> {
  const [order] = await database.select().from(orders).where(eq(orders.id, payment.orderId))
  if (!order) throw new ProviderUnavailable('the order is gone')
  const lines = await database
    .select({ name: orderLines.productName, quantity: orderLines.quantity, price: orderLines.price })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const texts = ordersServerTexts[order.language].orderTexts
  return {
    paymentId: payment.id,
    orderId: order.id,
    orderNumber: order.number,
    language: order.language,
    email: order.email,
    lines: payment.isSurcharge ? [{ name: texts.surcharge(order.number), quantity: 1, price: payment.amount }] : lines,
    shipping: {
      name: texts.shipping[order.shippingMethod],
      cost: payment.isSurcharge ? money(0) : order.shippingCost,
    },
    discount:
      !payment.isSurcharge && order.discountCode !== null && order.discountAmount > 0
        ? { code: order.discountCode, amount: order.discountAmount }
        : undefined,
    total: payment.isSurcharge ? payment.amount : order.total,
    expiresAt: payment.expiresAt,
    origin,
    cancelPath: payment.cancelPath,
  }
}
