import { asc } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { shippingZones } from './shipping-zones.table.ts'
import type { Zone } from './zone.ts'

/** All zones, by name. */
export const listZones = (database: Database): Promise<Zone[]> =>
  database.select().from(shippingZones).orderBy(asc(shippingZones.name))

/** Holds the zones as they are until the transaction ends, so that none goes while a rate begins to name it. */
export const holdZones = (transaction: Database): Promise<Zone[]> =>
  transaction.select().from(shippingZones).orderBy(shippingZones.id).for('share')
