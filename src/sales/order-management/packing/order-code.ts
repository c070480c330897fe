const firstYear = 2025

/** Letters and digits alone: scanners that are set to another keyboard write other signs for the hyphen. */
const bare = (code: string) =>
  code
    .slice(0, 100)
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')

/**
 * The order numbers that a scanned or typed code may stand for: "S-2026-000123", "s2026 000123" or "123". Numbers go on over the years, so
 * one without its year is one order's.
 */
export function orderNumbersIn(code: string, now: Date): string[] {
  const digits = bare(code).replace(/^S/, '')
  if (!/^\d{1,13}$/.test(digits)) return []
  if (digits.length > 9) return [`S-${digits.slice(0, 4)}-${digits.slice(4)}`]
  const years = Array.from({ length: now.getFullYear() - firstYear + 2 }, (_, past) => firstYear + past)
  return years.map((year) => `S-${year}-${digits.padStart(6, '0')}`)
}

/** Whether it is an order's number in full, which a parcel's never is. */
export const isOrderNumber = (typed: string): boolean => /^S20\d{8,11}$/.test(bare(typed))
