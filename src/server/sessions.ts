import { and, eq, gt, lt, not, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { knownDevices, sessions } from './sessions.table.ts'
import { createToken, hashOfToken } from './tokens.ts'

/** A session ends after this long without use, and in any case this long after signing in. */
export const sessionLifetime = { idleHours: 12, absoluteDays: 7 }
const deviceDays = 365

const ago = (amount: number, unit: 'hours' | 'days' | 'minutes') => sql`now() - ${`${amount} ${unit}`}::interval`

const isGood = sql`(${sessions.lastUsedAt} > ${ago(sessionLifetime.idleHours, 'hours')}
  and ${sessions.createdAt} > ${ago(sessionLifetime.absoluteDays, 'days')})`

/** Begins a session; its token is given out once and stored as a hash only. */
export async function startSession(database: Database, administratorId: number): Promise<string> {
  const token = createToken()
  await database.insert(sessions).values({ tokenHash: hashOfToken(token), administratorId })
  return token
}

/** Whose session this is, if it is still good. Using it keeps it from going idle. */
export async function useSession(database: Database, token: string): Promise<{ administratorId: number } | undefined> {
  const isThis = and(eq(sessions.tokenHash, hashOfToken(token)), isGood)
  const [session] = await database.select({ administratorId: sessions.administratorId }).from(sessions).where(isThis)
  if (!session) return undefined
  // Written once a minute at most: a panel that loads ten lists needs no ten writes.
  await database
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(and(isThis, lt(sessions.lastUsedAt, ago(1, 'minutes'))))
  return session
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)))
}

/** Remembers that this device signed in to the account, and gives the token by which it will be known. */
export async function rememberDevice(database: Database, account: string): Promise<string> {
  const token = createToken()
  await database.insert(knownDevices).values({ tokenHash: hashOfToken(token), account })
  return token
}

export async function isKnownDevice(database: Database, account: string, token: string): Promise<boolean> {
  const [device] = await database
    .select({ account: knownDevices.account })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.tokenHash, hashOfToken(token)),
        eq(knownDevices.account, account),
        gt(knownDevices.createdAt, ago(deviceDays, 'days')),
      ),
    )
  return device !== undefined
}

/** Removes sessions that have ended and devices that nobody signed in from for a year. */
export async function clearExpiredSessions(database: Database): Promise<void> {
  await database.delete(sessions).where(not(isGood))
  await database.delete(knownDevices).where(lt(knownDevices.createdAt, ago(deviceDays, 'days')))
}
