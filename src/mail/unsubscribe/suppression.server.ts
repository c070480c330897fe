import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { suppressedAddresses } from './suppressed-addresses.table.ts'

/** The only form in which the list of those who left keeps an address. Capital letters make no other address of it. */
export function hashOfAddress(address: string | SQL): SQL<Buffer<ArrayBuffer>> {
  return sql`sha256(convert_to(lower(${address}::text collate "C"), 'UTF8'))`
}

/** Whether this address is to get no newsletter any more. */
export async function isSuppressed(database: Database, address: string): Promise<boolean> {
  const found = await database
    .select({ since: suppressedAddresses.suppressedAt })
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.addressHash, hashOfAddress(address)))
  return found.length > 0
}
