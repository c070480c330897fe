import { createHash } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Language } from '../kernel/language.ts'
import type { Money } from '../kernel/money.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { currentLegalVersion } from '../legal/legal.ts'
import { orders } from '../orders/orders.table.ts'
import { openSession, type Counter } from '../payments/open-session.server.ts'
import { checkoutChanged, paymentUnavailable } from '../payments/payment.ts'
import { payments } from '../payments/payments.table.ts'
import { closeSession } from '../payments/close-session.server.ts'
import { resumePayment } from '../payments/resume-payment.server.ts'
import type { ResumeProblem } from '../payments/start-payment.server.ts'
import type { Database } from '../server/database.ts'
import { atMost } from '../server/in-turn.ts'
import { readActiveRates } from '../shipping/read-active-rates.server.ts'
import type { CheckoutRequest } from './checkout.ts'
import { placeOrder } from './place-order.server.ts'
import { linesIn, type PriceProblem } from './price-order.server.ts'
import { checkoutPaid, pickupPointMissing, termsChanged } from './refusals.ts'

export interface Checkout {
  asked: CheckoutRequest
  language: Language
  customerId: number | null
  checkoutId: string | undefined
  origin: string
}

type CheckoutProblem =
  | PriceProblem
  | ResumeProblem
  | typeof checkoutPaid
  | typeof paymentUnavailable
  | typeof checkoutChanged
  | typeof pickupPointMissing
  | ReturnType<typeof termsChanged>

/** Who waits here holds no connection to the database: a rush is served in its turn, not refused. */
const inTurn = atMost(6, 2_000)

/**
 * Makes an order and the session with which it is paid; gives the address to go to. For a checkout that was sent before,
 * the same session again, or the same order with what is asked now.
 */
export async function createCheckoutSession(
  counter: Counter,
  checkout: Checkout,
): Promise<Outcome<string, CheckoutProblem>> {
  const { asked } = checkout
  if (asked.shippingMethod === 'inpost' && !asked.pickupPoint) return pickupPointMissing
  if (asked.termsVersion && asked.termsVersion !== currentLegalVersion) return termsChanged(currentLegalVersion)
  const contentHash = hashOfContent(checkout)
  // Whatever changed the order meanwhile has been done by then.
  for (let tries = 0; tries < 5; tries += 1) {
    const outcome = await inTurn(() => attempt(counter, checkout, contentHash))
    if (outcome.ok || outcome.code !== 'changed_meanwhile') return outcome as Outcome<string, CheckoutProblem>
  }
  return checkoutChanged
}

async function attempt(counter: Counter, checkout: Checkout, contentHash: Buffer<ArrayBuffer>) {
  const { database, payments: provider } = counter
  const { asked, language, customerId, checkoutId, origin } = checkout
  const cancelPath = `/checkout?lang=${language}`
  const existing = checkoutId === undefined ? undefined : await orderOf(database, checkoutId)
  if (existing) {
    const isSame = isExpected(asked, existing.total) && existing.contentHash?.equals(contentHash)
    if (existing.paymentStatus !== 'pending' || existing.status !== 'pending') {
      const address = isSame && (await paidAddress(database, existing.id, origin))
      return address ? done(address) : checkoutPaid
    }
    if (isSame && existing.payableUntil > new Date()) {
      return resumePayment(counter, existing.id, { origin, cancelPath })
    }
    // Nobody may pay for what the order held before while that changes, so the provider is told first.
    const closed = await closeSession(counter, existing.id)
    if (closed !== 'closed') return closed === 'paid' ? checkoutPaid : paymentUnavailable
  }
  const placing = {
    asked,
    language,
    customerId,
    checkoutId,
    contentHash,
    rates: await readActiveRates(database),
    provider: provider.name,
    cancelPath,
  }
  const placed = await placeOrder(database, placing, existing)
  return placed.ok ? openSession(counter, placed.value, origin) : placed
}

function isExpected({ expectedTotal }: CheckoutRequest, total: Money): boolean {
  return expectedTotal === undefined || expectedTotal === null || expectedTotal === total
}

/** All that makes an order what it is. What somebody expected to pay isn't part of it. */
function hashOfContent({ asked, language, customerId }: Checkout): Buffer<ArrayBuffer> {
  const { cart, shippingAddress, discountCode, shippingMethod, pickupPoint, company } = asked
  const method = shippingMethod ?? 'home'
  const point = method === 'inpost' ? pickupPoint : null
  const content = [
    linesIn(cart),
    Object.entries(shippingAddress).toSorted(),
    discountCode || null,
    method,
    point?.name ?? null,
    company ? [company.name, company.taxNumber] : null,
    language,
    customerId,
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}

async function orderOf(database: Database, checkoutId: string) {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.checkoutId, checkoutId), ne(orders.status, 'cancelled')))
  return order
}

/** Where whoever paid it was led to. */
async function paidAddress(database: Database, orderId: number, origin: string): Promise<string | undefined> {
  const [paid] = await database
    .select({ sessionId: payments.sessionId })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
  return paid && `${origin}/checkout/success?session_id=${paid.sessionId}`
}
