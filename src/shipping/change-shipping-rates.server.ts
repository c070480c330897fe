import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { homeCountry, type CountryCode } from '../kernel/countries.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceLiveChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { lockRow } from '../server/database/lock-row.ts'
import { listShippingRates } from './list-shipping-rates.server.ts'
import {
  nameOfRate,
  problemOfRate,
  shippingRateChangedMeanwhile,
  shippingRateNotFound,
  zoneOfRateNotFound,
  type AdminShippingRate,
  type ShippingRateChanges,
  type RateProblem,
  type ShippingRateDraft,
} from './shipping-rate.ts'
import { shippingRates } from './shipping-rates.table.ts'
import { holdZones } from './zones/read-zones.server.ts'
import type { Zone } from './zones/zone.ts'

type Problem = typeof shippingRateNotFound | typeof shippingRateChangedMeanwhile | RateProblem

/** Changes the fields that are named, and no others. */
export function changeShippingRate(
  database: Database,
  by: Acting,
  id: number,
  { version, ...given }: ShippingRateChanges,
): Promise<Outcome<AdminShippingRate, Problem>> {
  return database.transaction(async (transaction) => {
    const failures = { missing: shippingRateNotFound, changed: shippingRateChangedMeanwhile }
    const held = await lockRow(transaction, shippingRates, { id, version }, failures)
    if (!held.ok) return held
    const zones = await holdZones(transaction)
    const before = await readRate(transaction, id)
    if (Object.keys(given).length === 0) return done(before)
    const changes = { ...given, ...(given.countries && withoutThoseIn(given.zones ?? held.value.zones, zones, given)) }
    const wanted = { ...held.value, ...changes } as typeof held.value
    const problem = problemOfRate(wanted) ?? problemOfZones(given.zones, zones)
    if (problem) return problem

    await transaction
      .update(shippingRates)
      .set({ ...changes, version: sql`${shippingRates.version} + 1` })
      .where(eq(shippingRates.id, id))
    const after = await readRate(transaction, id)
    const entry = { action: 'changed', subject: 'shipping_rate', id, name: nameOfRate(after) } as const
    await recordAudit(transaction, by, { ...entry, before: forLog(before, zones), after: forLog(after, zones) })
    await announceLiveChange(transaction)
    return done(after)
  })
}

export function createShippingRate(
  database: Database,
  by: Acting,
  draft: ShippingRateDraft,
): Promise<Outcome<AdminShippingRate, RateProblem>> {
  return database.transaction(async (transaction) => {
    const zones = await holdZones(transaction)
    const { countries = draft.zones.length > 0 ? [] : [homeCountry] } = draft
    const wanted = { ...draft, ...withoutThoseIn(draft.zones, zones, { countries }) }
    const problem = problemOfRate(wanted) ?? problemOfZones(draft.zones, zones)
    if (problem) return problem
    const [created] = await transaction.insert(shippingRates).values(wanted).returning({ id: shippingRates.id })
    const after = await readRate(transaction, (created as { id: number }).id)
    const entry = { action: 'created', subject: 'shipping_rate', id: after.id, name: nameOfRate(after) } as const
    await recordAudit(transaction, by, { ...entry, after: forLog(after, zones) })
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
    const zones = await holdZones(transaction)
    const [before] = await listShippingRates(transaction, eq(shippingRates.id, id))
    const removed = await transaction.delete(shippingRates).where(eq(shippingRates.id, id)).returning()
    if (!before || removed.length === 0) return shippingRateNotFound
    const entry = { action: 'deleted', subject: 'shipping_rate', id, name: nameOfRate(before) } as const
    await recordAudit(transaction, by, { ...entry, before: forLog(before, zones) })
    await announceLiveChange(transaction)
    return done(undefined)
  })
}

const readRate = async (transaction: Database, id: number): Promise<AdminShippingRate> =>
  (await listShippingRates(transaction, eq(shippingRates.id, id)))[0] as AdminShippingRate

/**
 * What zones serve needs no naming. Where a rate holds is answered as one list; sent back like that, it would otherwise keep the
 * countries of a zone after they have left it.
 */
function withoutThoseIn(named: number[], zones: Zone[], { countries = [] }: { countries?: CountryCode[] | undefined }) {
  const inZones = new Set(zones.filter(({ id }) => named.includes(id)).flatMap((zone) => zone.countries))
  return { countries: countries.filter((code) => !inZones.has(code)) }
}

const problemOfZones = (named: number[] = [], zones: Zone[]) =>
  named.every((id) => zones.some((zone) => zone.id === id)) ? undefined : zoneOfRateNotFound

/** The log names zones as people do: their numbers say nothing once they are gone. */
function forLog({ zones: named, namedCountries: _named, ...rate }: AdminShippingRate, zones: Zone[]): object {
  if (!named) return rate
  return { ...rate, zones: zones.filter(({ id }) => named.includes(id)).map(({ name }) => name) }
}
