import { and, eq, gt, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { signInSteps } from '../../guards/second-factors.table.ts'
import { createToken, hashOfToken } from '../../server/accounts/tokens.ts'
import type { Database } from '../../server/database/database.ts'
import { stepMinutes } from './second-factor.ts'

export type Step = typeof signInSteps.$inferSelect
type Purpose = Step['purpose']

/** By what it is known later whether the password is still the same; the hash itself isn't copied. */
export const markOf = (passwordHash: string) => createHash('sha256').update(passwordHash).digest()

/** Remembers for some minutes what a browser is in the middle of, and gives the token by which it says so. */
export async function beginStep(
  database: Database,
  step: { purpose: Purpose } & Partial<Pick<Step, 'administratorId' | 'passwordMark' | 'challenge' | 'host'>>,
): Promise<string> {
  await clearExpiredSteps(database)
  const token = createToken()
  const expiresAt = sql`now() + make_interval(mins => ${stepMinutes})`
  await database.insert(signInSteps).values({ ...step, tokenHash: hashOfToken(token), expiresAt })
  return token
}

const isOpen = (token: string, purpose: Purpose) =>
  and(
    eq(signInSteps.tokenHash, hashOfToken(token)),
    eq(signInSteps.purpose, purpose),
    gt(signInSteps.expiresAt, sql`now()`),
  )

export async function readStep(database: Database, token = '', purpose: Purpose): Promise<Step | undefined> {
  const [step] = await database.select().from(signInSteps).where(isOpen(token, purpose))
  return step
}

/** The same, and of two who come with it one gets it. */
export async function takeStep(transaction: Database, token = '', purpose: Purpose): Promise<Step | undefined> {
  const [step] = await transaction.delete(signInSteps).where(isOpen(token, purpose)).returning()
  return step
}

/** What a passkey is to sign; answered once, whether well or not. */
export async function setChallenge(
  database: Database,
  token: string,
  asked: Pick<Step, 'challenge' | 'host'>,
): Promise<void> {
  await database.update(signInSteps).set(asked).where(isOpen(token, 'sign_in'))
}

export function takeChallenge(database: Database, token = ''): Promise<Step | undefined> {
  return database.transaction(async (transaction) => {
    const [step] = await transaction.select().from(signInSteps).where(isOpen(token, 'sign_in')).for('update')
    if (step) await transaction.update(signInSteps).set({ challenge: null }).where(isOpen(token, 'sign_in'))
    return step
  })
}

/** Whoever is in the middle of signing in begins anew. */
export async function endSteps(transaction: Database, administratorId: number): Promise<void> {
  await transaction.delete(signInSteps).where(eq(signInSteps.administratorId, administratorId))
}

/** Here rather than by night, so that strangers who begin many leave few; what somebody holds just now is left for later. */
async function clearExpiredSteps(database: Database): Promise<void> {
  await database.execute(sql`
    delete from sign_in_steps where token_hash in (
      select token_hash from sign_in_steps where expires_at < now() for update skip locked)`)
}
