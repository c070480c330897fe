import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { printMoney, type Money } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { currentLegalVersion } from '../../../legal/legal.ts'
import { lineOf, thatOrder } from '../../checkout/insert-order.server.ts'
import { contentOf, takeGoods } from '../../checkout/place-order.server.ts'
import type { PriceProblem } from '../../checkout/price-order.server.ts'
import { confirmOrder } from '../../orders/confirm-order.server.ts'
import { orderLines, orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { insertPayment } from '../../payments/insert-payment.server.ts'
import { payments } from '../../payments/payments.table.ts'
import type { ProviderName } from '../../payments/payment.ts'
import { transactionOrRefusal } from '../../../server/database/transaction-or-refusal.ts'
import type { Database } from '../../../server/database/database.ts'
import { readActiveRates } from '../../../shipping/list-shipping-rates.server.ts'
import { mailOffer } from '../emails/order-mails.server.ts'
import type { MadeOrder, OfficeOrder } from './office-order.ts'

type Made = Promise<Outcome<MadeOrder, PriceProblem>>

/**
 * Makes an order for a customer, at the shop's own prices and from its stock, as a checkout does. The limits for strangers
 * don't hold: the office knows for whom it keeps goods. The same key makes one order.
 */
export async function makeOrder(database: Database, by: Acting, asked: OfficeOrder, key: string = randomUUID()): Made {
  const checkoutId = `office:${key}`
  const rates = await readActiveRates(database)
  try {
    return await transactionOrRefusal(database, async (transaction): Made => {
      const known = await orderOf(transaction, checkoutId)
      return known ? done(known) : take(transaction, by, asked, { checkoutId, rates })
    })
  } catch (error) {
    const known = await orderOf(database, checkoutId)
    if (known) return done(known)
    throw error
  }
}

async function orderOf(database: Database, checkoutId: string): Promise<MadeOrder | undefined> {
  const [known] = await database
    .select({ id: orders.id, orderNumber: orders.number })
    .from(orders)
    .where(eq(orders.checkoutId, checkoutId))
  return known
}

interface With {
  checkoutId: string
  rates: Awaited<ReturnType<typeof readActiveRates>>
}

async function take(transaction: Database, by: Acting, asked: OfficeOrder, { checkoutId, rates }: With): Made {
  const { recipient, language, isHandedOver, payment, days, terms, note = null } = asked
  const wanted = { ...asked, shippingAddress: recipient }
  const taken = await takeGoods(transaction, wanted, language, rates)
  if (!taken.ok) return taken
  const { priced } = taken.value
  const content = contentOf({ ...wanted, ...(isHandedOver && { shippingMethod: 'home' }) }, priced)
  const [made] = await transaction
    .insert(orders)
    .overridingSystemValue()
    .values({
      ...content,
      id: thatOrder,
      checkoutId,
      language,
      isHandedOver,
      keepsStock: true,
      termsVersion: currentLegalVersion(),
      payableUntil: sql`now() + make_interval(days => ${days}::integer)`,
    })
    .returning({ id: orders.id, orderNumber: orders.number })
  if (!made) throw new Error('no order was made')
  const { id, orderNumber } = made
  const lines = priced.lines.map((line, index) => ({ orderId: id, position: index + 1, ...lineOf(line) }))
  await transaction.insert(orderLines).values(lines)
  await recordEvent(transaction, id, 'placed', 'administrator', { by: by.username, terms, payment, note })
  await recordAudit(transaction, by, {
    action: 'created',
    subject: 'order',
    id,
    name: orderNumber,
    after: { total: printMoney(priced.total), payment, terms, isHandedOver },
  })
  if (priced.total === 0) await settleAtOnce(transaction, by, id, 'none', priced.total)
  else if (payment !== 'later') await settleAtOnce(transaction, by, id, payment, priced.total)
  else await mailOffer(transaction, id)
  if (isHandedOver) await handOver(transaction, by, id)
  return done(made)
}

/** The money is in the office's hands, so the order is paid and confirmed in the same transaction. */
async function settleAtOnce(
  transaction: Database,
  by: Acting,
  orderId: number,
  provider: ProviderName,
  amount: Money,
): Promise<void> {
  const id = randomUUID()
  const { expiresAt, ...paid } = { id, provider, amount, state: 'paid' as const, expiresAt: new Date() }
  const session = { sessionId: `hand_${id}`, url: null, cancelPath: '/checkout' }
  await insertPayment(transaction, orderId, { ...paid, ...session, expiresAt })
  await transaction.update(payments).set({ taken: amount }).where(eq(payments.id, id))
  const details = { payment: id, provider, amount, currency: 'PLN', by: by.username }
  await confirmOrder(transaction, { id: orderId, status: 'pending' }, 'administrator', details)
}

async function handOver(transaction: Database, by: Acting, orderId: number): Promise<void> {
  await transaction
    .update(orders)
    .set({ status: 'completed', shippingStatus: 'delivered' })
    .where(eq(orders.id, orderId))
  await recordEvent(transaction, orderId, 'handed_over', 'administrator', { by: by.username })
}
