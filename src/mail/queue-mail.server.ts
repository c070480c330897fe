import { sql } from 'drizzle-orm'
import type { MailKind } from './mail-kinds.ts'
import type { Language } from '../kernel/language.ts'
import type { Database } from '../server/database/database.ts'
import { enqueue, type Job } from '../server/jobs/jobs.ts'
import { renderEmail, type Email } from './layout/email.mail.tsx'
import { tokenPlaceholder, type EmailLink } from './email-link.ts'
import type { ListRole } from './mail.ts'
import type { Attachment } from './attachment.ts'
import { mailAttachments, mailLinks, mails } from './mails.table.ts'
import { sendMail } from './send-mail.server.ts'
import { isSuppressed } from './unsubscribe/suppression.server.ts'
import { unsubscribePathOf } from './unsubscribe/unsubscribe-links.server.ts'

interface Envelope {
  /** What the message is about, in one word, for those who look at the list. */
  kind: MailKind
  to: 'office' | { address: string }
  language: Language
  replyTo?: string
  replyToName?: string
  /** Is due when the message has been handed over, and is told which it was. */
  whenSent?: Pick<Job<{ mail: string }>, 'name'>
  /** Secret links that it brings: the letter has their `tokenPlaceholder`, and the tokens are made when it is sent. */
  links?: EmailLink[]
  /** Files that go with it. They are made when it is sent, and as often as that is tried: from what never changes. */
  attachments?: Attachment[]
}

/** A reader of the list is somebody with an address; the office is none. */
type ReadersEnvelope = Envelope & { to: { address: string } }

/** Records an email in the transaction of what it reports: it is sent if, and only if, that commits. Returns its id. */
export function queueMail(transaction: Database, envelope: Envelope, email: Email): Promise<string> {
  return queue(transaction, envelope, email)
}

/** The same for the email that confirms a subscription. It contains the unsubscribe link and is always sent. */
export async function queueConfirmation(transaction: Database, envelope: ReadersEnvelope, email: Email): Promise<void> {
  await queue(transaction, envelope, email, 'confirmation')
}

/**
 * The same for a newsletter. It contains the unsubscribe link and is not queued for those who unsubscribed; `sendMail`
 * checks again. Returns whether it was queued.
 */
export async function queueNewsletter(
  transaction: Database,
  envelope: ReadersEnvelope,
  email: Email,
): Promise<boolean> {
  if (await isSuppressed(transaction, envelope.to.address)) return false
  await queue(transaction, envelope, email, 'newsletter')
  return true
}

async function queue(
  transaction: Database,
  { to, whenSent, links = [], attachments = [], ...envelope }: Envelope,
  email: Email,
  listRole: ListRole | null = null,
): Promise<string> {
  const recipient = to === 'office' ? null : to.address
  const unsubscribePath = listRole ? unsubscribePathOf(tokenPlaceholder('unsubscribe'), envelope.language) : null
  const [queued] = await transaction
    .insert(mails)
    .values({
      ...envelope,
      ...renderEmail(email, envelope.language, unsubscribePath ?? undefined),
      id: sql`uuidv7()`,
      recipient,
      listRole,
      unsubscribePath,
      whenSent: whenSent?.name ?? null,
    })
    .returning({ id: mails.id })
  const { id } = queued as { id: string }
  const ways = unsubscribePath ? [{ kind: 'unsubscribe' as const, reference: '' }] : []
  const leading = [...links, ...ways].map((link) => ({ mailId: id, ...link }))
  if (leading.length > 0) await transaction.insert(mailLinks).values(leading)
  const named = attachments.map((attachment, position) => ({ mailId: id, position, ...attachment }))
  if (named.length > 0) await transaction.insert(mailAttachments).values(named)
  await enqueue(transaction, sendMail, { mail: id })
  return id
}
