import { asc, eq } from 'drizzle-orm'
import { attachmentMakers } from '../../src/attachments.server.ts'
import { mails } from '../../src/mail/mails.table.ts'
import { sendMail } from '../../src/mail/send-mail.server.ts'
import type { Database } from '../../src/server/database.ts'
import { createLog } from '../../src/server/log.ts'

/** Does at once what the job does with each mail that waits, and gives those that were handed over. */
export async function sendWaiting(database: Database): Promise<{ kind: string; recipient: string; plain: string }[]> {
  const handedOver: string[] = []
  const mailer = { send: async ({ id }: { id: string }) => void handedOver.push(id), close: () => {} }
  const ground = { database, mailer, attachmentMakers, log: createLog('silent') }
  const { signal } = new AbortController()
  const waiting = await database.select().from(mails).where(eq(mails.state, 'waiting')).orderBy(asc(mails.id))
  for (const { id } of waiting)
    await sendMail.perform(ground as unknown as Parameters<typeof sendMail.perform>[0], { mail: id }, signal)
  return waiting
    .filter(({ id }) => handedOver.includes(id))
    .map(({ kind, recipient, plain }) => ({ kind, recipient: recipient ?? 'office', plain }))
}
