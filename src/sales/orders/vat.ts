import { money, type Money } from '../../kernel/money.ts'

/**
 * How a sale is taxed: with the seller's own rates, at 0 % because a company of another member state acquires it there or because it
 * leaves the Union, with the rates of the consumer's country (OSS), or not at all because the seller is exempt.
 */
export const taxations = ['domestic', 'within_union', 'export', 'destination', 'exempt'] as const
export type Taxation = (typeof taxations)[number]

interface TaxedLine {
  price: Money
  quantity: number
  /** Per cent, contained in the price; with one decimal at most. */
  vatRate: number
}

export interface VatSum {
  rate: number
  gross: Money
  net: Money
  vat: Money
}

/**
 * The tax contained in the total, by rate, the highest first. Discount and shipping are spread over the rates in
 * proportion to the goods. The sums equal the total to the grosz.
 */
export function vatSummary(lines: TaxedLine[], discount: Money, shipping: Money): VatSum[] {
  const bought = new Map<number, number>()
  for (const { price, quantity, vatRate } of lines) {
    bought.set(vatRate, (bought.get(vatRate) ?? 0) + price * quantity)
  }
  const rates = [...bought].toSorted(([one], [other]) => other - one)
  const amounts = rates.map(([, amount]) => amount)
  const discounts = inProportion(discount, amounts)
  const shippings = inProportion(shipping, amounts)
  return rates.map(([rate, amount], place) => {
    return taxContained(rate, money(amount - (discounts[place] ?? 0) + (shippings[place] ?? 0)))
  })
}

/** Net and tax of a gross amount. */
export function taxContained(rate: number, gross: Money): VatSum {
  // Rates have one decimal: counted in thousandths, everything stays whole.
  const whole = 1_000 + Math.round(rate * 10)
  const net = Math.floor((gross * 2_000 + whole) / (2 * whole))
  return { rate, gross, net: money(net), vat: money(gross - net) }
}

/** Splits a total into whole grosze. The remainder goes one by one to the shares that lost most by rounding down. */
export function inProportion(total: number, weights: number[]): number[] {
  // If everything is free, all weigh the same.
  const all = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  const sum = all.reduce((added, weight) => added + BigInt(weight), 0n)
  const shares = all.map((weight, place) => {
    const exact = BigInt(total) * BigInt(weight)
    return { place, whole: Number(exact / sum), rest: exact % sum }
  })
  const left = total - shares.reduce((added, { whole }) => added + whole, 0)
  const lucky = shares.toSorted((one, other) => (one.rest === other.rest ? 0 : one.rest < other.rest ? 1 : -1))
  for (const share of lucky.slice(0, left)) share.whole += 1
  return shares.map(({ whole }) => whole)
}
