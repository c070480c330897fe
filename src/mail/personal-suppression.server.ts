import { eq } from 'drizzle-orm'
import { keepOffTheList } from '../marketing/personal-newsletter.server.ts'
import type { PersonalRecord } from '../privacy/personal-records.server.ts'
import { suppressedAddresses } from './suppressed-addresses.table.ts'
import { hashOfAddress } from './suppression.server.ts'

/** That nobody writes newsletters to an address, of which nothing but the hash is known. It outlives who has it. */
export const personalSuppression: PersonalRecord = {
  name: 'suppression',
  async read(database, email) {
    const found = await database
      .select({ suppressedAt: suppressedAddresses.suppressedAt, way: suppressedAddresses.way })
      .from(suppressedAddresses)
      .where(eq(suppressedAddresses.addressHash, hashOfAddress(email)))
    return found.map(({ suppressedAt, way }) => ({
      id: '1',
      title: '',
      at: suppressedAt.toISOString(),
      place: null,
      fate: 'kept',
      why: ['suppressed'],
      until: null,
      data: { suppressedAt: suppressedAt.toISOString(), way },
    }))
  },
  erase: keepOffTheList,
}
