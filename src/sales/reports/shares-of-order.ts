import { money, type Money } from '../../kernel/money.ts'
import { afterRefund, invoiceLines, sumsOf } from '../invoices/invoice-lines.ts'
import { inProportion, type VatSum } from '../orders/vat.ts'
import { abroadShares, type Destined } from './abroad-shares.ts'

export type SoldBy =
  | 'all'
  | 'product'
  | 'country'
  | 'code'
  | 'rate'
  | 'payment'
  | 'delivery'
  | 'consumers'
  | 'destination'

/** Whatever a report says of one day, product, country: what was sold, and what of earlier or later sales went back. */
export interface Figures {
  orders: number
  pieces: number
  gross: number
  net: number
  refundedGross: number
  refundedNet: number
}

export const nothing: Figures = { orders: 0, pieces: 0, gross: 0, net: 0, refundedGross: 0, refundedNet: 0 }

export const add = (one: Figures, other: Partial<Figures>): Figures => ({
  orders: one.orders + (other.orders ?? 0),
  pieces: one.pieces + (other.pieces ?? 0),
  gross: one.gross + (other.gross ?? 0),
  net: one.net + (other.net ?? 0),
  refundedGross: one.refundedGross + (other.refundedGross ?? 0),
  refundedNet: one.refundedNet + (other.refundedNet ?? 0),
})

export interface SoldOrder extends Destined {
  discountCode: string | null
  shippingMethod: string
  discountAmount: Money
  shippingCost: Money
  lines: {
    productId: number | null
    productName: string
    weight: number | null
    quantity: number
    price: Money
    vatRate: number
  }[]
  /** All that went back, in the order in which it did. */
  refunds: { day: string; amount: Money; vatRate: number | null }[]
}

export interface Share {
  part: SoldBy
  name: string
  figures: Partial<Figures>
}

/** What goods are called that have no product any more, and what isn't goods. */
const nameOfLine = ({ productId, productName }: SoldOrder['lines'][number]) =>
  productId === null ? productName : `#${productId}`
export const delivery = 'delivery'

/** What an order adds to the sums of the day on which it was paid. The shares of each part come to the same. */
export function soldShares(order: SoldOrder): Share[] {
  const lines = invoiceLines(order.lines, order.discountAmount, order.shippingCost)
  const sums = sumsOf(lines)
  const goods = order.lines.map((line, place) => ({
    name: nameOfLine(line),
    rate: line.vatRate,
    gross: lines[place]?.gross ?? 0,
    pieces: line.quantity,
  }))
  const delivered = lines
    .slice(order.lines.length)
    .map(({ rate, gross }) => ({ name: delivery, rate, gross, pieces: 0 }))
  const all = [...goods, ...delivered]
  const whole = { ...total(sums), pieces: goods.reduce((sum, { pieces }) => sum + pieces, 0), orders: 1 }
  const shares = spread(sums, all).map(({ name, gross, net, place }): Share => ({
    part: 'product',
    name,
    // A product that stands on two lines was ordered once.
    figures: {
      gross,
      net,
      pieces: all[place]?.pieces ?? 0,
      orders: all.findIndex((one) => one.name === name) === place ? 1 : 0,
    },
  }))
  const rates = sums.map(({ rate, gross, net }): Share => ({
    part: 'rate',
    name: String(rate),
    figures: {
      gross,
      net,
      orders: 1,
      pieces: goods.reduce((sum, one) => sum + (one.rate === rate ? one.pieces : 0), 0),
    },
  }))
  const abroad = abroadShares(order, sums, ({ gross, net }) => ({ gross, net, orders: 1 }))
  return [...shares, ...rates, ...wholes(order, whole), ...abroad]
}

/** What went back of an order on a day: by the rate it is for, then in proportion, as its corrections say. */
export function refundedShares(order: SoldOrder, day: string): Share[] {
  const lines = invoiceLines(order.lines, order.discountAmount, order.shippingCost)
  const names = [...order.lines.map(nameOfLine), ...lines.slice(order.lines.length).map(() => delivery)]
  const named = lines.map(({ rate, gross }, place) => ({ name: names[place] ?? delivery, rate, gross }))
  let left = sumsOf(lines)
  return order.refunds.flatMap((refund): Share[] => {
    const before = left
    const amount = money(
      Math.min(
        refund.amount,
        before.reduce((sum, { gross }) => sum + gross, 0),
      ),
    )
    left = afterRefund(before, amount, refund.vatRate)
    if (refund.day !== day) return []
    const gone = before.map((sum, place): VatSum => {
      const rest = left[place] ?? sum
      return {
        rate: sum.rate,
        gross: money(sum.gross - rest.gross),
        net: money(sum.net - rest.net),
        vat: money(sum.vat - rest.vat),
      }
    })
    const back = ({ gross, net }: { gross: number; net: number }) => ({ refundedGross: gross, refundedNet: net })
    return [
      ...spread(gone, named).map(({ name, gross, net }): Share => ({
        part: 'product',
        name,
        figures: back({ gross, net }),
      })),
      ...gone.map((sum): Share => ({ part: 'rate', name: String(sum.rate), figures: back(sum) })),
      ...wholes(order, back(total(gone))),
      ...abroadShares(order, gone, back),
    ]
  })
}

const total = (sums: readonly VatSum[]) => ({
  gross: sums.reduce((sum, { gross }) => sum + gross, 0),
  net: sums.reduce((sum, { net }) => sum + net, 0),
})

/** Each rate's sum, over what was bought at it, to the grosz. */
function spread(sums: readonly VatSum[], lines: readonly { name: string; rate: number; gross: number }[]) {
  return sums.flatMap(({ rate, gross, net }) => {
    const own = lines.flatMap((line, place) => (line.rate === rate ? { ...line, place } : []))
    const weights = own.map((line) => line.gross)
    const [grosses, nets] = [inProportion(gross, weights), inProportion(net, weights)]
    return own.map(({ name, place }, index) => ({ name, place, gross: grosses[index] ?? 0, net: nets[index] ?? 0 }))
  })
}

const wholes = (order: SoldOrder, figures: Partial<Figures>): Share[] => [
  { part: 'all', name: '', figures },
  { part: 'country', name: order.country, figures },
  { part: 'code', name: order.discountCode ?? '', figures },
  { part: 'payment', name: order.provider ?? '', figures },
  { part: 'delivery', name: order.shippingMethod, figures },
]
