import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { usernameTaken } from '../guards/administrator.ts'
import { administrators } from '../guards/administrators.table.ts'
import { hashPassword } from '../server/accounts/passwords.ts'
import { refuseWeakPassword, type PasswordWeak } from '../server/accounts/refuse-weak-password.ts'
import { endSessions } from '../server/accounts/sessions.ts'
import { beginSession, forgetAccount, type SignedIn, type Visitor } from '../server/accounts/sign-in.ts'
import { createToken, hashOfToken } from '../server/accounts/tokens.ts'
import type { Database } from '../server/database/database.ts'
import { reachMilestone } from '../server/milestones.ts'
import { findAdministrator } from './find-administrator.server.ts'
import { setupLinkHours, setupLinkVoid, setupPath, type SetupChoice } from './setup-link.ts'
import { setupLinks } from './setup-links.table.ts'

/** Has a link printed at the end of this start, or of the next one that succeeds. */
export async function promiseSetupLink(transaction: Database, administratorId: number): Promise<void> {
  await transaction.insert(setupLinks).values({ administratorId })
}

/** Prints the link that was promised, once; of several copies that start together, one does. */
export async function showSetupLink(database: Database, site: string, show: (line: string) => void): Promise<void> {
  const token = createToken()
  await database.transaction(async (transaction) => {
    const promised = await transaction
      .update(setupLinks)
      .set({ tokenHash: hashOfToken(token), expiresAt: sql`now() + make_interval(hours => ${setupLinkHours})` })
      .where(isNull(setupLinks.tokenHash))
      .returning({ id: setupLinks.administratorId })
    // Before the commit, like the password: after it, a crash would lose the link.
    if (promised.length > 0) show(`Set it up, once and within ${setupLinkHours} hours: ${site}${setupPath(token)}`)
  })
}

const isOpen = (token: string) =>
  and(eq(setupLinks.tokenHash, hashOfToken(token)), gt(setupLinks.expiresAt, sql`now()`))

/** Whom the link is for. Looking uses nothing up. */
export async function readSetupLink(
  database: Database,
  token: string,
): Promise<Outcome<{ id: number; username: string }, typeof setupLinkVoid>> {
  const [found] = await database
    .select({ id: administrators.id, username: administrators.username })
    .from(setupLinks)
    .innerJoin(administrators, eq(administrators.id, setupLinks.administratorId))
    .where(isOpen(token))
  return found ? done(found) : setupLinkVoid
}

/** Gives the first administrator the chosen name and password, ends what sessions there are, and signs in here. */
export async function followSetupLink(
  database: Database,
  { token, username, password }: SetupChoice,
  visitor: Visitor,
): Promise<Outcome<SignedIn & { username: string }, typeof setupLinkVoid | typeof usernameTaken | PasswordWeak>> {
  const link = await readSetupLink(database, token)
  if (!link.ok) return link
  const refused = await refuseWeakPassword(password, [username], 'password')
  if (refused) return refused
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    // The administrator is locked first, as in a password change.
    const isThis = eq(administrators.id, link.value.id)
    const [held] = await transaction.select().from(administrators).where(isThis).for('update')
    if (!held) return setupLinkVoid
    const namesake = await findAdministrator(transaction, username)
    if (namesake && namesake.id !== held.id) return { ...usernameTaken, field: 'username' }
    const { rowCount } = await transaction.delete(setupLinks).where(isOpen(token))
    if (rowCount === 0) return setupLinkVoid
    const { id } = held
    await transaction.update(administrators).set({ username, passwordHash }).where(isThis)
    await endSessions(transaction, { role: 'administrator', id })
    for (const name of [held.username, username]) await forgetAccount(transaction, 'administrator', name)
    await reachMilestone(transaction, 'own_administrator')
    const about = { subject: 'administrator', id, name: username } as const
    const renamed = { before: { username: held.username }, after: { username } }
    await recordAudit(transaction, { username }, { ...about, ...renamed, action: 'changed' })
    await recordAudit(transaction, { username }, { ...about, action: 'changed_password' })
    const signedIn = await beginSession(transaction, { role: 'administrator', name: username, visitor }, id)
    return done({ ...signedIn, username })
  })
}

/** The set-up is finished: nobody needs a link to it. */
export async function voidSetupLinks(transaction: Database): Promise<void> {
  await transaction.delete(setupLinks)
}

/** Another password has been set: whoever holds the link has no business here any more. */
export async function voidSetupLink(transaction: Database, administratorId: number): Promise<void> {
  await transaction.delete(setupLinks).where(eq(setupLinks.administratorId, administratorId))
}
