import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { countAttempt } from '../server/http/throttle.ts'
import { discountCodes } from './discount-codes.table.ts'
import { readCode } from './discount-code.ts'

/**
 * To be called before anything is said of a code, wherever somebody may type one: codes that there are not are counted, so that nobody finds
 * one by trying all. One that there is costs nothing, however many use it at once.
 */
export async function countGuess(database: Database, typed: string, address: string): Promise<void> {
  const code = readCode(typed)
  if (code === undefined) return
  const known = database
    .select({ one: sql`1` })
    .from(discountCodes)
    .where(and(eq(discountCodes.code, code), eq(discountCodes.isActive, true)))
  await countAttempt(database, 'discountGuesses', address, notExists(known))
}
