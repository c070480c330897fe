import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { isTaken, type Database } from '../server/database/database.ts'
import { lockRow } from '../server/database/lock-row.ts'
import {
  discountCodeChangedMeanwhile,
  discountCodeNotFound,
  discountCodeTaken,
  problemOfCode,
  type DiscountCode,
  type DiscountCodeChanges,
  type DiscountCodeProblem,
} from './discount-code.ts'
import { discountCodes } from './discount-codes.table.ts'
import { toAdminJson } from './list-discount-codes.server.ts'

type Problem =
  | typeof discountCodeNotFound
  | typeof discountCodeChangedMeanwhile
  | typeof discountCodeTaken
  | DiscountCodeProblem

/** Changes the fields that are named, and no others. Uses that orders hold stay counted, whatever changes. */
export async function changeDiscountCode(
  database: Database,
  by: Acting,
  id: number,
  changes: DiscountCodeChanges,
): Promise<Outcome<DiscountCode, Problem>> {
  try {
    return await database.transaction((transaction) => change(transaction, by, id, changes))
  } catch (error) {
    if (isTaken(error)) return discountCodeTaken
    throw error
  }
}

async function change(
  transaction: Database,
  by: Acting,
  id: number,
  { version, ...named }: DiscountCodeChanges,
): Promise<Outcome<DiscountCode, Problem>> {
  const failures = { missing: discountCodeNotFound, changed: discountCodeChangedMeanwhile }
  const held = await lockRow(transaction, discountCodes, { id, version }, failures)
  if (!held.ok) return held
  if (Object.keys(named).length === 0) return done(toAdminJson(held.value))

  const { value, validFrom, ...others } = named
  const changes = {
    ...others,
    ...(value !== undefined && { hundredths: value }),
    ...(validFrom !== undefined && { validFrom: validFrom ?? new Date() }),
  }
  const problem = problemOfCode({ ...held.value, ...changes } as typeof held.value)
  if (problem) return problem
  const [changed] = await transaction
    .update(discountCodes)
    .set({ ...changes, version: sql`${discountCodes.version} + 1` })
    .where(eq(discountCodes.id, id))
    .returning()
  const [before, after] = [toAdminJson(held.value), toAdminJson(changed as typeof discountCodes.$inferSelect)]
  const entry = { action: 'changed', subject: 'discount_code', id, name: after.code, before, after } as const
  await recordAudit(transaction, by, entry)
  return done(after)
}
