import { brand } from '../../brand.ts'

const asCompared = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{M}]/gu, '')

/** Whether a password is in every attacker's list: a common one, one repeated character, or one of these names. */
export function isCommonPassword(password: string, names: string[], common: readonly string[]): boolean {
  const tried = asCompared(password)
  return common.includes(tried) || new Set(tried).size === 1 || [...names, brand.name].map(asCompared).includes(tried)
}

/**
 * Whether a password is easy to guess: a common one, one repeated character, or the owner's or brand's name, repeated
 * or with digits and marks.
 */
export function isWeakPassword(password: string, names: string[], common: readonly string[]): boolean {
  if (isCommonPassword(password, names, common)) return true
  const tried = asCompared(password)
  return [...names, brand.name].map(asCompared).some((text) => isMadeOf(tried, text))
}

function isMadeOf(password: string, text: string): boolean {
  const letters = lettersOf(text)
  const chosen = lettersOf(password)
  return chosen !== '' && chosen.replaceAll(letters, '') === ''
}
