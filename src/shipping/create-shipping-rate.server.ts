import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/content-cache.ts'
import type { Database } from '../server/database.ts'
import { inPanel } from './list-shipping-rates.server.ts'
import {
  problemOfRate,
  type AdminShippingRate,
  type ShippingRateDraft,
  type ShippingRateReversed,
} from './shipping-rate.ts'
import { shippingRates } from './shipping-rates.table.ts'

export async function createShippingRate(
  database: Database,
  draft: ShippingRateDraft,
): Promise<Outcome<AdminShippingRate, ShippingRateReversed>> {
  const problem = problemOfRate(draft)
  if (problem) return problem
  return database.transaction(async (transaction) => {
    const [created] = await transaction.insert(shippingRates).values(draft).returning()
    await announceContentChange(transaction)
    return done(inPanel(created as typeof shippingRates.$inferSelect))
  })
}
