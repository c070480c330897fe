import { and, desc, eq, gt, isNotNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sessions } from './sessions.table.ts'
import type { OpenSession } from '../../schemas/own-account.ts'
import { createToken, hashOfToken } from './tokens.ts'

export type Role = 'administrator' | 'customer'

/** Whose a session is. */
export interface Owner {
  role: Role
  id: number
}

/** A session ends after this time without use, and in any case this long after signing in. */
export const sessionLifetimes: Record<Role, { idleHours: number; absoluteDays: number }> = {
  administrator: { idleHours: 12, absoluteDays: 7 },
  customer: { idleHours: 30 * 24, absoluteDays: 180 },
}

const ownerIn = { administrator: sessions.administratorId, customer: sessions.customerId }

const ago = (amount: number, unit: 'hours' | 'days' | 'minutes') => sql`now() - ${`${amount} ${unit}`}::interval`

function isGood(role: Role) {
  const { idleHours, absoluteDays } = sessionLifetimes[role]
  return sql`(${ownerIn[role]} is not null and ${sessions.lastUsedAt} > ${ago(idleHours, 'hours')}
    and ${sessions.createdAt} > ${ago(absoluteDays, 'days')})`
}

const isOf = ({ role, id }: Owner) => eq(ownerIn[role], id)
const has = (token: string) => eq(sessions.tokenHash, hashOfToken(token))

/** Starts a session. The token is returned once; only its hash is stored. */
export async function startSession(database: Database, { role, id }: Owner): Promise<string> {
  const token = createToken()
  const owner = role === 'administrator' ? { administratorId: id } : { customerId: id }
  await database.insert(sessions).values({ tokenHash: hashOfToken(token), ...owner })
  return token
}

/** The condition for a valid session of this role with the token of this hash. */
export const isOpenSession = (role: Role, tokenHash: Buffer | SQL) =>
  sql`${sessions.tokenHash} = ${tokenHash} and ${isGood(role)}`

/** Written once a minute at most: a panel that loads ten lists needs no ten writes. */
export const isUseToBeNoted = sql<boolean>`${lt(sessions.lastUsedAt, ago(1, 'minutes'))}`

/** Using a session extends its idle time. */
export async function noteUse(database: Database, role: Role, token: string): Promise<void> {
  await database
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(and(isOpenSession(role, hashOfToken(token)), isUseToBeNoted))
}

/** The owner of a valid session of this role. */
export async function useSession(database: Database, role: Role, token: string): Promise<number | undefined> {
  const [session] = await database
    .select({ id: ownerIn[role], isUseToBeNoted })
    .from(sessions)
    .where(isOpenSession(role, hashOfToken(token)))
  if (session?.isUseToBeNoted) await noteUse(database, role, token)
  return session?.id ?? undefined
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(has(token))
}

/** Ends all sessions of an owner, but for one where it is named, and gives how many there were. */
export async function endSessions(database: Database, owner: Owner, except?: string): Promise<number> {
  const others = except === undefined ? undefined : ne(sessions.tokenHash, hashOfToken(except))
  const { rowCount } = await database.delete(sessions).where(and(isOf(owner), others))
  return rowCount ?? 0
}

/** Whether a session still exists; `hold` locks it until the transaction ends. */
export async function lockSession(transaction: Database, token: string): Promise<boolean> {
  const held = await transaction
    .select({ one: sql`1` })
    .from(sessions)
    .where(has(token))
    .for('update')
  return held.length === 1
}

/** Rotates a session's token and keeps its age. Undefined if it has ended. */
export async function renewToken(database: Database, token: string): Promise<string | undefined> {
  const renewed = createToken()
  const { rowCount } = await database
    .update(sessions)
    .set({ tokenHash: hashOfToken(renewed) })
    .where(has(token))
  return rowCount === 0 ? undefined : renewed
}

/** Whoever holds the session has just shown who they are: its token is another one from now on. Undefined if it has ended. */
export async function confirmSession(database: Database, token: string): Promise<string | undefined> {
  const renewed = createToken()
  const { rowCount } = await database
    .update(sessions)
    .set({ tokenHash: hashOfToken(renewed), confirmedAt: sql`now()` })
    .where(has(token))
  return rowCount === 0 ? undefined : renewed
}

/** Whether whoever holds the session showed who they are not longer ago than this. */
export async function isConfirmedWithin(database: Database, token: string, minutes: number): Promise<boolean> {
  return (await database.$count(sessions, and(has(token), gt(sessions.confirmedAt, ago(minutes, 'minutes'))))) > 0
}

/** Where an owner is signed in, the last used first. `token` is the session that asks. */
export async function listSessions(database: Database, owner: Owner, token: string): Promise<OpenSession[]> {
  const open = await database
    .select({
      startedAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      isThisOne: sql<boolean>`${has(token)}`,
    })
    .from(sessions)
    .where(and(isOf(owner), isGood(owner.role)))
    .orderBy(desc(sessions.lastUsedAt))
  return open.map(({ startedAt, lastUsedAt, isThisOne }) => ({
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThisOne,
  }))
}

/** Removes sessions that have ended. */
export async function clearExpiredSessions(database: Database): Promise<void> {
  const hasEnded = (role: Role) => and(isNotNull(ownerIn[role]), not(isGood(role)))
  await database.delete(sessions).where(or(hasEnded('administrator'), hasEnded('customer')))
}
