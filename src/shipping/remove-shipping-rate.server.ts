import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { shippingRateNotFound } from './shipping-rate.ts'
import { shippingRates } from './shipping-rates.table.ts'

export function removeShippingRate(
  database: Database,
  id: number,
): Promise<Outcome<void, typeof shippingRateNotFound>> {
  return database.transaction(async (transaction) => {
    const { rowCount } = await transaction.delete(shippingRates).where(eq(shippingRates.id, id))
    if (rowCount === 0) return shippingRateNotFound
    await announceContentChange(transaction)
    return done(undefined)
  })
}
