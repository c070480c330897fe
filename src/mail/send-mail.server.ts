import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { retryWhileDatabaseAway } from '../server/jobs/retry-while-database-away.ts'
import { enqueue, type Job } from '../server/jobs/jobs.ts'
import { createToken, hashOfToken } from '../server/accounts/tokens.ts'
import type { AttachmentMakers, MadeFile } from './attachment.ts'
import { countEmail } from './email-limits.server.ts'
import { withheldByLimit } from './mail.ts'
import { holdMail } from './held-mails.server.ts'
import { tokenPlaceholder, type LinkStores } from './email-link.ts'
import { noteMailTaken } from './mail-taken.server.ts'
import { codeOf, isRefusedForGood } from './mailer.server.ts'
import { mailAttachments, mailLinks, mails } from './mails.table.ts'
import { storedPicturesIn } from './inline-pictures.server.ts'
import { oneLine } from './layout/one-line.ts'
import { describeRefusal } from './refusal.server.ts'
import { isSuppressed } from './unsubscribe/suppression.server.ts'

/** Retried for about two days, at least every ten minutes. */
export const sendMail: Job<{ mail: string }> = {
  name: 'send-mail',
  retries: { max: 300, firstPauseSeconds: 10, longestPauseSeconds: 600 },
  atOnce: 3,

  async perform({ database, mailer, attachmentMakers, linkStores, log }, { mail: id }, signal) {
    const [mail] = await database.select().from(mails).where(isWaiting(id))
    // Already sent: the process died before it could finish the job.
    if (!mail) return
    if (await holdMail(database, id))
      return log.info({ mail: id, kind: mail.kind }, 'a mail waits until a restore is confirmed')
    if (mail.listRole === 'newsletter' && (await isSuppressed(database, mail.recipient ?? ''))) {
      await database.update(mails).set({ state: 'withheld' }).where(isWaiting(id))
      return log.info({ mail: id, kind: mail.kind }, 'a mail was withheld: its reader unsubscribed')
    }
    // Later attempts have been counted already.
    if (mail.attempts === 0 && !(await countEmail(database, mail))) {
      await withholdForGood(database, id)
      return log.warn({ mail: id, kind: mail.kind }, 'a mail was withheld: its recipient gets no more like it today')
    }
    let filled: Filled | undefined
    try {
      const attachments = await makeAttachments(database, id, attachmentMakers)
      filled = await fillInLinks(database, mail, linkStores)
      const pictures = await storedPicturesIn(database, filled.mail.html)
      await mailer.send({ ...filled.mail, attachments: [...attachments, ...pictures] }, signal)
    } catch (error) {
      const isHopeless = isRefusedForGood(error)
      const mayHaveArrived = describeRefusal(error).kind === 'broken-off'
      const result = { reason: reasonOf(error), ...(isHopeless && { state: 'failed' as const }) }
      await record(database, id, result, mayHaveArrived ? undefined : filled?.takeBack)
      // The server's words may hold an address: they are kept in the row and stay out of the log.
      const problem = `mail ${id} was not taken (${codeOf(error)})`
      if (!isHopeless) throw new Error(problem, { cause: error })
      return log.warn({ mail: id, kind: mail.kind }, `${problem} and never will be`)
    }
    await record(database, id, { state: 'sent', sentAt: sql`now()`, reason: null }, async (transaction) => {
      if (mail.whenSent) await enqueue(transaction, { name: mail.whenSent }, { mail: id })
      await noteMailTaken(transaction, mailer)
    })
    log.info({ mail: id, kind: mail.kind }, 'a mail was sent')
  },

  async giveUp({ database }, { mail: id }) {
    await database.update(mails).set({ state: 'failed' }).where(isWaiting(id))
  },
}

interface Filled {
  mail: typeof mails.$inferSelect
  /** Invalidates the links: the email was not accepted, and the next attempt creates new ones. */
  takeBack(transaction: Database): Promise<void>
}

/** The email as it is sent, with a token in each link. Only hashes of the tokens are stored, before sending. */
export async function fillInLinks(
  database: Database,
  mail: typeof mails.$inferSelect,
  stores: LinkStores,
): Promise<Filled> {
  const named = await database.select().from(mailLinks).where(eq(mailLinks.mailId, mail.id))
  const made = named.map((link) => ({ ...link, recipient: mail.recipient, token: createToken() }))
  const eachTo = async (transaction: Database, what: 'note' | 'forget') => {
    for (const link of made) await stores[link.kind][what](transaction, link, hashOfToken(link.token))
  }
  if (made.length > 0) await database.transaction((transaction) => eachTo(transaction, 'note'))
  const fillIn = (text: string) =>
    made.reduce(
      (filled, { kind, reference, token }) =>
        filled.replaceAll(tokenPlaceholder(kind), token).replaceAll(tokenPlaceholder(kind, reference), token),
      text,
    )
  const { html, plain, unsubscribePath } = mail
  return {
    mail: {
      ...mail,
      html: fillIn(html),
      plain: fillIn(plain),
      unsubscribePath: unsubscribePath && fillIn(unsubscribePath),
    },
    takeBack: (transaction) => eachTo(transaction, 'forget'),
  }
}

async function makeAttachments(database: Database, mailId: string, makers: AttachmentMakers): Promise<MadeFile[]> {
  const named = await database
    .select()
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mailId))
    .orderBy(asc(mailAttachments.position))
  return Promise.all(named.map(({ kind, reference }) => makers[kind](database, reference)))
}

const isWaiting = (id: string) => and(eq(mails.id, id), eq(mails.state, 'waiting'))

/** Keeps the record of the email, but deletes its content with the links. */
async function withholdForGood(database: Database, id: string): Promise<void> {
  const held = { state: 'withheld', reason: withheldByLimit, html: '', plain: '' } as const
  await database.update(mails).set(held).where(isWaiting(id))
}

type Result = Pick<typeof mails.$inferInsert, 'reason'> &
  Partial<Record<'state', 'sent' | 'failed'>> & { sentAt?: ReturnType<typeof sql> }

/** Records the result; `follow` runs in the same transaction. */
async function record(
  database: Database,
  id: string,
  result: Result,
  follow?: (transaction: Database) => Promise<void>,
): Promise<void> {
  await retryWhileDatabaseAway(() =>
    database.transaction(async (transaction) => {
      await transaction
        .update(mails)
        .set({ ...result, attempts: sql`${mails.attempts} + 1`, lastAttemptAt: sql`now()` })
        .where(isWaiting(id))
      await follow?.(transaction)
    }),
  )
}

/** A server's answer may contain characters that the database can't store. */
const reasonOf = (error: unknown) => oneLine(error instanceof Error ? error.message : String(error)).slice(0, 500)
