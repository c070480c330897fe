import { and, eq, sql } from 'drizzle-orm'
import { lockProducts, moveStock, type Goods } from '../../catalog/stock/stock.server.ts'
import { releaseCodeUse, reserveCodeUse } from '../../discounts/code-uses.server.ts'
import { discountUsedUp } from '../../discounts/discount.ts'
import type { Language } from '../../kernel/language.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { limitReservations, reservationOrigin } from '../orders/limits/limit-reservations.server.ts'
import { confirmOrder } from '../orders/confirm-order.server.ts'
import { overTransferLimit, type overReservationLimit } from '../orders/limits/reservation-limits.ts'
import { lockOrder, bumpVersion } from '../orders/lock-order.server.ts'
import { pricedParcels } from '../orders/parcels-of-order.server.ts'
import { payableUntil, piecesOf } from '../orders/reservation.server.ts'
import { invoiceAddressColumns } from '../orders/buyer/invoice-address.ts'
import { orderLines, orders } from '../orders/orders.table.ts'
import { newPayment, type PaymentRow, type PaymentTarget } from '../payments/insert-payment.server.ts'
import { transferOffer } from '../payments/transfers/transfer-offer.ts'
import { beginTransfer } from '../payments/transfers/begin-transfer.server.ts'
import { isInProgress } from '../payments/open-payments.server.ts'
import { payments } from '../payments/payments.table.ts'
import { together } from '../../server/database/together.ts'
import { transactionOrRefusal } from '../../server/database/transaction-or-refusal.ts'
import type { Database } from '../../server/database/database.ts'
import type { Rate } from '../../shipping/shipping.ts'
import { readActiveRates } from '../../shipping/list-shipping-rates.server.ts'
import type { CheckoutRequest } from './checkout.ts'
import { writeNewOrder, writeOrder } from './insert-order.server.ts'
import {
  linesIn,
  priceOrder,
  type Asked,
  type PricedLine,
  type PricedOrder,
  type PriceProblem,
} from './price-order.server.ts'

export interface Placing {
  asked: CheckoutRequest
  language: Language
  customerId: number | null
  /** The checkout id that the caller sent, if any. */
  checkoutId: string | undefined
  /** Null: a program orders, not a browser. */
  browserHash: Buffer<ArrayBuffer> | null
  contentHash: Buffer<ArrayBuffer>
  /** The version of the terms that is accepted. */
  termsVersion: string
  /** The words by which a letter about a review was asked for. */
  reviewConsent: string | null
  target: PaymentTarget
}

type Placed = Promise<
  Outcome<PaymentRow, PriceProblem | typeof overReservationLimit | typeof overTransferLimit | typeof changedMeanwhile>
>

/** Whoever changes an order late has this long to pay it by transfer. */
const aDay = sql`now() + interval '1 day'`

/** Changed again and again, an order would hold its goods for ever: it ends when twice the days of a transfer are over. */
const isHeldLongEnough = (placedAt: Date) =>
  Date.now() + 86_400_000 > placedAt.getTime() + 2 * transferOffer.now().days * 86_400_000

/** Another request changed the order of this checkout, so it must be read again. */
export const changedMeanwhile = { ok: false, code: 'changed_meanwhile', kind: 'conflict' } as const

/**
 * Creates the order, or replaces its content, in one transaction: reserves stock and code, releases what the earlier
 * content held, and records the payment.
 */
export async function placeOrder(
  database: Database,
  placing: Placing,
  existing: { id: number; version: number } | undefined,
): Placed {
  try {
    return await transactionOrRefusal(database, async (transaction) => {
      const placed = existing
        ? await changeOrder(transaction, placing, existing)
        : await makeOrder(transaction, placing)
      if (placed.ok && placed.value.provider === 'transfer')
        await beginTransfer(transaction, placed.value.orderId, aDay)
      const isFree = placed.ok && placed.value.provider === 'none'
      if (isFree) await confirmOrder(transaction, { id: placed.value.orderId, status: 'pending' }, 'customer', {})
      return placed
    })
  } catch (error) {
    if (isTakenName(error)) return changedMeanwhile
    throw error
  }
}

/** The id of an order is taken with its goods, before its row is written: the movement of stock names it. */
const nextOrder = sql`nextval(pg_get_serial_sequence('orders', 'id'))`

async function makeOrder(transaction: Database, placing: Placing): Placed {
  const { asked, language, checkoutId, target } = placing
  const ids = linesIn(asked.cart).map(({ id }) => id)
  const [goods, rates] = await together(lockProducts(transaction, ids, language), readActiveRates(transaction))
  const priced = await priceOrder(transaction, asked, goods, rates)
  if (!priced.ok) return priced
  const { lines, discount, total } = priced.value
  const takes = () => takePieces(transaction, goods, lines)
  const limits = () => limitReservations(transaction, goods, holdingOf(placing, lines))
  const writes = () =>
    writeNewOrder(
      transaction,
      { ...rowOf(placing, priced.value), checkoutId: checkoutId ?? null },
      lines,
      newPayment(total, target),
    )
  if (!discount && target.provider.name !== 'transfer') {
    // They leave together, in this order. Where it is too much, all of it is rolled back.
    const [, tooMuch, payment] = await together(takes(), limits(), writes())
    return tooMuch ?? done(payment)
  }
  await takes()
  if (discount && !(await reserveCodeUse(transaction, discount.id))) return discountUsedUp
  return (await limits()) ?? done(await writes())
}

