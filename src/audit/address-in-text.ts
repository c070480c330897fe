/** The placeholder for a removed address. */
const erased = 'usunięto'

/** Matches one whole address: `joann@x.pl` and `ann@x.pl.example` are not `ann@x.pl`. */
const whole = (email: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.!#$%&'*+/=?^_\`{|}~-])${email.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
    'giu',
  )

/** Whether an address stands in any of the texts in this. */
export function namesAddress(written: unknown, email: string): boolean {
  if (typeof written === 'string') return whole(email).test(written)
  return written instanceof Object && Object.values(written).some((part) => namesAddress(part, email))
}

/** The same without the address, wherever it stands in it. */
export function withoutAddress<Written>(written: Written, email: string): Written {
  if (typeof written === 'string') return written.replaceAll(whole(email), erased) as Written
  if (Array.isArray(written)) return written.map((part: unknown) => withoutAddress(part, email)) as Written
  if (!(written instanceof Object)) return written
  return Object.fromEntries(
    Object.entries(written).map(([name, part]) => [name, withoutAddress(part as unknown, email)]),
  ) as Written
}
