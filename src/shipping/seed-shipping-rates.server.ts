import type { Database } from '../server/database/database.ts'
import { fallbackRates, type Rate } from './shipping.ts'
import { shippingRates } from './shipping-rates.table.ts'

/** A new shop starts with the fallback rates, so that its administrator has something to change. */
export async function seedShippingRates(database: Database): Promise<void> {
  const rates = fallbackRates.map((rate) => ({ ...rate, countries: [...rate.countries], description: describe(rate) }))
  await database.insert(shippingRates).values(rates)
}

function describe({ deliveryType, minWeight, maxWeight }: Rate): string {
  const way = deliveryType === 'home' ? 'Dostawa do domu' : 'Punkt odbioru'
  const from = minWeight / 1_000
  if (maxWeight === null) return `${way}, powyżej ${from} kg`
  return minWeight === 0 ? `${way}, do ${maxWeight / 1_000} kg` : `${way}, od ${from} do ${maxWeight / 1_000} kg`
}
