/** Nine digits, as Polish carriers want them; undefined: it isn't a Polish number. */
export function phoneOf(typed: string): string | undefined {
  const digits = typed.replaceAll(/\D/g, '')
  const national = digits.replace(/^(0048|48)(?=\d{9}$)/, '')
  const isForeign = typed.trim().startsWith('+') && !digits.startsWith('48')
  return !isForeign && /^\d{9}$/.test(national) ? national : undefined
}
