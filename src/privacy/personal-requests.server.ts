import { desc, eq, sql } from 'drizzle-orm'
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
      .set({
        email: null,
        // A note isn't meant to name anybody; where it does, it goes.
        note: sql`case when strpos(lower(${privacyRequests.note}), lower(${email}::text)) = 0 then ${privacyRequests.note} end`,
      })
      .where(eq(privacyRequests.addressHash, hashOfAddress(email)))
  },
}
