import { desc } from 'drizzle-orm'
import { money, printMoney } from '../kernel/money.ts'
import type { Database } from '../server/database.ts'
import type { DiscountCode } from './discount-code.ts'
import { discountCodes } from './discount-codes.table.ts'

/** All codes, the newest first. */
export async function listDiscountCodes(database: Database): Promise<DiscountCode[]> {
  const rows = await database.select().from(discountCodes).orderBy(desc(discountCodes.id))
  return rows.map(inPanel)
}

/** A row as the panel sees it. */
export function inPanel(row: typeof discountCodes.$inferSelect): DiscountCode {
  const { hundredths, minOrderAmount, validFrom, validUntil, ...told } = row
  return {
    ...told,
    value: printMoney(money(hundredths)),
    minOrderAmount: minOrderAmount === null ? null : printMoney(minOrderAmount),
    validFrom: validFrom.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
  }
}
