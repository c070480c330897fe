import { sql } from 'drizzle-orm'
import type { Language } from '../kernel/language.ts'
import type { Database } from '../server/database.ts'
import { enqueue } from '../server/jobs.ts'
import { writeLetter, type Letter } from './letter.mail.tsx'
import { mails } from './mails.table.ts'
import { sendMail } from './send-mail.server.ts'

interface Envelope {
  /** What the message is about, in one word, for those who look at the list. */
  kind: string
  to: 'office' | { address: string }
  language: Language
  replyTo?: string
}

/**
 * Records a message in the transaction of what it tells about: if that commits, the message is sent, sooner or later,
 * and if it doesn't, nobody hears of it.
 */
export async function queueMail(transaction: Database, { to, ...envelope }: Envelope, letter: Letter): Promise<void> {
  const [queued] = await transaction
    .insert(mails)
    .values({
      ...envelope,
      ...writeLetter(letter, envelope.language),
      id: sql`uuidv7()`,
      recipient: to === 'office' ? null : to.address,
    })
    .returning({ id: mails.id })
  await enqueue(transaction, sendMail, { mail: (queued as { id: string }).id })
}
