import { desc, getTableColumns, sql } from 'drizzle-orm'
import { money, printMoney } from '../kernel/money.ts'
import type { Database } from '../server/database/database.ts'
import { discountState, type DiscountCode, type ListedDiscountCode } from './discount-code.ts'
import { discountCodes } from './discount-codes.table.ts'

/** All codes, the newest first. */
export async function listDiscountCodes(database: Database): Promise<ListedDiscountCode[]> {
  const now = sql`now()`.mapWith(discountCodes.validFrom)
  const rows = await database
    .select({ now, ...getTableColumns(discountCodes) })
    .from(discountCodes)
    .orderBy(desc(discountCodes.id))
  return rows.map(({ now: asked, ...row }) => {
    const code = toAdminJson(row)
    return { ...code, state: discountState(code, asked) }
  })
}

/** A row as the panel sees it. */
export function toAdminJson(row: typeof discountCodes.$inferSelect): DiscountCode {
  const { hundredths, minOrderAmount, validFrom, validUntil, ...told } = row
  return {
    ...told,
    value: printMoney(money(hundredths)),
    minOrderAmount: minOrderAmount === null ? null : printMoney(minOrderAmount),
    validFrom: validFrom.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
  }
}
