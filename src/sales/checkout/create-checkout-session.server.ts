import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Language } from '../../kernel/language.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { currentLegalVersion } from '../../legal/legal.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import { orders } from '../orders/orders.table.ts'
import { successAddress, type PaymentTarget } from '../payments/insert-payment.server.ts'
import { openSession } from '../payments/open-session.server.ts'
import type { PaymentServices } from '../payments/providers.server.ts'
import { createTransferProvider } from '../payments/transfers/transfer-provider.server.ts'
import { transferNotOffered } from '../payments/transfers/transfer.ts'
import { isTransferOffered } from '../payments/transfers/transfer-offer.ts'
import { checkoutChanged, paymentUnavailable } from '../payments/payment.ts'
import { payments } from '../payments/payments.table.ts'
import { closeSession } from '../payments/close-session.server.ts'
import { resumePayment, type ResumeProblem } from '../payments/resume-payment.server.ts'
import type { Database } from '../../server/database/database.ts'
import { prepared, type ValueOf } from '../../server/database/prepared.ts'
import { limitConcurrency } from '../../server/workers/concurrency-limit.ts'
import { checkoutPaid, pickupPointMissing, termsChanged, type CheckoutRequest } from './checkout.ts'
import { changedMeanwhile, placeOrder, type Placing } from './place-order.server.ts'
import { checkoutTexts } from './texts.ts'
import { isExpected, linesIn, type PriceProblem } from './price-order.server.ts'
import { codeOfPoint } from '../../shipping/pickup-points/pickup-point.ts'

export interface Checkout {
  asked: CheckoutRequest
  language: Language
  customerId: number | null
  checkoutId: string | undefined
  /** Null: a program orders, not a browser. */
  browserHash: Buffer<ArrayBuffer> | null
  origin: string
  /** The client's network address. */
  address: string
}

type CheckoutProblem =
  | PriceProblem
  | ResumeProblem
  | typeof checkoutPaid
  | typeof paymentUnavailable
  | typeof checkoutChanged
  | typeof pickupPointMissing
  | typeof transferNotOffered
  | ReturnType<typeof termsChanged>

/**
 * Limits the concurrent checkouts. A waiting request holds no database connection, so in a rush requests are queued,
 * not refused.
 */
const inTurn = limitConcurrency(6, 2_000)

/**
 * Creates an order and its payment session and returns the session's URL. A repeated checkout id returns the same
 * session, or the same order with its new content.
 */
export async function createCheckoutSession(
  context: PaymentServices,
  checkout: Checkout,
): Promise<Outcome<string, CheckoutProblem>> {
  const { asked } = checkout
  const isTransfer = asked.paymentMethod === 'transfer'
  if (isTransfer && !isTransferOffered(asked.company?.taxNumber)) return transferNotOffered
  const provider = isTransfer ? createTransferProvider(context.database) : context.payments
  if (!provider) return paymentUnavailable
  if (asked.shippingMethod === 'inpost' && !asked.pickupPoint) return pickupPointMissing
  // Looked up once: at midnight another version may begin to hold.
  const termsVersion = currentLegalVersion()
  if (asked.termsVersion && asked.termsVersion !== termsVersion) return termsChanged(termsVersion)
  const contentHash = hashOfContent(checkout)
  // A concurrent change has committed by the next try.
  for (let tries = 0; tries < 5; tries += 1) {
    const outcome = await attempt(context, provider, checkout, { contentHash, termsVersion })
    if (outcome.ok || outcome.code !== 'changed_meanwhile') return outcome as Outcome<string, CheckoutProblem>
  }
  return checkoutChanged
}

