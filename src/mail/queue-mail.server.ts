import { sql } from 'drizzle-orm'
import type { MailKind } from '../i18n/pl/mail-kinds.ts'
import type { Language } from '../kernel/language.ts'
import type { Database } from '../server/database.ts'
import { enqueue, type Job } from '../server/jobs.ts'
import { createUnsubscribeLink } from './create-unsubscribe-link.server.ts'
import { writeLetter, type Letter } from './letter.mail.tsx'
import type { ListRole } from './mail.ts'
import type { Attachment } from './attachment.ts'
import { mailAttachments, mails } from './mails.table.ts'
import { sendMail } from './send-mail.server.ts'
import { isSuppressed } from './suppression.server.ts'

interface Envelope {
  /** What the message is about, in one word, for those who look at the list. */
  kind: MailKind
  to: 'office' | { address: string }
  language: Language
  replyTo?: string
  replyToName?: string
  /** Is due when the message has been handed over, and is told which it was. */
  whenSent?: Pick<Job<{ mail: string }>, 'name'>
  /** Files that go with it. They are made when it is sent, and as often as that is tried: from what never changes. */
  attachments?: Attachment[]
}

/** A reader of the list is somebody with an address; the office is none. */
type ReadersEnvelope = Envelope & { to: { address: string } }

/**
 * Records a message in the transaction of what it tells about: if that commits, the message is sent, sooner or later,
 * and if it doesn't, nobody hears of it. Gives its id.
 */
export function queueMail(transaction: Database, envelope: Envelope, letter: Letter): Promise<string> {
  return queue(transaction, envelope, letter)
}

/** The same for the message that tells somebody of having been subscribed: it shows the way out, and is always sent. */
export async function queueConfirmation(
  transaction: Database,
  envelope: ReadersEnvelope,
  letter: Letter,
): Promise<void> {
  await queue(transaction, envelope, letter, await asListMail(transaction, 'confirmation', envelope))
}

/**
 * The same for a message that comes because somebody is on the list: it shows the way out, and those who took it get
 * none. Gives whether it was queued. Who leaves while it waits doesn't get it either: see `sendMail`.
 */
export async function queueNewsletter(
  transaction: Database,
  envelope: ReadersEnvelope,
  letter: Letter,
): Promise<boolean> {
  if (await isSuppressed(transaction, envelope.to.address)) return false
  await queue(transaction, envelope, letter, await asListMail(transaction, 'newsletter', envelope))
  return true
}

interface ListMail {
  listRole: ListRole
  unsubscribePath: string
}

async function asListMail(transaction: Database, listRole: ListRole, envelope: ReadersEnvelope): Promise<ListMail> {
  const { to, language } = envelope
  return { listRole, unsubscribePath: await createUnsubscribeLink(transaction, to.address, language) }
}

async function queue(
  transaction: Database,
  { to, whenSent, attachments = [], ...envelope }: Envelope,
  letter: Letter,
  listMail?: ListMail,
): Promise<string> {
  const [queued] = await transaction
    .insert(mails)
    .values({
      ...envelope,
      ...listMail,
      ...writeLetter(letter, envelope.language, listMail?.unsubscribePath),
      id: sql`uuidv7()`,
      recipient: to === 'office' ? null : to.address,
      whenSent: whenSent?.name ?? null,
    })
    .returning({ id: mails.id })
  const { id } = queued as { id: string }
  const named = attachments.map((attachment, position) => ({ mailId: id, position, ...attachment }))
  if (named.length > 0) await transaction.insert(mailAttachments).values(named)
  await enqueue(transaction, sendMail, { mail: id })
  return id
}
