import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import {
  discountCodeTaken,
  problemOfCode,
  type DiscountCode,
  type DiscountCodeDraft,
  type DiscountCodeProblem,
} from './discount-code.ts'
import { discountCodes } from './discount-codes.table.ts'
import { toAdminJson } from './list-discount-codes.server.ts'

/** Of two at once with the same code, one wins. */
export async function createDiscountCode(
  database: Database,
  by: Acting,
  { value, validFrom, ...draft }: DiscountCodeDraft,
): Promise<Outcome<DiscountCode, typeof discountCodeTaken | DiscountCodeProblem>> {
  const problem = problemOfCode({ ...draft, hundredths: value, validFrom: validFrom ?? new Date() })
  if (problem) return problem
  return database.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(discountCodes)
      // The database says what now is, by the clock that decides whether a code is valid.
      .values({ ...draft, hundredths: value, validFrom: validFrom ?? undefined })
      .onConflictDoNothing({ target: discountCodes.code })
      .returning()
    if (!created) return discountCodeTaken
    const after = toAdminJson(created)
    const { id, code: name } = after
    await recordAudit(transaction, by, { action: 'created', subject: 'discount_code', id, name, after })
    return done(after)
  })
}
