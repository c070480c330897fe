import { asc, eq } from 'drizzle-orm'
import type { MailKind } from '../../src/mail/mail-kinds.ts'
import { linkStores } from '../../src/app/email-links.server.ts'
import { fillInLinks } from '../../src/mail/send-mail.server.ts'
import { mails } from '../../src/mail/mails.table.ts'
import type { Database } from '../../src/server/database/database.ts'

/** Letters of a kind as their readers get them when they are sent now, the earliest first: each time with tokens of their own. */
export async function emailsAsSent(database: Database, kind: MailKind) {
  const queued = await database.select().from(mails).where(eq(mails.kind, kind)).orderBy(asc(mails.id))
  const filled = await Promise.all(queued.map((mail) => fillInLinks(database, mail, linkStores)))
  return filled.map(({ mail }) => mail)
}
