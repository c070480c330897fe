import { arrayContains, eq, sql } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { announceLiveChange } from '../../server/http/content-cache.ts'
import type { Database } from '../../server/database/database.ts'
import { listShippingRates } from '../list-shipping-rates.server.ts'
import { nameOfRate } from '../shipping-rate.ts'
import { shippingRates } from '../shipping-rates.table.ts'
import { listZones } from './read-zones.server.ts'
import { shippingZones } from './shipping-zones.table.ts'
import {
  mostZones,
  tooManyZones,
  zoneChangedMeanwhile,
  zoneNamedByRates,
  zoneNameTaken,
  zoneNotFound,
  type Zone,
  type ZoneChanges,
  type ZoneDraft,
} from './zone.ts'

/** Names are told apart, so whoever changes a zone has all of them to themselves; a rate that is naming one goes first. */
async function lockZones(transaction: Database): Promise<Zone[]> {
  await transaction.execute(sql`lock table ${shippingZones} in exclusive mode`)
  return listZones(transaction)
}

const isTaken = (zones: Zone[], name: string | undefined, own?: number) =>
  zones.some((one) => one.id !== own && one.name === name)

export function createZone(
  database: Database,
  by: Acting,
  draft: ZoneDraft,
): Promise<Outcome<Zone, typeof zoneNameTaken | typeof tooManyZones>> {
  return database.transaction(async (transaction) => {
    const zones = await lockZones(transaction)
    if (zones.length >= mostZones) return tooManyZones
    if (isTaken(zones, draft.name)) return zoneNameTaken
    const [created] = await transaction.insert(shippingZones).values(draft).returning()
    const after = created as Zone
    const entry = { action: 'created', subject: 'shipping_zone', id: after.id, name: after.name, after } as const
    await recordAudit(transaction, by, entry)
    return done(after)
  })
}

/** Changes the fields that are named, and no others. The rates that name the zone hold at once in its new countries. */
export function changeZone(
  database: Database,
  by: Acting,
  id: number,
  { version, ...changes }: ZoneChanges,
): Promise<Outcome<Zone, typeof zoneNotFound | typeof zoneChangedMeanwhile | typeof zoneNameTaken>> {
  return database.transaction(async (transaction) => {
    const zones = await lockZones(transaction)
    const before = zones.find((one) => one.id === id)
    if (!before) return zoneNotFound
    if (version !== undefined && version !== before.version) return zoneChangedMeanwhile
    if (isTaken(zones, changes.name, id)) return zoneNameTaken
    if (Object.keys(changes).length === 0) return done(before)
    const [changed] = await transaction
      .update(shippingZones)
      .set({ ...changes, version: sql`${shippingZones.version} + 1` })
      .where(eq(shippingZones.id, id))
      .returning()
    const after = changed as Zone
    const entry = { action: 'changed', subject: 'shipping_zone', id, name: after.name, before, after } as const
    await recordAudit(transaction, by, entry)
    await announceLiveChange(transaction)
    return done(after)
  })
}

/** A zone that rates name stays, for without it nobody would know where they hold. */
export function removeZone(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<void, typeof zoneNotFound | ReturnType<typeof zoneNamedByRates>>> {
  return database.transaction(async (transaction) => {
    const before = (await lockZones(transaction)).find((one) => one.id === id)
    if (!before) return zoneNotFound
    const naming = await listShippingRates(transaction, arrayContains(shippingRates.zones, [id]))
    if (naming.length > 0) return zoneNamedByRates(naming.map(nameOfRate))
    await transaction.delete(shippingZones).where(eq(shippingZones.id, id))
    const entry = { action: 'deleted', subject: 'shipping_zone', id, name: before.name, before } as const
    await recordAudit(transaction, by, entry)
    return done(undefined)
  })
}
