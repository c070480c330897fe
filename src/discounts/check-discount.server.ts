import { money, printMoney, type Money } from '../kernel/money.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database.ts'
import { countAttempt, takeBackAttempt } from '../server/throttle.ts'
import type { CheckedDiscount } from './discount-check.ts'
import { readCode } from './discount-code.ts'
import { discountUnknown, type DiscountProblem } from './discount.ts'
import { findDiscount } from './find-discount.server.ts'

/** Says what a code would take off. Codes that there are not are counted, so that nobody finds one by trying all. */
export async function checkDiscount(
  database: Database,
  { code, orderAmount }: { code: string | null; orderAmount: Money },
  address: string,
): Promise<Outcome<CheckedDiscount, DiscountProblem>> {
  if (code === null || readCode(code) === undefined) return discountUnknown
  await countAttempt(database, 'discountGuesses', address)
  const found = await findDiscount(database, code, orderAmount)
  const isGuess = !found.ok && found.code === discountUnknown.code
  if (!isGuess) await takeBackAttempt(database, 'discountGuesses', address)
  if (!found.ok) return found
  const { type, hundredths, amount } = found.value
  const value = printMoney(money(hundredths))
  return done({
    discountCode: { code: found.value.code, type, value },
    discountAmount: Number(printMoney(amount)),
  })
}
