import { brand } from '../../brand.ts'

const asCompared = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{M}]/gu, '')

/** Whether a password stands in every list that is tried: a common one, one character over and over, or one of these names. */
export function isCommonPassword(password: string, names: string[], common: ReadonlySet<string>): boolean {
  const tried = asCompared(password)
  return common.has(tried) || new Set(tried).size === 1 || [...names, brand.name].map(asCompared).includes(tried)
}

/**
 * Whether a password is among the first that anybody would try: a common one, one character over and over, or what its
 * owner or the brand is called, once or over and over, with figures and marks or without.
 */
export function isWeakPassword(password: string, names: string[], common: ReadonlySet<string>): boolean {
  if (isCommonPassword(password, names, common)) return true
  const tried = asCompared(password)
  return [...names, brand.name].map(asCompared).some((text) => isMadeOf(tried, text))
}

function isMadeOf(password: string, text: string): boolean {
  const letters = lettersOf(text)
  const chosen = lettersOf(password)
  return chosen !== '' && chosen.replaceAll(letters, '') === ''
}
