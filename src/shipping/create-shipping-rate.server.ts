import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { toAdminJson } from './list-shipping-rates.server.ts'
import {
  nameOfRate,
  problemOfRate,
  type AdminShippingRate,
  type ShippingRateDraft,
  type RateProblem,
} from './shipping-rate.ts'
import { shippingRates } from './shipping-rates.table.ts'

export async function createShippingRate(
  database: Database,
  by: Acting,
  draft: ShippingRateDraft,
): Promise<Outcome<AdminShippingRate, RateProblem>> {
  const problem = problemOfRate(draft)
  if (problem) return problem
  return database.transaction(async (transaction) => {
    const [created] = await transaction.insert(shippingRates).values(draft).returning()
    const after = toAdminJson(created as typeof shippingRates.$inferSelect)
    const entry = { action: 'created', subject: 'shipping_rate', id: after.id, name: nameOfRate(after), after } as const
    await recordAudit(transaction, by, entry)
    await announceContentChange(transaction)
    return done(after)
  })
}
