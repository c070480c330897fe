import type { Goods } from '../../catalog/stock/stock.server.ts'
import { findDiscount } from '../../discounts/check-discount.server.ts'
import type { DiscountProblem } from '../../discounts/discount.ts'
import { countryCodeOf } from '../../kernel/countries.ts'
import { money, printMoney, type Money } from '../../kernel/money.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { soldOut } from '../orders/order.ts'
import { rateUnder, taxationNow } from '../orders/taxation.ts'
import type { Taxation } from '../orders/vat.ts'
import type { Database } from '../../server/database/database.ts'
import { ownBoxes } from '../../shipping/boxes/own-boxes.ts'
import { fitLocker, fitsLocker } from '../../shipping/locker.ts'
import { packed, type Piece } from '../../shipping/parcels.ts'
import { deliveryTo, goodsOf } from '../../shipping/delivery.ts'
import type { WorkingDays } from '../../shipping/dispatch.ts'
import type { DeliveryProblem, Rate, ShippingMethod } from '../../shipping/shipping.ts'
import {
  orderTooHeavyForLocker,
  orderTooLargeForLocker,
  orderTooLarge,
  tooHeavyForLocker,
  totalChanged,
  type CheckoutRequest,
  type Quote,
} from './checkout.ts'
import { problemOfQuantities } from './largest-quantities.ts'
import { printPromotion, type RunningPromotion } from '../../catalog/prices/reduction.ts'
import type { Grams } from '../../kernel/weight.ts'

interface Line {
  id: number
  price: Money
  weight: Grams | null
  quantity: number
}

/** The sums of an order: lines + shipping − discount. */
interface Totals {
  subtotal: Money
  shippingCost: Money
  discountAmount: Money
  total: Money
}

export const subtotalOf = (lines: Pick<Line, 'price' | 'quantity'>[]): Money =>
  money(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))

function totalsOf(lines: Line[], shipping: Money, discountAmount: Money): Totals {
  const subtotal = subtotalOf(lines)
  return { subtotal, shippingCost: shipping, discountAmount, total: money(subtotal + shipping - discountAmount) }
}

/** The highest amount a provider takes at once. */
const mostExpensiveOrder = money(99_999_999)

export function printQuote(totals: Totals, lines: (Line & { promotion: RunningPromotion | null })[]): Quote {
  return {
    subtotal: printMoney(totals.subtotal),
    shippingCost: printMoney(totals.shippingCost),
    discountAmount: printMoney(totals.discountAmount),
    total: printMoney(totals.total),
    lines: lines.map(({ id, price, quantity, promotion }) => ({
      id,
      price: printMoney(price),
      quantity,
      promotion: printPromotion(promotion),
    })),
  }
}

/** What is priced: what a checkout asks for, or the office for a customer. */
export type Asked = Pick<CheckoutRequest, 'cart' | 'discountCode' | 'shippingMethod' | 'expectedTotal'> & {
  shippingAddress: Pick<CheckoutRequest['shippingAddress'], 'country'> & { postalCode?: string }
  company?: { taxNumber: string } | null | undefined
  isHandedOver?: boolean
}

export interface PricedLine extends Goods {
  quantity: number
}

export interface PricedOrder extends Totals {
  lines: PricedLine[]
  taxation: Taxation
  /** How long it is on its way. */
  days: WorkingDays | null
  discount: { id: number; code: string } | undefined
}

export type PriceProblem =
  | ReturnType<typeof soldOut>
  | NonNullable<ReturnType<typeof problemOfQuantities>>
  | ReturnType<typeof totalChanged>
  | typeof tooHeavyForLocker
  | typeof orderTooHeavyForLocker
  | typeof orderTooLargeForLocker
  | typeof orderTooLarge
  | DeliveryProblem
  | DiscountProblem

/** One line for each product, in the order of the cart. */
export function linesIn(cart: CheckoutRequest['cart']): { id: number; quantity: number }[] {
  const quantities = new Map<number, number>()
  for (const { id, quantity } of cart) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  return [...quantities].map(([id, quantity]) => ({ id, quantity }))
}

