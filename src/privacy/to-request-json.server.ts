import type { PrivacyRequest } from './privacy-request.ts'
import type { privacyRequests } from './privacy-requests.table.ts'

/** A request as it goes out: the hash of the address is for finding it alone. */
export function toRequestJson(row: typeof privacyRequests.$inferSelect): PrivacyRequest {
  const { addressHash: _, createdAt: __, answeredAt, ...told } = row
  return { ...told, answeredAt: answeredAt?.toISOString() ?? null }
}
