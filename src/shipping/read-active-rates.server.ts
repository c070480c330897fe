import { eq } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import type { Rate } from './shipping.ts'
import { shippingRates } from './shipping-rates.table.ts'

/** What `shippingCost` decides by. */
export function readActiveRates(database: Database): Promise<Rate[]> {
  const { deliveryType, countries, minWeight, maxWeight, cost, isActive } = shippingRates
  return database
    .select({ deliveryType, countries, minWeight, maxWeight, cost, isActive })
    .from(shippingRates)
    .where(eq(isActive, true))
    .orderBy(minWeight, shippingRates.id)
}
