import { money, type Money } from '../../../kernel/money.ts'

interface Amount {
  amount: Money
  currency: string | undefined
}

/** "1 234,56", "-12.00 PLN", "1.234,56", "+1,234.56": an amount as banks print it, with its currency if that stands beside it. */
export function readAmount(written: string): Amount | undefined {
  const text = written.replaceAll(/[\s'\u00A0\u202F]/gu, '').replace('\u2212', '-')
  const [, sign, digits = '', currency] = /^([+-]?)(\d[\d.,]{0,20})([A-Za-z]{3})?$/.exec(text) ?? []
  const parts = digits.split(/[.,]/)
  const last = parts.at(-1) ?? ''
  const hasFraction = parts.length > 1 && last.length <= 2
  const whole = hasFraction ? parts.slice(0, -1) : parts
  // Between thousands there are three digits, and the same sign.
  if (digits === '' || whole.slice(1).some((group) => group.length !== 3)) return undefined
  const signs = new Set(digits.replaceAll(/\d/g, '').slice(0, whole.length - 1))
  if (signs.size > 1) return undefined
  const grosze = Number(whole.join('')) * 100 + (hasFraction ? Number(last.padEnd(2, '0')) : 0)
  if (!Number.isSafeInteger(grosze)) return undefined
  return { amount: money(sign === '-' && grosze !== 0 ? -grosze : grosze), currency: currency?.toUpperCase() }
}
