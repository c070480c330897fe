import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import type { LivePart } from '../../server/live.ts'
import { ownBoxes, type Box } from './own-boxes.ts'
import { shippingBoxes } from './shipping-boxes.table.ts'
import type { ShopBox } from './shop-box.ts'

/** All boxes as the panel sees them, the preferred first. */
export async function listBoxes(database: Database): Promise<ShopBox[]> {
  const rows = await database.select().from(shippingBoxes).orderBy(asc(shippingBoxes.position), asc(shippingBoxes.id))
  return rows.map(toBoxJson)
}

/** A row as the panel sees it. */
export const toBoxJson = ({ position: _position, ...row }: typeof shippingBoxes.$inferSelect): ShopBox => ({
  ...row,
  ownWeight: row.ownWeight / 1_000,
  heaviestContent: row.heaviestContent / 1_000,
  length: row.length / 10,
  width: row.width / 10,
  height: row.height / 10,
})

async function readActiveBoxes(database: Database): Promise<Box[]> {
  const rows = await database
    .select()
    .from(shippingBoxes)
    .where(eq(shippingBoxes.isActive, true))
    .orderBy(asc(shippingBoxes.position), asc(shippingBoxes.id))
  return rows.map(({ name, ownWeight, heaviestContent, length, width, height }) => ({
    name,
    weight: ownWeight,
    heaviestContent,
    measures: { length, width, height },
  }))
}

/** A page reckons with the boxes; what the office calls them is its own affair. */
export const liveBoxes: LivePart<readonly Box[]> = {
  live: ownBoxes,
  read: readActiveBoxes,
  toBrowser: (boxes) => (boxes.length === 0 ? undefined : boxes.map((box) => ({ ...box, name: '' }))),
}
