import { brand } from '../brand.ts'

/** Whose password it is to be. */
export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
}

const asCompared = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{M}]/gu, '')

/**
 * Whether a password is among the first that anybody would try: a common one, one character over and over, or the name,
 * the address or the brand, with figures and marks or without.
 */
export function isGuessable(password: string, owner: PasswordOwner, common: ReadonlySet<string>): boolean {
  const tried = asCompared(password)
  if (common.has(tried) || new Set(tried).size === 1) return true
  const { email, firstName, lastName } = owner
  const beforeAt = email.slice(0, email.lastIndexOf('@'))
  const known = [email, beforeAt, firstName, lastName, firstName + lastName, lastName + firstName, brand.name]
  return known.map(asCompared).some((text) => tried === text || isMadeOf(tried, text))
}

function isMadeOf(password: string, text: string): boolean {
  const letters = lettersOf(text)
  return letters !== '' && lettersOf(password) === letters
}
