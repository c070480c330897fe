import { desc, eq, inArray, lt } from 'drizzle-orm'
import { hashOfAddress } from '../mail/unsubscribe/suppression.server.ts'
import type { Clear, PersonalRecord } from '../personal-data/personal-data.ts'
import { toRequestJson } from './list-requests.server.ts'
import { privacyRequests } from './privacy-requests.table.ts'

/** Earlier requests of a person. After an erasure only the hash of the address is left. */
export const personalRequests: PersonalRecord = {
  name: 'requests',
  async read(database, email) {
    const found = await database
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.addressHash, hashOfAddress(email)))
      .orderBy(desc(privacyRequests.id))
    return found.map((request) => ({
      id: String(request.id),
      title: request.kind,
      at: request.createdAt.toISOString(),
      place: null,
      fate: 'kept',
      why: ['proof_of_answer'],
      until: null,
      data: toRequestJson(request),
    }))
  },
  async erase(transaction, email) {
    await transaction
      .update(privacyRequests)
      // A note may contain personal data.
      .set({ email: null, note: null })
      .where(eq(privacyRequests.addressHash, hashOfAddress(email)))
  },
}

export const clearOldRequests: Clear = async (transaction, before, max) => {
  const old = transaction
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(lt(privacyRequests.answeredAt, before))
    .limit(max)
  const { rowCount } = await transaction.delete(privacyRequests).where(inArray(privacyRequests.id, old))
  return rowCount ?? 0
}
