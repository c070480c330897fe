import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceLiveChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { lockRow } from '../server/database/lock-row.ts'
import { toAdminJson } from './list-shipping-rates.server.ts'
import {
  nameOfRate,
  problemOfRate,
  shippingRateChangedMeanwhile,
  shippingRateNotFound,
  type AdminShippingRate,
  type ShippingRateChanges,
  type RateProblem,
  type ShippingRateDraft,
} from './shipping-rate.ts'
import { shippingRates } from './shipping-rates.table.ts'

type Problem = typeof shippingRateNotFound | typeof shippingRateChangedMeanwhile | RateProblem

/** Changes the fields that are named, and no others. */
export function changeShippingRate(
  database: Database,
  by: Acting,
  id: number,
  { version, ...changes }: ShippingRateChanges,
): Promise<Outcome<AdminShippingRate, Problem>> {
  return database.transaction(async (transaction) => {
    const failures = { missing: shippingRateNotFound, changed: shippingRateChangedMeanwhile }
    const held = await lockRow(transaction, shippingRates, { id, version }, failures)
    if (!held.ok) return held
    if (Object.keys(changes).length === 0) return done(toAdminJson(held.value))
    const problem = problemOfRate({ ...held.value, ...changes } as typeof held.value)
    if (problem) return problem

    const [changed] = await transaction
      .update(shippingRates)
      .set({ ...changes, version: sql`${shippingRates.version} + 1` })
      .where(eq(shippingRates.id, id))
      .returning()
    const [before, after] = [toAdminJson(held.value), toAdminJson(changed as typeof shippingRates.$inferSelect)]
    const entry = { action: 'changed', subject: 'shipping_rate', id, name: nameOfRate(after), before, after } as const
    await recordAudit(transaction, by, entry)
    await announceLiveChange(transaction)
    return done(after)
  })
}

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
    await announceLiveChange(transaction)
    return done(after)
  })
}

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
    await announceLiveChange(transaction)
    return done(undefined)
  })
}
