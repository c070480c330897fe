import { desc, eq } from 'drizzle-orm'
import { hashOfAddress } from '../mail/suppression.server.ts'
import { describeRequest } from './describe-request.server.ts'
import type { PersonalRecord } from './personal-records.server.ts'
import { privacyRequests } from './privacy-requests.table.ts'

/** What a person asked before. It outlives them, by the hash of their address alone. */
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
      data: describeRequest(request),
    }))
  },
  async erase(transaction, email) {
    await transaction
      .update(privacyRequests)
      // Nobody knows what a note says of them.
      .set({ email: null, note: null })
      .where(eq(privacyRequests.addressHash, hashOfAddress(email)))
  },
}
