import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { usernameTaken } from '../guards/administrator.ts'
import { administrators } from '../guards/administrators.table.ts'
import { hasSecondFactor, readFactors } from '../guards/read-factors.server.ts'
import type { LinkStore } from '../mail/email-link.ts'
import { hashPassword } from '../server/accounts/passwords.ts'
import { refuseWeakPassword, type PasswordWeak } from '../server/accounts/refuse-weak-password.ts'
import { endSessions } from '../server/accounts/sessions.ts'
import { forgetAccount, type Visitor } from '../server/accounts/sign-in.ts'
import { isOpenedBy, withHash, withoutHash } from '../server/accounts/token-hashes.ts'
import { createToken, hashOfToken } from '../server/accounts/tokens.ts'
import type { Database } from '../server/database/database.ts'
import { reachMilestone } from '../server/milestones.ts'
import { goOnAfterPassword, type SignedInAdministrator } from './begin-administrator-session.server.ts'
import { recordAccountChange } from './record-account-change.server.ts'
import type { SecondFactorNeeded } from './second-factor/second-factor.ts'
import { callOffWaitingEmail } from './email/clear-email-links.server.ts'
import { findAdministrator } from './find-administrator.server.ts'
import { hoursOf, setupLinkHours, setupLinkVoid, setupPath, type LinkPurpose, type SetupChoice } from './setup-link.ts'
import { setupLinks } from './setup-links.table.ts'

const inHours = (purpose: LinkPurpose) => sql`now() + make_interval(hours => ${hoursOf(purpose)})`

const only = (hash: Buffer) => sql`array[${hash}::bytea]`

/** Has a link printed at the end of this start, or of the next one that succeeds. */
export async function promiseSetupLink(transaction: Database, administratorId: number): Promise<void> {
  await transaction.insert(setupLinks).values({ administratorId, purpose: 'first_start' })
}

/** Prints the link that was promised, once; of several copies that start together, one does. */
export async function showSetupLink(database: Database, site: string, show: (line: string) => void): Promise<void> {
  const token = createToken()
  await database.transaction(async (transaction) => {
    const promised = await transaction
      .update(setupLinks)
      .set({ tokenHashes: only(hashOfToken(token)), expiresAt: inHours('first_start') })
      .where(isNull(setupLinks.expiresAt))
      .returning({ id: setupLinks.administratorId })
    // Before the commit, like the password: after it, a crash would lose the link.
    if (promised.length > 0) show(`Set it up, once and within ${setupLinkHours} hours: ${site}${setupPath(token)}`)
  })
}

/** A link in place of an earlier one for the same, which opens nothing any more; without a token no letter has it yet. */
export async function makeSetupLink(
  transaction: Database,
  administratorId: number,
  purpose: LinkPurpose,
  token?: string,
): Promise<string> {
  await transaction
    .delete(setupLinks)
    .where(and(eq(setupLinks.administratorId, administratorId), eq(setupLinks.purpose, purpose)))
  const hashes = token === undefined ? undefined : only(hashOfToken(token))
  const [made] = await transaction
    .insert(setupLinks)
    .values({ administratorId, purpose, ...(hashes && { tokenHashes: hashes }), expiresAt: inHours(purpose) })
    .returning({ id: setupLinks.id })
  return (made as { id: string }).id
}

/**
 * A link to replace a password that strangers can have sent: it joins the one that is open, for a later letter may be withheld,
 * and the earlier one must go on working.
 */
export async function joinOpenLink(transaction: Database, administratorId: number): Promise<string> {
  const purpose = 'new_password'
  const [open] = await transaction
    .select({ id: setupLinks.id })
    .from(setupLinks)
    .where(
      and(
        eq(setupLinks.administratorId, administratorId),
        eq(setupLinks.purpose, purpose),
        gt(setupLinks.expiresAt, sql`now()`),
      ),
    )
  return open?.id ?? makeSetupLink(transaction, administratorId, purpose)
}

