import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { lockRow } from '../server/database/lock-row.ts'
import { toRequestJson } from './list-requests.server.ts'
import { requestChangedMeanwhile, requestNotFound, type PrivacyRequest, type RequestChange } from './privacy-request.ts'
import { privacyRequests } from './privacy-requests.table.ts'

const failures = { missing: requestNotFound, changed: requestChangedMeanwhile }

/** Marks a request as answered outside the panel (by post, for example), or as open again. */
export function changeRequest(
  database: Database,
  by: Acting,
  id: number,
  { isAnswered, note, version }: RequestChange,
): Promise<Outcome<PrivacyRequest, typeof requestNotFound | typeof requestChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const held = await lockRow(transaction, privacyRequests, { id, version }, failures)
    if (!held.ok) return held
    const before = held.value
    const wasAnswered = before.answeredAt !== null
    const answer = isAnswered
      ? { answeredAt: sql`now()`, answeredBy: by.username }
      : { answeredAt: null, answeredBy: null }
    const [changed] = await transaction
      .update(privacyRequests)
      .set({
        ...(isAnswered !== wasAnswered && answer),
        note: note === undefined ? before.note : note,
        version: sql`${privacyRequests.version} + 1`,
      })
      .where(eq(privacyRequests.id, id))
      .returning()
    const after = changed as typeof before
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'privacy_request',
      id,
      before: { isAnswered: wasAnswered },
      after: { isAnswered, ...(after.note !== before.note && { changedFields: ['note'] }) },
    })
    return done(toRequestJson(after))
  })
}
