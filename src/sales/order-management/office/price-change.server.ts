import { eq } from 'drizzle-orm'
import { discountOf } from '../../../discounts/discount.ts'
import { discountCodes } from '../../../discounts/discount-codes.table.ts'
import { money, printMoney, type Money } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { totalChanged } from '../../checkout/checkout.ts'
import { lineOf } from '../../checkout/insert-order.server.ts'
import { problemOfQuantities } from '../../checkout/largest-quantities.ts'
import {
  isExpected,
  linesIn,
  priceDelivery,
  subtotalOf,
  taxationFor,
  type PriceProblem,
} from '../../checkout/price-order.server.ts'
import { isInvoiced } from '../../invoices/invoiceable.server.ts'
import { lastAnswer } from '../../invoices/waiting/hold-invoice.server.ts'
import type { LockedOrder } from '../../orders/lock-order.server.ts'
import { soldOut } from '../../orders/order.ts'
import { rateUnder } from '../../orders/taxation.ts'
import type { Taxation } from '../../orders/vat.ts'
import { piecesOf } from '../../orders/reservation.server.ts'
import type { Database } from '../../../server/database/database.ts'
import type { WorkingDays } from '../../../shipping/dispatch.ts'
import type { Rate } from '../../../shipping/shipping.ts'
import type { OrderContent } from './order-content.ts'

type Line = Omit<LockedOrder['lines'][number], 'orderId' | 'position'>

/** An order as it would be. */
export interface PricedChange {
  lines: Line[]
  taxation: Taxation
  subtotal: Money
  shippingCost: Money
  discountAmount: Money
  waived: Money
  total: Money
  /** How long it is on its way. */
  days: WorkingDays | null
  holdsCode: boolean
  /** Pieces that go back to the shelf; below zero: that are taken from it. */
  moved: Map<number, number>
}

/** Nobody looks at the document that corrects an invoice before it is out, so only a number that is known to be valid brings it to 0 %. */
async function certainTaxation(
  database: Database,
  id: number,
  { company, decided }: { company: OrderContent['company']; decided: Taxation },
): Promise<Taxation> {
  if (decided !== 'within_union' || !(await isInvoiced(database, id))) return decided
  const answer = await lastAnswer(database, { id, taxNumber: company?.taxNumber ?? null })
  return answer === 'valid' ? decided : 'domestic'
}

/**
 * Prices what an order is to be. Pieces that were bought keep their price, further ones have today's. The code takes off
 * what its own rules give for the new sum, and delivery is asked anew where weight, way or country are others.
 */