/** Counted from when the letter leaves. */
export const linksToSetup: LinkStore = {
  note: (transaction, { reference }, hash) =>
    transaction
      .update(setupLinks)
      .set({
        tokenHashes: withHash(setupLinks.tokenHashes, hash),
        expiresAt: sql`case when purpose = 'new_password' then ${inHours('new_password')} else ${inHours('invitation')} end`,
      })
      .where(eq(setupLinks.id, reference)),
  forget: (transaction, { reference }, hash) =>
    transaction
      .update(setupLinks)
      .set({ tokenHashes: withoutHash(setupLinks.tokenHashes, hash) })
      .where(eq(setupLinks.id, reference)),
}

const isOpen = (token: string) => and(isOpenedBy(setupLinks.tokenHashes, token), gt(setupLinks.expiresAt, sql`now()`))

/** Whom the link is for, and why they have it. Looking uses nothing up. */
export async function readSetupLink(
  database: Database,
  token: string,
): Promise<Outcome<{ id: number; username: string; purpose: LinkPurpose }, typeof setupLinkVoid>> {
  const [found] = await database
    .select({ id: administrators.id, username: administrators.username, purpose: setupLinks.purpose })
    .from(setupLinks)
    .innerJoin(administrators, eq(administrators.id, setupLinks.administratorId))
    .where(isOpen(token))
  return found ? done(found) : setupLinkVoid
}

type Followed = { username: string } | SignedInAdministrator

/**
 * Gives an administrator the chosen password, the first one also the chosen name, and ends what sessions there are. Who
 * begins here is signed in. Who replaces a password goes on to their second factor, and without one signs in with it: the link
 * proves nothing but a mailbox.
 */
export async function followSetupLink(
  database: Database,
  { token, username: chosen, password }: SetupChoice,
  visitor: Visitor,
  host: string,
): Promise<Outcome<Followed, typeof setupLinkVoid | typeof usernameTaken | PasswordWeak | SecondFactorNeeded>> {
  const link = await readSetupLink(database, token)
  if (!link.ok) return link
  const { id, purpose } = link.value
  const username = (purpose === 'first_start' && chosen) || link.value.username
  const refused = await refuseWeakPassword(password, [username], 'password')
  if (refused) return refused
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    // The administrator is locked first, as in a password change.
    const isThis = eq(administrators.id, id)
    const [held] = await transaction.select().from(administrators).where(isThis).for('update')
    if (!held) return setupLinkVoid
    const namesake = await findAdministrator(transaction, username)
    if (namesake && namesake.id !== held.id) return { ...usernameTaken, field: 'username' }
    if ((await transaction.$count(setupLinks, isOpen(token))) === 0) return setupLinkVoid
    await voidOpenLinks(transaction, id)
    await transaction.update(administrators).set({ username, passwordHash, invitedAt: null }).where(isThis)
    await endSessions(transaction, { role: 'administrator', id })
    for (const name of [held.username, username]) await forgetAccount(transaction, 'administrator', name)
    await reachMilestone(transaction, 'own_administrator')
    const about = { subject: 'administrator', id, name: username } as const
    const renamed = { before: { username: held.username }, after: { username } }
    await recordAudit(transaction, { username }, { ...about, ...renamed, action: 'changed' })
    const change = { action: 'changed_password' } as const
    if (purpose !== 'new_password') await recordAudit(transaction, { username }, { ...about, ...change })
    else {
      await recordAccountChange(transaction, { username }, { id, username }, change, visitor)
      if (!hasSecondFactor(await readFactors(transaction, id))) return done({ username })
    }
    return goOnAfterPassword(transaction, { id, username, passwordHash }, visitor, host)
  })
}

/** The set-up is finished: nobody needs a link to it. */
export async function voidSetupLinks(transaction: Database): Promise<void> {
  await transaction.delete(setupLinks).where(eq(setupLinks.purpose, 'first_start'))
}

/** Whoever holds a link that sets a password has no business here any more. */
export async function voidSetupLink(transaction: Database, administratorId: number): Promise<void> {
  await transaction.delete(setupLinks).where(eq(setupLinks.administratorId, administratorId))
}

/** Another password has been set: nor has whoever named an address that waits to be confirmed. */
export async function voidOpenLinks(transaction: Database, administratorId: number): Promise<void> {
  await voidSetupLink(transaction, administratorId)
  await callOffWaitingEmail(transaction, administratorId)
}
