import { asc, eq } from 'drizzle-orm'
import { attachmentMakers, linkStores } from '../../src/app/email-parts.server.ts'
import { mails } from '../../src/mail/mails.table.ts'
import { sendMail } from '../../src/mail/send-mail.server.ts'
import type { Database } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'

type Mail = typeof mails.$inferSelect

/** Sends the waiting mails as the job would, and returns those that were sent. */
export async function sendWaiting(database: Database): Promise<{ kind: string; recipient: string; plain: string }[]> {
  const handedOver: Mail[] = []
  const mailer = { send: async (mail: Mail) => void handedOver.push(mail), close: () => {} }
  const services = { database, mailer, attachmentMakers, linkStores, log: createLog('silent') }
  const { signal } = new AbortController()
  const waiting = await database
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.state, 'waiting'))
    .orderBy(asc(mails.id))
  for (const { id } of waiting)
    await sendMail.perform(services as unknown as Parameters<typeof sendMail.perform>[0], { mail: id }, signal)
  return handedOver.map(({ kind, recipient, plain }) => ({ kind, recipient: recipient ?? 'office', plain }))
}
