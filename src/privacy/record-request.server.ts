import { sql, and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { hashOfAddress } from '../mail/unsubscribe/suppression.server.ts'
import type { Database } from '../server/database/database.ts'
import { toRequestJson } from './list-requests.server.ts'
import {
  requestInFuture,
  type PrivacyRequest,
  type RequestDraft,
  type RequestKind,
  type RequestOutcome,
} from './privacy-request.ts'
import { privacyRequests } from './privacy-requests.table.ts'

/** Records a request and the day from which the month for answering it counts. */
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

/** Today, in Polish time. */
const today = sql<string>`(now() at time zone 'Europe/Warsaw')::date`

interface Answer {
  kind: RequestKind
  email: string
  outcome: RequestOutcome
}

/**
 * Records that a request was answered by carrying it out: the oldest open one, or a new one dated today. Repeating it
 * on the same day is one answer. Returns its id.
 */
export async function recordAnswer(
  transaction: Database,
  by: Acting,
  { kind, email, outcome }: Answer,
): Promise<number> {
  const { addressHash, answeredAt } = privacyRequests
  const isToday = sql`(${answeredAt} at time zone 'Europe/Warsaw')::date = ${today}`
  const [noted] = await transaction
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(and(eq(privacyRequests.kind, kind), eq(addressHash, hashOfAddress(email)), or(isNull(answeredAt), isToday)))
    .orderBy(sql`${answeredAt} nulls first`, asc(privacyRequests.id))
  const answer = { answeredAt: sql`now()`, answeredBy: by.username, outcome }
  if (noted) {
    await transaction
      .update(privacyRequests)
      .set({ ...answer, version: sql`${privacyRequests.version} + 1` })
      .where(eq(privacyRequests.id, noted.id))
    return noted.id
  }
  const [written] = await transaction
    .insert(privacyRequests)
    .values({
      kind,
      email,
      addressHash: hashOfAddress(email),
      receivedOn: today,
      recordedBy: by.username,
      ...answer,
    })
    .returning({ id: privacyRequests.id })
  return (written as { id: number }).id
}
