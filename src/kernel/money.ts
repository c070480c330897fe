declare const grosze: unique symbol
/** An amount in whole grosze. Money is never a float: it is parsed and printed here only. */
export type Money = number & { readonly [grosze]: true }

/** What the database and arithmetic on whole grosze give back as money. */
export function money(wholeGrosze: number): Money {
  if (!Number.isSafeInteger(wholeGrosze)) throw new RangeError(`not a whole number of grosze: ${wholeGrosze}`)
  return wholeGrosze as Money
}

/** Reads "24.90", "24,9" or 24.9; gives undefined for anything else, three decimals included. */
export function parseMoney(written: string | number): Money | undefined {
  const match = /^(-?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(String(written).trim())
  if (!match) return undefined
  const [, sign, zloty, fraction = ''] = match
  const amount = Number(zloty) * 100 + Number(fraction.padEnd(2, '0'))
  return money(sign && amount !== 0 ? -amount : amount)
}

/** An amount that our own server printed. */
export function readMoney(printed: string): Money {
  const amount = parseMoney(printed)
  if (amount === undefined) throw new RangeError(`not an amount of money: ${printed}`)
  return amount
}

/** The form on the wire: a decimal string with two places. */
export function printMoney(amount: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
