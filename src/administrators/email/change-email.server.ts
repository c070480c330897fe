import { and, eq, gt, sql } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import { administrators } from '../../guards/administrators.table.ts'
import type { EmailLink, LinkStore } from '../../mail/email-link.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import { withHash, withoutHash } from '../../server/accounts/token-hashes.ts'
import type { Database } from '../../server/database/database.ts'
import { confirmEmailEmail, emailChangedEmail } from '../letters/email-change.mail.tsx'
import { voidSetupLink } from '../setup-link.server.ts'
import { callOffWaitingEmail, clearExpiredEmailLinks } from './clear-email-links.server.ts'
import { confirmationHours, undoDays, type EmailLinkPurpose } from './email-link.ts'
import { emailLinks } from './email-links.table.ts'

type Row = typeof administrators.$inferSelect

/**
 * Another address counts once a link that was sent there has been opened, for the letter that replaces a password goes to it; until
 * then the earlier one does. That one is told, and if somebody changed it for themselves, it can take the account back for some days:
 * whoever sits in a stolen session could open the link, too. The caller holds the administrator's row.
 */
export async function changeEmail(transaction: Database, by: Acting, held: Row, email: string | null): Promise<void> {
  const { id, username: name } = held
  const isCalledOff = await callOffWaitingEmail(transaction, id)
  const asked = { action: 'asked_for_email', subject: 'administrator', id, name, after: { email } } as const
  if (email === held.email) {
    if (isCalledOff) await recordAudit(transaction, by, asked)
    return
  }
  if (email === null || held.invitedAt) await setEmail(transaction, by, held, email)
  else await recordAudit(transaction, by, asked)
  // Who has yet to choose a password has no account to take: the invitation confirms the address.
  if (held.invitedAt) return
  if (email !== null) {
    const links = [await makeLink(transaction, id, 'confirmation', email)]
    const envelope = { kind: 'administrator-email', to: { address: email }, language: 'pl', links } as const
    await queueMail(transaction, envelope, confirmEmailEmail(name))
  }
  if (held.email === null) return
  const canUndo = by.username === name
  const links = canUndo ? [await makeLink(transaction, id, 'undo', held.email)] : []
  const envelope = { kind: 'administrator-email', to: { address: held.email }, language: 'pl', links } as const
  await queueMail(transaction, envelope, emailChangedEmail({ username: name, by: by.username, email, canUndo }))
}

/** What is on its way to the earlier address opens nothing any more. */
export async function setEmail(transaction: Database, by: Acting, held: Row, email: string | null): Promise<void> {
  if (email === held.email) return
  const { id, username: name } = held
  await transaction
    .update(administrators)
    .set({ email, version: sql`${administrators.version} + 1` })
    .where(eq(administrators.id, id))
  const entry = { action: 'changed', subject: 'administrator', id, name } as const
  await recordAudit(transaction, by, { ...entry, before: { email: held.email }, after: { email } })
  await voidSetupLink(transaction, id)
}

const expiryOf = (purpose: EmailLinkPurpose) =>
  purpose === 'undo'
    ? sql`now() + make_interval(days => ${undoDays})`
    : sql`now() + make_interval(hours => ${confirmationHours})`

/** A second link that brings the same address back joins the first: it is as old, and so undoes what was done since that one. */
async function makeLink(
  transaction: Database,
  administratorId: number,
  purpose: EmailLinkPurpose,
  email: string,
): Promise<EmailLink> {
  await clearExpiredEmailLinks(transaction)
  const expiresAt = expiryOf(purpose)
  const [made] = await transaction
    .insert(emailLinks)
    .values({ administratorId, purpose, email, expiresAt, madeAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [emailLinks.administratorId, emailLinks.purpose, emailLinks.email],
      set: { expiresAt },
    })
    .returning({ id: emailLinks.id })
  return { kind: 'administrator-email', reference: (made as { id: string }).id }
}

/** Counted from when the letter leaves. */
export const linksToEmails: LinkStore = {
  note: (transaction, { reference }, hash) =>
    transaction
      .update(emailLinks)
      .set({
        tokenHashes: withHash(emailLinks.tokenHashes, hash),
        expiresAt: sql`case when purpose = 'undo' then ${expiryOf('undo')} else ${expiryOf('confirmation')} end`,
      })
      .where(eq(emailLinks.id, reference)),
  forget: (transaction, { reference }, hash) =>
    transaction
      .update(emailLinks)
      .set({ tokenHashes: withoutHash(emailLinks.tokenHashes, hash) })
      .where(eq(emailLinks.id, reference)),
}

/** The address that waits to be confirmed, of each administrator who has named one. */
export async function readWaitingEmails(database: Database): Promise<Map<number, string>> {
  const waiting = await database
    .select({ id: emailLinks.administratorId, email: emailLinks.email })
    .from(emailLinks)
    .where(and(eq(emailLinks.purpose, 'confirmation'), gt(emailLinks.expiresAt, sql`now()`)))
  return new Map(waiting.map(({ id, email }) => [id, email]))
}
