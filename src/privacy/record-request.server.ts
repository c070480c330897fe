import { sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { hashOfAddress } from '../mail/unsubscribe/suppression.server.ts'
import type { Database } from '../server/database/database.ts'
import { toRequestJson } from './to-request-json.server.ts'
import { today } from './record-answer.server.ts'
import { requestInFuture, type PrivacyRequest, type RequestDraft } from './privacy-request.ts'
import { privacyRequests } from './privacy-requests.table.ts'

/** Writes down that somebody asked, and from when the month counts in which they are to be answered. */
export function recordRequest(
  database: Database,
  by: Acting,
  { kind, email, receivedOn, note = null }: RequestDraft,
): Promise<Outcome<PrivacyRequest, typeof requestInFuture>> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ isAhead: boolean }>(
      sql`select ${receivedOn || null}::date > ${today} as "isAhead"`,
    )
    if (rows[0]?.isAhead) return requestInFuture
    const [written] = await transaction
      .insert(privacyRequests)
      .values({
        kind,
        email,
        addressHash: hashOfAddress(email),
        receivedOn: receivedOn || today,
        note,
        recordedBy: by.username,
      })
      .returning()
    const request = toRequestJson(written as typeof privacyRequests.$inferSelect)
    const after = { kind, receivedOn: request.receivedOn, answerBy: request.answerBy }
    await recordAudit(transaction, by, { action: 'created', subject: 'privacy_request', id: request.id, after })
    return done(request)
  })
}