/** Whether an amount is the expected one. Without an expectation every amount is. */
export const isExpected = (expected: Money | null | undefined, amount: Money | undefined) =>
  expected === undefined || expected === null || expected === amount

function whyNoLocker(lines: (Piece & { quantity: number })[]) {
  if (fitLocker(lines.map(packed))) return undefined
  if (ownBoxes.now().length > 0) return orderTooLargeForLocker
  return lines.every(fitsLocker) ? orderTooHeavyForLocker : tooHeavyForLocker
}

/**
 * Prices the requested order from the shop's own prices, rates and codes. Amounts in the request are only compared,
 * never used.
 * @param stock the available pieces of a product, including what the order already holds
 */
export async function priceOrder(
  database: Database,
  asked: Asked,
  goods: Map<number, Goods>,
  rates: Rate[],
  stock: (goods: Goods) => number = ({ stockQuantity }) => stockQuantity,
): Promise<Outcome<PricedOrder, PriceProblem>> {
  const wanted = linesIn(asked.cart)
  const missing = wanted.flatMap(({ id, quantity }) => {
    const product = goods.get(id)
    const available = product?.isOnSale ? Math.max(0, stock(product)) : 0
    return available < quantity ? [{ id, available }] : []
  })
  if (missing.length > 0) return soldOut(missing)

  const lines = wanted.map(({ id, quantity }) => ({ ...(goods.get(id) as Goods), quantity }))
  const tooMany = problemOfQuantities(lines)
  if (tooMany) return tooMany
  const deliver = (worth: Money) =>
    asked.isHandedOver ? done({ cost: money(0), days: null }) : priceDelivery(asked, lines, worth, rates)
  const possible = deliver(money(0))
  if (!possible.ok) return possible

  const discount = asked.discountCode ? await findDiscount(database, asked.discountCode, subtotalOf(lines)) : undefined
  if (discount && !discount.ok) return discount
  const discountAmount = discount?.value.amount ?? money(0)
  const delivered = deliver(money(subtotalOf(lines) - discountAmount))
  if (!delivered.ok) return delivered
  const totals = totalsOf(lines, delivered.value.cost, discountAmount)
  if (Math.max(totals.subtotal, totals.total) > mostExpensiveOrder) return orderTooLarge
  const isAsExpected =
    isExpected(asked.expectedTotal, totals.total) &&
    // Two price changes may cancel out in the total.
    asked.cart.every(({ id, expectedPrice }) => isExpected(expectedPrice, goods.get(id)?.price))
  if (!isAsExpected) return totalChanged(printQuote(totals, lines))
  const taxation = taxationFor({ ...asked, products: lines.map(({ id }) => id) })
  const taxed = lines.map((line) => ({
    ...line,
    vatRate: rateUnder(taxation, { rate: line.vatRate, productId: line.id, ...asked.shippingAddress }),
  }))
  return done({ ...totals, lines: taxed, taxation, days: delivered.value.days, discount: discount?.value })
}

/** How the sale of what is asked is taxed: what is paid stays the same, the tax that it contains doesn't. */
export const taxationFor = ({
  company,
  shippingAddress,
  isHandedOver,
  products,
}: Pick<Asked, 'company' | 'shippingAddress' | 'isHandedOver'> & { products: (number | null)[] }): Taxation =>
  taxationNow({
    postalCode: '',
    ...shippingAddress,
    taxNumber: company?.taxNumber,
    isHandedOver: isHandedOver === true,
    products,
  })

/** What sending these lines costs and how long it takes, or why they can't be sent so. */
export function priceDelivery(
  { shippingMethod, shippingAddress }: Pick<Asked, 'shippingMethod' | 'shippingAddress'>,
  lines: (Piece & { quantity: number })[],
  worth: Money,
  rates: Rate[],
): Outcome<{ cost: Money; days: WorkingDays | null }, DeliveryProblem | NonNullable<ReturnType<typeof whyNoLocker>>> {
  const method: ShippingMethod = shippingMethod ?? 'home'
  const noLocker = method === 'inpost' ? whyNoLocker(lines) : undefined
  if (noLocker) return noLocker
  return deliveryTo(method, countryCodeOf(shippingAddress.country), goodsOf(lines, worth), rates)
}
