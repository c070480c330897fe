import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import { countAttempt } from '../server/http/throttle.ts'
import { discountCodes } from './discount-codes.table.ts'
import { readCode } from './discount-code.ts'

/**
 * Call it before answering anything about a code. Unknown codes are counted, so that nobody can find one by trying.
 * Known codes cost nothing.
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
