import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { knownDevices } from './sessions.table.ts'
import { createToken, hashOfToken } from './tokens.ts'

/** How long a device is remembered after its first sign-in. */
export const deviceDays = 365
const beginning = sql`now() - ${`${deviceDays} days`}::interval`

/**
 * Remembers that this device signed in to the account, and gives the token by which it will be known: the one that it has,
 * where it is known to another account already.
 */
export async function rememberDevice(database: Database, account: string, earlier = ''): Promise<string> {
  const isKnown = (await database.$count(knownDevices, eq(knownDevices.tokenHash, hashOfToken(earlier)))) > 0
  const token = isKnown ? earlier : createToken()
  // Twice at once, or once more after a year: it is remembered from now.
  await database
    .insert(knownDevices)
    .values({ tokenHash: hashOfToken(token), account })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.account], set: { createdAt: sql`now()` } })
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
        gt(knownDevices.createdAt, beginning),
      ),
    )
  return device !== undefined
}

/** Since when each device of the account is remembered. */
export async function listDevices(database: Database, account: string): Promise<Date[]> {
  const rows = await database
    .select({ rememberedAt: knownDevices.createdAt })
    .from(knownDevices)
    .where(eq(knownDevices.account, account))
    .orderBy(asc(knownDevices.createdAt))
  return rows.map(({ rememberedAt }) => rememberedAt)
}

/** No device is known to the account any more. */
export async function forgetDevices(database: Database, account: string): Promise<void> {
  await database.delete(knownDevices).where(eq(knownDevices.account, account))
}

/** Removes devices that are remembered no longer. */
export async function clearExpiredDevices(database: Database): Promise<void> {
  await database.delete(knownDevices).where(lt(knownDevices.createdAt, beginning))
}
