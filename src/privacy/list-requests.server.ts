import { asc, count, desc, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import type { PrivacyRequest } from './privacy-request.ts'
import { privacyRequests } from './privacy-requests.table.ts'

interface Asked {
  page: number
  limit: number
  open?: boolean | undefined
}

/** Open requests first, by due date; then answered ones, the latest first. */
export async function listRequests(
  database: Database,
  { page, limit, open }: Asked,
): Promise<{ requests: PrivacyRequest[]; total: number }> {
  const { answeredAt, answerBy, id } = privacyRequests
  const isAsked = open === undefined ? undefined : open ? isNull(answeredAt) : isNotNull(answeredAt)
  const [counted] = await database.select({ total: count() }).from(privacyRequests).where(isAsked)
  const rows = await database
    .select()
    .from(privacyRequests)
    .where(isAsked)
    .orderBy(desc(isNull(answeredAt)), desc(answeredAt), asc(answerBy), desc(id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { requests: rows.map(toRequestJson), total: counted?.total ?? 0 }
}

/** A request without the hash of the address, which is only for finding it. */
export function toRequestJson(row: typeof privacyRequests.$inferSelect): PrivacyRequest {
  const { addressHash: _, createdAt: __, answeredAt, ...told } = row
  return { ...told, answeredAt: answeredAt?.toISOString() ?? null }
}
