import { money, type Money } from '../../kernel/money.ts'

interface TaxedLine {
  price: Money
  quantity: number
  /** Per cent, contained in the price. */
  vatRate: number
}

export interface VatSum {
  rate: number
  gross: Money
  net: Money
  vat: Money
}

/**
 * How much tax is in what is paid, by rate, the highest first. Discount and shipping go to the rates in proportion to what
 * is bought at each; together they are to the grosz what is paid.
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

/** What is tax of an amount that contains it. */
export function taxContained(rate: number, gross: Money): VatSum {
  const net = Math.floor((gross * 200 + 100 + rate) / (2 * (100 + rate)))
  return { rate, gross, net: money(net), vat: money(gross - net) }
}

/** Whole grosze for each; what rounding down leaves over goes one by one to those who lost most by it. */
export function inProportion(total: number, weights: number[]): number[] {
  // Where everything was free, all of them weigh the same.
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
