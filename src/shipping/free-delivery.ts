import type { CountryCode } from '../kernel/countries.ts'
import type { Money } from '../kernel/money.ts'
import type { Grams } from '../kernel/weight.ts'
import type { DeliveryType, Rate } from './shipping.ts'
import { weightBands } from './weight-bands.ts'

/** From which value of goods on delivery costs nothing, and up to which weight. Null: however heavy. */
export interface FreeOffer {
  from: Money
  upTo: Grams | null
}

/** What holds for this weight, and for the heavier ones up to which it goes on holding. */
export function freeOffer(
  deliveryType: DeliveryType,
  country: CountryCode,
  weight: Grams,
  rates: Rate[],
): FreeOffer | undefined {
  const bands = weightBands(deliveryType, country, rates).filter(({ to }) => to === null || to >= weight)
  const from = bands[0]?.rate?.freeFrom
  if (!from) return undefined
  const end = bands.findIndex(({ rate }) => !rate?.freeFrom || rate.freeFrom > from)
  // Where it never ends, nothing stands before its end.
  return { from, upTo: bands[end - 1]?.to ?? null }
}
