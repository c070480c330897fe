import { asc, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { administratorNotFound, lastAdministrator, usernameTaken, type Acting } from '../../guards/administrator.ts'
import { administrators } from '../../guards/administrators.table.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { hashPassword } from '../../server/accounts/passwords.ts'
import { endSessions } from '../../server/accounts/sessions.ts'
import { forgetAccount } from '../../server/accounts/sign-in.ts'
import { createToken } from '../../server/accounts/tokens.ts'
import type { Database } from '../../server/database/database.ts'
import { changeEmail } from '../email/change-email.server.ts'
import { giveLink, type LinkWay } from './give-link.server.ts'
import { administratorChangedMeanwhile, lastOwner, type Invitation, type PersonChanges } from './people.ts'

type Row = typeof administrators.$inferSelect

/** Makes an administrator who has yet to choose a password. Nobody knows the one that stands there until then. */
export async function inviteAdministrator(
  database: Database,
  by: Acting,
  { username, email, role }: Invitation,
  way: LinkWay,
): Promise<Outcome<{ id: number; link: string | null }, typeof usernameTaken>> {
  const passwordHash = await hashPassword(createToken())
  return database.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(administrators)
      .values({ username, email, role, passwordHash, invitedAt: sql`now()` })
      .onConflictDoNothing()
      .returning()
    if (!created) return { ...usernameTaken, field: 'username' }
    const entry = { action: 'created', subject: 'administrator', id: created.id, name: username } as const
    await recordAudit(transaction, by, { ...entry, after: { username, email, role } })
    return done({ id: created.id, ...(await giveLink(transaction, by, created, way)) })
  })
}

/** Changes role and address; the sessions go on with what the new role may do, and another address has to be confirmed. */
export async function changeAdministrator(
  database: Database,
  by: Acting,
  id: number,
  { version, ...changes }: PersonChanges,
): Promise<Outcome<void, typeof administratorNotFound | typeof administratorChangedMeanwhile | typeof lastOwner>> {
  return database.transaction(async (transaction) => {
    const everybody = await lockEverybody(transaction)
    const held = everybody.find((one) => one.id === id)
    if (!held) return administratorNotFound
    if (version !== undefined && version !== held.version) return administratorChangedMeanwhile
    if (changes.role !== undefined && changes.role !== 'owner' && isLastOwner(everybody, held)) return lastOwner
    const { email = held.email, role = held.role } = changes
    if (role !== held.role) await setRole(transaction, by, held, role)
    if (email !== held.email) await changeEmail(transaction, by, held, email)
    return done(undefined)
  })
}

async function setRole(transaction: Database, by: Acting, held: Row, role: Row['role']): Promise<void> {
  const { id, username: name } = held
  await transaction
    .update(administrators)
    .set({ role, version: sql`${administrators.version} + 1` })
    .where(eq(administrators.id, id))
  const entry = { action: 'changed', subject: 'administrator', id, name } as const
  await recordAudit(transaction, by, { ...entry, before: { role: held.role }, after: { role } })
}

/** Gives a link to choose a password, in place of all earlier ones. The present password goes on working until then. */
export async function sendLink(
  database: Database,
  by: Acting,
  id: number,
  way: LinkWay,
): Promise<Outcome<{ link: string | null }, typeof administratorNotFound>> {
  return database.transaction(async (transaction) => {
    const held = await lockPerson(transaction, id)
    if (!held) return administratorNotFound
    const entry = { action: 'sent_link', subject: 'administrator', id, name: held.username } as const
    await recordAudit(transaction, by, entry)
    return done(await giveLink(transaction, by, held, way))
  })
}

/** Signs an administrator out everywhere, but for the session that asks; it is noted where they were signed in. */
export async function signOutEverywhere(
  database: Database,
  by: Acting,
  id: number,
  sessionToken: string,
): Promise<Outcome<void, typeof administratorNotFound>> {
  return database.transaction(async (transaction) => {
    const held = await lockPerson(transaction, id)
    if (!held) return administratorNotFound
    const ended = await endSessions(transaction, { role: 'administrator', id }, sessionToken)
    if (ended === 0) return done(undefined)
    const entry = { action: 'ended_sessions', subject: 'administrator', id, name: held.username } as const
    await recordAudit(transaction, by, { ...entry, after: { ended } })
    return done(undefined)
  })
}

/**
 * Ends the sessions of the removed administrator. All administrators are locked, so of two concurrent removals of the
 * last two, one is refused.
 */
export function removeAdministrator(
  database: Database,
  by: Acting,
  who: { id: number } | { username: string },
): Promise<Outcome<void, typeof administratorNotFound | typeof lastAdministrator | typeof lastOwner>> {
  return database.transaction(async (transaction) => {
    const everybody = await lockEverybody(transaction)
    const leaving = everybody.find((one) =>
      'id' in who ? one.id === who.id : one.username.toLowerCase() === who.username.toLowerCase(),
    )
    if (!leaving) return administratorNotFound
    if (everybody.length === 1) return lastAdministrator
    if (isLastOwner(everybody, leaving)) return lastOwner
    const { id, username: name, email, role } = leaving
    await transaction.delete(administrators).where(eq(administrators.id, id))
    await forgetAccount(transaction, 'administrator', name)
    const entry = { action: 'deleted', subject: 'administrator', id, name } as const
    await recordAudit(transaction, by, { ...entry, before: { username: name, email, role } })
    return done(undefined)
  })
}

/** Who was invited and hasn't chosen a password can't sign in yet, so they don't count. */
const isLastOwner = (everybody: Row[], one: Row) => {
  const canOwn = ({ role, invitedAt }: Row) => role === 'owner' && invitedAt === null
  return canOwn(one) && everybody.filter(canOwn).length === 1
}

/** In the order of their numbers, so that two who do it don't wait for each other. */
const lockEverybody = (transaction: Database) =>
  transaction.select().from(administrators).orderBy(asc(administrators.id)).for('update')

async function lockPerson(transaction: Database, id: number): Promise<Row | undefined> {
  const [held] = await transaction.select().from(administrators).where(eq(administrators.id, id)).for('update')
  return held
}
