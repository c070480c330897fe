import { formatWeight } from '../../i18n/format.ts'
import { money, type Money } from '../../kernel/money.ts'
import { inProportion, taxContained, type VatSum } from '../orders/vat.ts'
import type { InvoiceLine } from './invoice.ts'

interface Ordered {
  productName: string
  /** In grams. */
  weight: number | null
  quantity: number
  price: Money
  vatRate: number
}

/**
 * What was ordered as an invoice lists it: the discount spread over the products, the delivery as a line for each rate. The lines of a rate
 * come to what `vatSummary` says of it.
 */
export function invoiceLines(ordered: Ordered[], discount: Money, shipping: Money): InvoiceLine[] {
  const rates = [...new Set(ordered.map(({ vatRate }) => vatRate))].toSorted((one, other) => other - one)
  const worthOf = ({ price, quantity }: Ordered) => price * quantity
  const bought = rates.map((rate) => ordered.filter(({ vatRate }) => vatRate === rate))
  const amounts = bought.map((lines) => lines.reduce((sum, line) => sum + worthOf(line), 0))
  const discounts = inProportion(discount, amounts)
  const shippings = inProportion(shipping, amounts)
  const lessened = new Map<Ordered, number>()
  for (const [place, lines] of bought.entries()) {
    const shares = inProportion(discounts[place] ?? 0, lines.map(worthOf))
    for (const [index, line] of lines.entries()) lessened.set(line, shares[index] ?? 0)
  }
  const goods = ordered.map((line): InvoiceLine => {
    const { quantity, price, vatRate: rate } = line
    const name = nameOf(line)
    const off = money(lessened.get(line) ?? 0)
    return { name, unit: 'piece', quantity, price, discount: off, gross: money(worthOf(line) - off), rate }
  })
  const delivery = rates.flatMap((rate, place): InvoiceLine[] => {
    const gross = money(shippings[place] ?? 0)
    if (gross === 0) return []
    return [{ name: null, unit: 'delivery', quantity: 1, price: gross, discount: money(0), gross, rate }]
  })
  return [...goods, ...delivery]
}

/** "Fleur de sel, 250 g": one product is sold in several packs. */
const nameOf = ({ productName, weight }: Ordered) =>
  weight === null ? productName : `${productName}, ${formatWeight(weight, 'pl')}`

/** The sums of lines by rate, the highest first. Tax is computed from each rate's sum, not line by line. */
export function sumsOf(lines: InvoiceLine[]): VatSum[] {
  const byRate = new Map<number, number>()
  for (const { rate, gross } of lines) byRate.set(rate, (byRate.get(rate) ?? 0) + gross)
  return [...byRate].toSorted(([one], [other]) => other - one).map(([rate, gross]) => taxContained(rate, money(gross)))
}

/**
 * The sums left after a refund: goods of the given rate first, as far as they go; the rest in proportion to what is
 * left of each rate. No rate goes below zero, and a full refund leaves nothing.
 */
export function afterRefund(before: VatSum[], amount: Money, vatRate: number | null = null): VatSum[] {
  const meant = before.map(({ rate, gross }) => (rate === vatRate ? Math.min(amount, gross) : 0))
  const left = before.map(({ gross }, place) => gross - (meant[place] ?? 0))
  const shares = inProportion(amount - meant.reduce((sum, one) => sum + one, 0), left)
  return before.map(({ rate }, place) => taxContained(rate, money((left[place] ?? 0) - (shares[place] ?? 0))))
}

/** The sums after a refund failed: what its correction took is added again. */
export function afterReturn(before: VatSum[], taken: VatSum[]): VatSum[] {
  return before.map(({ rate, gross }) => {
    const back = taken.find((one) => one.rate === rate)?.gross ?? 0
    return taxContained(rate, money(gross - back))
  })
}
