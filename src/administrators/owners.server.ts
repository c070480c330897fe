import { and, eq, isNotNull } from 'drizzle-orm'
import { administrators } from '../guards/administrators.table.ts'
import type { Database } from '../server/database/database.ts'

/** Whom to tell what concerns the shop itself. Where no owner has given an address, the office hears of it. */
export async function owners(transaction: Database) {
  const found = await transaction
    .selectDistinct({ address: administrators.email })
    .from(administrators)
    .where(and(eq(administrators.role, 'owner'), isNotNull(administrators.email)))
  const addresses = found.flatMap(({ address }) => (address ? [{ address }] : []))
  return addresses.length > 0 ? addresses : (['office'] as const)
}
