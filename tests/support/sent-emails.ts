import { asc, eq } from 'drizzle-orm'
import type { MailKind } from '../../src/mail/mail-kinds.ts'
import { linkStores } from '../../src/app/email-parts.server.ts'
import { fillInLinks } from '../../src/mail/send-mail.server.ts'
import { mails } from '../../src/mail/mails.table.ts'
import type { Database } from '../../src/server/database/database.ts'

/** The emails of a kind as they would be sent now, oldest first, each with new tokens. */
export async function emailsAsSent(database: Database, kind: MailKind) {
  const queued = await database.select().from(mails).where(eq(mails.kind, kind)).orderBy(asc(mails.id))
  const filled = await Promise.all(queued.map((mail) => fillInLinks(database, mail, linkStores)))
  return filled.map(({ mail }) => mail)
}