const takePieces = (transaction: Database, goods: Map<number, Goods>, lines: PricedLine[]) =>
  moveStock(transaction, goods, new Map(lines.map(({ id, quantity }) => [id, -quantity])), { order: nextOrder })

interface Taken {
  goods: Map<number, Goods>
  priced: PricedOrder
}

/** Prices what is asked, and takes it: the stock, and the use of the code. Who orders is the caller's matter. */
export async function takeGoods(
  transaction: Database,
  asked: Asked,
  language: Language,
  rates: Rate[],
): Promise<Outcome<Taken, PriceProblem>> {
  const ids = linesIn(asked.cart).map(({ id }) => id)
  const goods = await lockProducts(transaction, ids, language)
  const priced = await priceOrder(transaction, asked, goods, rates)
  if (!priced.ok) return priced
  const { lines, discount } = priced.value
  await takePieces(transaction, goods, lines)
  if (discount && !(await reserveCodeUse(transaction, discount.id))) return discountUsedUp
  return done({ goods, priced: priced.value })
}

/** Another request of the same checkout was faster, or the customer's account is being deleted. */
const isTakenName = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'constraint' in error.cause &&
  ['orders_checkout_id_key', 'orders_customer_id_fkey'].includes(String(error.cause.constraint))

async function changeOrder(
  transaction: Database,
  placing: Placing,
  { id, version }: { id: number; version: number },
): Placed {
  const { asked, language } = placing
  const products = linesIn(asked.cart).map((line) => line.id)
  const held = await lockOrder(transaction, id, language, { products, code: asked.discountCode ?? undefined })
  if (!held || held.order.version !== version || held.order.status !== 'pending') return changedMeanwhile
  const { order, goods } = held
  if (placing.target.provider.name === 'transfer' && isHeldLongEnough(order.createdAt)) return overTransferLimit
  if (order.holdsCodeUse && order.discountCodeId !== null) await releaseCodeUse(transaction, order.discountCodeId)
  const before = order.holdsStock ? piecesOf(held.lines) : new Map<number, number>()
  const stock = (product: { id: number; stockQuantity: number }) =>
    product.stockQuantity + (before.get(product.id) ?? 0)
  const priced = await priceOrder(transaction, asked, goods, await readActiveRates(transaction), stock)
  if (!priced.ok) return priced
  const { lines, discount, total } = priced.value
  const moved = new Map(before)
  for (const line of lines) moved.set(line.id, (moved.get(line.id) ?? 0) - line.quantity)
  await moveStock(transaction, goods, moved, { order: id })
  if (discount && !(await reserveCodeUse(transaction, discount.id))) return discountUsedUp
  const tooMuch = await limitReservations(transaction, goods, { ...holdingOf(placing, lines), orderId: id })
  if (tooMuch) return tooMuch
  await transaction.delete(orderLines).where(eq(orderLines.orderId, id))
  await transaction
    .update(payments)
    .set({ state: 'superseded' })
    .where(and(eq(payments.orderId, id), isInProgress))
  const changed = { ...rowOf(placing, priced.value), ...bumpVersion, payableUntil }
  const updated = transaction.update(orders).set(changed).where(eq(orders.id, id)).returning({ id: orders.id })
  return done(await writeOrder(transaction, updated, lines, newPayment(total, placing.target)))
}

const holdingOf = ({ asked, target }: Placing, lines: PricedLine[]) => ({
  email: asked.shippingAddress.email,
  address: target.address,
  isTransfer: target.provider.name === 'transfer',
  pieces: new Map(lines.map(({ id, quantity }) => [id, quantity])),
})

function rowOf(placing: Placing, priced: PricedOrder) {
  const { asked, language, customerId, contentHash, browserHash, termsVersion, reviewConsent } = placing
  return {
    contentHash,
    browserHash,
    customerId,
    language,
    ...contentOf(asked, priced),
    ...reservationOrigin(placing.target.address),
    termsVersion,
    reviewConsent,
  }
}

/** What an order says of its goods, where they go and what they cost. */
export function contentOf(
  {
    shippingAddress,
    company,
    shippingMethod,
    pickupPoint,
  }: Pick<CheckoutRequest, 'shippingAddress' | 'company' | 'shippingMethod' | 'pickupPoint'>,
  { lines, taxation, days, discount, subtotal, shippingCost, discountAmount, total }: PricedOrder,
) {
  const method = shippingMethod ?? 'home'
  return {
    ...shippingAddress,
    companyName: company?.name ?? null,
    taxNumber: company?.taxNumber ?? null,
    taxation,
    wantsInvoiceByMail: company?.invoiceByMail ?? false,
    ...invoiceAddressColumns(company?.invoiceAddress),
    shippingMethod: method,
    pickupPoint: method === 'inpost' ? (pickupPoint ?? null) : null,
    parcels: pricedParcels(lines, method),
    daysFrom: days?.from ?? null,
    daysTo: days?.to ?? null,
    subtotal,
    shippingCost,
    discountAmount,
    total,
    discountCodeId: discount?.id ?? null,
    discountCode: discount?.code ?? null,
    holdsStock: true,
    holdsCodeUse: discount !== undefined,
  }
}