async function attempt(
  context: PaymentServices,
  provider: PaymentTarget['provider'],
  checkout: Checkout,
  { contentHash, termsVersion }: Pick<Placing, 'contentHash' | 'termsVersion'>,
) {
  const { database } = context
  const { asked, language, customerId, origin, address } = checkout
  const target = { provider, origin, address, cancelPath: `/checkout?lang=${language}` }
  const named = await inTurn(() => orderOf(database, checkout.checkoutId))
  const isTheSame = (order: OrderRow) =>
    isExpected(asked.expectedTotal, order.total) && (order.contentHash?.equals(contentHash) ?? false)
  // Another browser's order continues only for someone who sends the same content. Otherwise the checkout id is ignored and a
  // new order is made, so that a guessed id reveals nothing.
  const isForeign = named !== undefined && !isOfBrowser(named, checkout.browserHash) && !isTheSame(named)
  const [existing, checkoutId] = isForeign ? [undefined, undefined] : [named, checkout.checkoutId]
  const browserHash = existing?.browserHash ?? checkout.browserHash
  // Only its owner may change an order that belongs to an account, even if somebody else knows the checkout id.
  if (existing && existing.customerId !== null && existing.customerId !== customerId) return checkoutChanged
  if (existing) {
    const isSame = isTheSame(existing)
    if (existing.paymentStatus !== 'pending' || existing.status !== 'pending') {
      const paidAt = isSame && (await paidAddress(database, existing.id, origin))
      return paidAt ? done(paidAt) : checkoutPaid
    }
    if (isSame && existing.payableUntil > new Date()) {
      return resumePayment(context, existing.id, target)
    }
    // The old session is closed first, so that nobody pays for the old content while the order changes.
    const closed = await closeSession(context, existing.id)
    if (closed !== 'closed') return closed === 'paid' ? checkoutPaid : paymentUnavailable
  }
  const reviewConsent = asked.reviewLetter ? await wordsOfConsent(language) : null
  const order = { customerId, checkoutId, browserHash, contentHash, termsVersion, reviewConsent }
  const placing = { asked, language, ...order, target }
  const placed = await inTurn(() => placeOrder(database, placing, existing))
  if (placed.ok) return openSession({ ...context, payments: provider }, placed.value, origin)
  // Missing stock may be what another click of the same checkout has just reserved.
  const isTakenByUs = !existing && (await orderOf(database, checkoutId)) !== undefined
  return isTakenByUs ? changedMeanwhile : placed
}

/** What was agreed to is kept with the order. */
async function wordsOfConsent(language: Language): Promise<string> {
  const { label, hint } = (await checkoutTexts.load(language)).checkoutForm.reviewLetter
  return `${label}. ${hint}`
}

/** A program has no browser cookie: the checkout id alone identifies it. */
const isOfBrowser = ({ browserHash }: OrderRow, asking: Buffer | null) =>
  browserHash === null || (asking !== null && browserHash.equals(asking))

const addressIn = ({ invoiceAddress: given }: NonNullable<CheckoutRequest['company']>) =>
  given ? [Object.entries(given).toSorted()] : []

/** The hash of an order's content. The expected total isn't part of it; expected prices are. */
function hashOfContent({ asked, language, customerId }: Checkout): Buffer<ArrayBuffer> {
  const { cart, shippingAddress, discountCode, shippingMethod, pickupPoint, company } = asked
  const method = shippingMethod ?? 'home'
  const point = method === 'inpost' ? pickupPoint : null
  const content = [
    linesIn(cart),
    Object.entries(shippingAddress).toSorted(),
    discountCode || null,
    method,
    codeOfPoint(point),
    company ? [company.name, company.taxNumber, company.invoiceByMail ?? false, ...addressIn(company)] : null,
    language,
    customerId,
    ...(asked.paymentMethod === 'transfer' ? ['transfer'] : []),
    ...(asked.reviewLetter ? ['review letter'] : []),
    ...cart.flatMap(({ id, expectedPrice }) => (expectedPrice == null ? [] : [[id, expectedPrice]])),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}

/** The order of this checkout id. A cancelled order doesn't count: the next request creates a new one. */
async function orderOf(database: Database, checkoutId: string | undefined) {
  if (checkoutId === undefined) return undefined
  // Mostly there is none, and to name all columns of nothing takes as long as to look for it.
  const [named] = await findNamed(database, { checkoutId })
  if (!named) return undefined
  const [order] = await database.select().from(orders).where(eq(orders.checkoutId, checkoutId))
  if (order?.status !== 'cancelled') return order
  await database
    .update(orders)
    .set({ checkoutId: null })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'cancelled')))
  return undefined
}

const findNamed = prepared((database: Database, value: ValueOf<{ checkoutId: string }>) =>
  database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.checkoutId, value('checkoutId'))),
)

/** The success page of the payment by which the order was paid. */
async function paidAddress(database: Database, orderId: number, origin: string): Promise<string | undefined> {
  const [paid] = await database
    .select({ sessionId: payments.sessionId })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
  return paid?.sessionId ? successAddress(origin, paid.sessionId) : undefined
}
