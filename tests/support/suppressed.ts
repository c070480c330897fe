import { hashOfAddress } from '../../src/mail/unsubscribe/suppression.server.ts'
import { suppressedAddresses } from '../../src/mail/unsubscribe/suppressed-addresses.table.ts'
import type { Database } from '../../src/server/database/database.ts'

/** Has an address leave the list, in one way or another. */
export async function suppress(database: Database, address: string, way: string): Promise<void> {
  await database.insert(suppressedAddresses).values({ addressHash: hashOfAddress(address), way })
}
