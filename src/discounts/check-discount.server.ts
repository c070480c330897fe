import { money, printMoney, type Money } from '../kernel/money.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { countGuess } from './count-guess.server.ts'
import type { CheckedDiscount } from './discount-check.ts'
import { discountUnknown, type DiscountProblem } from './discount.ts'
import { findDiscount } from './find-discount.server.ts'

/** Says what a code would take off. */
export async function checkDiscount(
  database: Database,
  { code, orderAmount }: { code: string | null; orderAmount: Money },
  address: string,
): Promise<Outcome<CheckedDiscount, DiscountProblem>> {
  if (code === null) return discountUnknown
  await countGuess(database, code, address)
  const found = await findDiscount(database, code, orderAmount)
  if (!found.ok) return found
  const { type, hundredths, amount } = found.value
  const value = printMoney(money(hundredths))
  return done({
    discountCode: { code: found.value.code, type, value },
    discountAmount: Number(printMoney(amount)),
  })
}
