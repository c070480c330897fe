import { eq } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import { shippingRates } from './shipping-rates.table.ts'
import type { Rate } from './shipping.ts'
export async function readActiveRates(database: Database): Promise<Rate[]> {
  return database.select().from(shippingRates).where(eq(shippingRates.isActive, true))
}
