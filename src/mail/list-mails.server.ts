import { count, desc, eq } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import type { MailRecord, MailState } from './mail.ts'
import { mails } from './mails.table.ts'

interface Asked {
  state?: MailState | undefined
  page: number
  limit: number
}

/** The latest mails first, without what they say. */
export async function listMails(
  database: Database,
  { state, page, limit }: Asked,
): Promise<{ mails: MailRecord[]; total: number }> {
  const isAsked = state && eq(mails.state, state)
  const [counted] = await database.select({ total: count() }).from(mails).where(isAsked)
  const rows = await database
    .select({
      id: mails.id,
      kind: mails.kind,
      recipient: mails.recipient,
      language: mails.language,
      subject: mails.subject,
      state: mails.state,
      attempts: mails.attempts,
      reason: mails.reason,
      isHeld: mails.isHeld,
      createdAt: mails.createdAt,
      lastAttemptAt: mails.lastAttemptAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(isAsked)
    .orderBy(desc(mails.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const listed = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  }))
  return { mails: listed, total: counted?.total ?? 0 }
}