export async function priceChange(
  database: Database,
  { order, lines, goods }: LockedOrder,
  asked: OrderContent,
  rates: Rate[],
): Promise<Outcome<PricedChange, PriceProblem>> {
  const wanted = linesIn(asked.cart)
  const held = order.holdsStock ? piecesOf(lines) : new Map<number, number>()
  const bought = piecesOf(lines)
  const missing = wanted.flatMap(({ id, quantity }) => {
    const product = goods.get(id)
    const isMore = quantity > (bought.get(id) ?? 0)
    const available = (product?.stockQuantity ?? 0) + (held.get(id) ?? 0)
    return available < quantity || (isMore && !product?.isActive) ? [{ id, available: Math.max(0, available) }] : []
  })
  if (missing.length > 0) return soldOut(missing)
  const more = wanted.filter(({ id, quantity }) => quantity > (bought.get(id) ?? 0))
  if (more.length > 0) {
    const all = wanted.flatMap((line) => {
      const product = goods.get(line.id)
      return product ? [{ ...product, ...line }] : []
    })
    const tooMany = problemOfQuantities(all)
    if (tooMany) return tooMany
  }

  const { company, recipient } = asked
  const isPlaced =
    company?.taxNumber === (order.taxNumber ?? undefined) &&
    recipient.country === order.country &&
    recipient.postalCode === order.postalCode
  // Who buys and where it goes being the same, what holds today for new orders doesn't change an earlier one.
  const products = [
    ...lines.flatMap(({ productId }) => (productId === null ? [null] : [])),
    ...wanted.map(({ id }) => id),
  ]
  const { isHandedOver } = order
  const taxation = isPlaced
    ? order.taxation
    : await certainTaxation(database, order.id, {
        company,
        decided: taxationFor({ company: company ?? null, shippingAddress: recipient, isHandedOver, products }),
      })
  const rateIn = (rate: number, productId: number | null) => rateUnder(taxation, { rate, productId, ...recipient })
  function retaxed(line: Line): Line {
    // Of two countries, each has rates of its own.
    if (isPlaced || (taxation === order.taxation && taxation !== 'destination')) return line
    const ofProduct = line.productId === null ? undefined : goods.get(line.productId)?.vatRate
    return { ...line, vatRate: rateIn(ofProduct ?? line.vatRate, line.productId) }
  }

  const unnamed = lines.filter(({ productId }) => productId === null)
  const next = [...unnamed.map(retaxed), ...wanted.flatMap((one) => linesOf(one))]
  function linesOf({ id, quantity }: { id: number; quantity: number }): Line[] {
    let left = quantity
    const kept = lines.flatMap((line): Line[] => {
      if (line.productId !== id || left === 0) return []
      const pieces = Math.min(left, line.quantity)
      left -= pieces
      return [retaxed({ ...line, quantity: pieces })]
    })
    const product = goods.get(id)
    if (left === 0 || !product) return kept
    const added: Line = lineOf({ ...product, quantity: left, vatRate: rateIn(product.vatRate, id) })
    const same = kept.find((line) => line.price === added.price && line.vatRate === added.vatRate)
    if (!same) return [...kept, added]
    same.quantity += left
    return kept
  }

  const subtotal = subtotalOf(next)
  const ofCode = await discountOfCode(database, order, subtotal)
  const delivered = deliver()
  if (!delivered.ok) return delivered
  const { cost, days } = delivered.value
  function deliver(): ReturnType<typeof priceDelivery> {
    const isSame =
      weightOf(next) === weightOf(lines) &&
      asked.shippingMethod === order.shippingMethod &&
      asked.recipient.country === order.country
    if (isSame || order.isHandedOver) {
      const { daysFrom: from, daysTo: to } = order
      return done({ cost: order.shippingCost, days: from === null || to === null ? null : { from, to } })
    }
    const parcel = next.map(({ weight, quantity, productId }) => ({
      weight,
      quantity,
      grossWeight: (productId !== null && goods.get(productId)?.grossWeight) || null,
    }))
    return priceDelivery({ ...asked, shippingAddress: asked.recipient }, parcel, money(subtotal - ofCode), rates)
  }
  const waived = money(Math.min(order.waived, subtotal - ofCode))
  const discountAmount = money(ofCode + waived)
  const moved = new Map(held)
  for (const { id, quantity } of wanted) moved.set(id, (moved.get(id) ?? 0) - quantity)
  const priced = {
    lines: next,
    taxation,
    subtotal,
    shippingCost: cost,
    days,
    discountAmount,
    waived,
    total: money(subtotal + cost - discountAmount),
    holdsCode: ofCode > 0,
    moved,
  }
  return isExpected(asked.expectedTotal, priced.total) ? done(priced) : totalChanged(quoteOf(priced))
}

const weightOf = (lines: Pick<Line, 'weight' | 'quantity'>[]) =>
  lines.reduce((sum, { weight, quantity }) => sum + (weight ?? 0) * quantity, 0)

/** It was given when it was ordered with, so only its kind, value and lowest sum are asked. */
async function discountOfCode(
  database: Database,
  { discountCodeId, discountAmount, waived }: LockedOrder['order'],
  subtotal: Money,
): Promise<Money> {
  const given = money(Math.min(discountAmount - waived, subtotal))
  if (discountCodeId === null) return given
  const [code] = await database.select().from(discountCodes).where(eq(discountCodes.id, discountCodeId))
  if (!code) return given
  return code.minOrderAmount !== null && subtotal < code.minOrderAmount ? money(0) : discountOf(code, subtotal)
}

const quoteOf = ({ subtotal, shippingCost, discountAmount, total }: PricedChange) => ({
  subtotal: printMoney(subtotal),
  shippingCost: printMoney(shippingCost),
  discountAmount: printMoney(discountAmount),
  total: printMoney(total),
  lines: [],
})
