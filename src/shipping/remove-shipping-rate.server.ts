import { eq } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { toAdminJson } from './list-shipping-rates.server.ts'
import { nameOfRate, shippingRateNotFound } from './shipping-rate.ts'
import { shippingRates } from './shipping-rates.table.ts'

export function removeShippingRate(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<void, typeof shippingRateNotFound>> {
  return database.transaction(async (transaction) => {
    const [removed] = await transaction.delete(shippingRates).where(eq(shippingRates.id, id)).returning()
    if (!removed) return shippingRateNotFound
    const before = toAdminJson(removed)
    const entry = { action: 'deleted', subject: 'shipping_rate', id, name: nameOfRate(before), before } as const
    await recordAudit(transaction, by, entry)
    await announceContentChange(transaction)
    return done(undefined)
  })
}
