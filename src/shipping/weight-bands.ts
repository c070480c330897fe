import type { CountryCode } from '../kernel/countries.ts'
import type { Grams } from '../kernel/weight.ts'
import { decidingRate, fallbackRates, fittingRate, holdsFor, type DeliveryType, type Rate } from './shipping.ts'

/** A range of weights, both ends included. Null: no upper limit. */
export interface Weights {
  from: Grams
  to: Grams | null
}

/** Weights that cost the same, because the same rate decides on all of them. */
export interface WeightBand<Known extends Rate> extends Weights {
  /** Undefined where none of the shop's rates fits. */
  rate: Known | undefined
  /** What is paid: the rate's cost, or that of the fallback. Null: such a parcel isn't sent there. */
  cost: Rate['cost'] | null
}

/** What every weight costs that is sent there in this way, from nothing to however heavy: by the rules of `shippingCost`. */
export function weightBands<Known extends Rate>(
  deliveryType: DeliveryType,
  country: CountryCode,
  rates: Known[],
): WeightBand<Known>[] {
  const starts = new Set<Grams>([0])
  for (const { minWeight, maxWeight } of [...rates, ...fallbackRates]) {
    starts.add(minWeight)
    if (maxWeight !== null) starts.add(maxWeight + 1)
  }
  const bands: (WeightBand<Known> & { decides: Rate | undefined })[] = []
  for (const from of [...starts].toSorted((one, other) => one - other)) {
    const rate = fittingRate(deliveryType, country, from, rates)
    const decides = decidingRate(deliveryType, country, from, rates)
    const last = bands.at(-1)
    if (last && last.decides === decides) continue
    if (last) last.to = from - 1
    bands.push({ from, to: null, rate, cost: decides?.cost ?? null, decides })
  }
  return bands.map(({ decides: _decides, ...band }) => band)
}

export type BandWarning<Known extends Rate> =
  /** No rate fits there; the steps say what is paid instead. */
  | ({ kind: 'gap'; steps: (Weights & Pick<WeightBand<Known>, 'cost'>)[] } & Weights)
  /** Two fit there, and one of them decides. */
  | ({ kind: 'overlap'; winner: Known; loser: Known } & Weights)
  /** It fits nowhere that another doesn't decide. */
  | { kind: 'hidden'; rate: Known }

/** What the administrator may not have meant about the rates of one way of sending to a country. */
export function bandWarnings<Known extends Rate>(
  deliveryType: DeliveryType,
  country: CountryCode,
  rates: Known[],
): BandWarning<Known>[] {
  const bands = weightBands(deliveryType, country, rates)
  const active = rates.filter((rate) => holdsFor(rate, deliveryType, country))
  const hidden = active.filter((rate) => !bands.some((band) => band.rate === rate))
  return [
    ...gapsOf(bands),
    ...active.filter((rate) => !hidden.includes(rate)).flatMap((loser) => overlapsOf(loser, bands)),
    ...hidden.map((rate) => ({ kind: 'hidden', rate }) as const),
  ]
}

function gapsOf<Known extends Rate>(bands: WeightBand<Known>[]): BandWarning<Known>[] {
  const gaps: Extract<BandWarning<Known>, { kind: 'gap' }>[] = []
  let isBeside = false
  for (const { from, to, rate, cost } of bands) {
    const last = isBeside ? gaps.at(-1) : undefined
    isBeside = rate === undefined
    if (!isBeside) continue
    const step = { from, to, cost }
    if (last) Object.assign(last, { to, steps: [...last.steps, step] })
    else gaps.push({ kind: 'gap', from, to, steps: [step] })
  }
  return gaps
}

function overlapsOf<Known extends Rate>(loser: Known, bands: WeightBand<Known>[]): BandWarning<Known>[] {
  const end = loser.maxWeight ?? Infinity
  return bands.flatMap(({ from, to, rate: winner }) => {
    if (winner === undefined || winner === loser) return []
    const first = Math.max(from, loser.minWeight)
    const last = Math.min(to ?? Infinity, end)
    // People write ranges so that one ends where the next begins; that is no overlap.
    const isSharedEnd = first === last && first === loser.minWeight && last === winner.maxWeight
    if (first > last || isSharedEnd) return []
    return [{ kind: 'overlap', winner, loser, from: first, to: last === Infinity ? null : last } as const]
  })
}
