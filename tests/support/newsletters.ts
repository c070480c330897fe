import { desc } from 'drizzle-orm'
import type { Language } from '../../src/kernel/language.ts'
import { linkStores } from '../../src/app/email-parts.server.ts'
import { fillInLinks } from '../../src/mail/send-mail.server.ts'
import { mails } from '../../src/mail/mails.table.ts'
import { queueConfirmation, queueNewsletter } from '../../src/mail/queue-mail.server.ts'
import { testEmail } from '../../src/mail/layout/test.mail.tsx'
import type { Database } from '../../src/server/database/database.ts'

/** Queues a newsletter and says whether it was. */
export const writeNewsletter = (database: Database, address: string, language: Language = 'en') =>
  database.transaction((transaction) =>
    queueNewsletter(transaction, { kind: 'test', to: { address }, language }, testEmail(language)),
  )

export const writeConfirmation = (database: Database, address: string, language: Language = 'en') =>
  database.transaction((transaction) =>
    queueConfirmation(transaction, { kind: 'welcome', to: { address }, language }, testEmail(language)),
  )

/** The way out that the latest mail shows when it is sent. */
export async function latestUnsubscribeLink(database: Database): Promise<{ path: string; token: string }> {
  const [latest] = await database.select().from(mails).orderBy(desc(mails.id)).limit(1)
  const sent = latest && (await fillInLinks(database, latest, linkStores)).mail
  const path = sent?.unsubscribePath ?? ''
  return { path, token: /^\/unsubscribe\/([\w-]{43})\?/.exec(path)?.[1] ?? '' }
}
