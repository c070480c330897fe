import { and, eq, gt, gte, or, sql } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { administrators } from '../../guards/administrators.table.ts'
import { codeApps, passkeys, recoveryCodes } from '../../guards/second-factors.table.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { endSessions } from '../../server/accounts/sessions.ts'
import { forgetAccount } from '../../server/accounts/sign-in.ts'
import { isOpenedBy } from '../../server/accounts/token-hashes.ts'
import { createToken } from '../../server/accounts/tokens.ts'
import type { Database } from '../../server/database/database.ts'
import { lockAdministrator } from '../second-factor/lock-administrator.server.ts'
import { endSteps } from '../second-factor/sign-in-steps.server.ts'
import { setupPath } from '../setup-link.ts'
import { makeSetupLink } from '../setup-link.server.ts'
import { setEmail } from './change-email.server.ts'
import { emailLinkVoid, type EmailLinkPurpose } from './email-link.ts'
import { emailLinks } from './email-links.table.ts'

const isOpen = (token: string) => and(isOpenedBy(emailLinks.tokenHashes, token), gt(emailLinks.expiresAt, sql`now()`))

type Facts = { username: string; email: string; purpose: EmailLinkPurpose }

/** What the link would do. Looking uses nothing up. */
export async function readEmailLink(
  database: Database,
  token: string,
): Promise<Outcome<Facts & { administratorId: number }, typeof emailLinkVoid>> {
  const [found] = await database
    .select({
      username: administrators.username,
      email: emailLinks.email,
      purpose: emailLinks.purpose,
      administratorId: administrators.id,
    })
    .from(emailLinks)
    .innerJoin(administrators, eq(administrators.id, emailLinks.administratorId))
    .where(isOpen(token))
  return found ? done(found) : emailLinkVoid
}

/** Has the address count that the letter went to, once. Who brings back an earlier one gets a way to choose a new password. */
export async function followEmailLink(
  database: Database,
  token: string,
): Promise<Outcome<{ setupPath: string | null }, typeof emailLinkVoid>> {
  const known = await readEmailLink(database, token)
  if (!known.ok) return known
  return database.transaction(async (transaction) => {
    const held = await lockAdministrator(transaction, known.value.administratorId, 'update')
    // Read again while the row is held: another link may have been followed meanwhile.
    const [link] = await transaction.select().from(emailLinks).where(isOpen(token))
    if (!held || !link) return emailLinkVoid
    const by = { username: held.username }
    if (link.purpose === 'confirmation') {
      await transaction.delete(emailLinks).where(eq(emailLinks.id, link.id))
      await setEmail(transaction, by, held, link.email)
      return done({ setupPath: null })
    }
    return done({ setupPath: await takeBack(transaction, held, link) })
  })
}

/** What somebody added to sign in by since; recovery codes may be new as well, and don't tell. */
async function removeLaterFactors(transaction: Database, administratorId: number, since: Date): Promise<number> {
  const isTheirs = eq(recoveryCodes.administratorId, administratorId)
  await transaction.delete(recoveryCodes).where(isTheirs)
  const apps = await transaction
    .delete(codeApps)
    .where(and(eq(codeApps.administratorId, administratorId), gte(codeApps.addedAt, since)))
  const keys = await transaction
    .delete(passkeys)
    .where(and(eq(passkeys.administratorId, administratorId), gte(passkeys.addedAt, since)))
  return (apps.rowCount ?? 0) + (keys.rowCount ?? 0)
}

/**
 * The earlier address counts again, and nobody is signed in. What was changed since can't be brought back by those who did it: their
 * address may have a link, too.
 */
async function takeBack(
  transaction: Database,
  held: typeof administrators.$inferSelect,
  { email, madeAt }: typeof emailLinks.$inferSelect,
): Promise<string> {
  const { id, username: name } = held
  const isLater = or(eq(emailLinks.purpose, 'confirmation'), gte(emailLinks.madeAt, madeAt))
  await transaction.delete(emailLinks).where(and(eq(emailLinks.administratorId, id), isLater))
  await setEmail(transaction, { username: name }, held, email)
  const removed = await removeLaterFactors(transaction, id, madeAt)
  const ended = await endSessions(transaction, { role: 'administrator', id })
  await endSteps(transaction, id)
  await forgetAccount(transaction, 'administrator', name)
  const entry = { action: 'took_email_back', subject: 'administrator', id, name } as const
  await recordAudit(transaction, { username: name }, { ...entry, after: { email, ended, removed } })
  const token = createToken()
  await makeSetupLink(transaction, id, 'new_password', token)
  return setupPath(token)
}
