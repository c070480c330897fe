import type { LegalDocument } from './legal.ts'

/** What the program fills in where a text names it in double braces, and what it is. */
export const legalGaps = {
  name: 'nazwa sklepu',
  legalName: 'pełna nazwa sprzedawcy',
  legalForm: 'forma prawna',
  address: 'adres sprzedawcy',
  register: 'wpis w\u00A0rejestrze',
  taxNumber: 'NIP albo inny numer podatkowy',
  phone: 'telefon',
  email: 'adres e-mail biura',
  openingHours: 'godziny pracy biura',
  bankAccount: 'numer rachunku',
  date: 'dzień, od którego wersja obowiązuje',
  carrier: 'nazwa przewoźnika',
  costs: 'lista kosztów dostawy, zawsze aktualna',
} as const
export type LegalGap = keyof typeof legalGaps

export const isLegalGap = (name: string): name is LegalGap => Object.hasOwn(legalGaps, name)

/** Who sells, how to reach them, since when it holds: without these a text doesn't say what the law wants told. */
const always: LegalGap[] = ['legalName', 'address', 'email', 'date']

/** What each text must name, as far as there is something to name. The name of the shop and of its carrier may be left out. */
export const neededGaps: Record<LegalDocument, LegalGap[]> = {
  imprint: [...always, 'phone', 'register', 'taxNumber'],
  terms: [...always, 'phone', 'register', 'taxNumber'],
  delivery: [...always, 'costs'],
  withdrawal: [...always, 'phone'],
  guarantee: always,
  privacy: always,
  accessibility: ['address', 'email', 'date'],
}

const written = /\{\{([^{}\n]{0,80})\}\}/g

/** The gaps that a text names, whether there are such or not. */
export const gapsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(written), ([, name = '']) => name.trim())),
]

/** The text with its gaps filled; what isn't known stays as it is. */
export const fillGaps = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(written, (gap, name: string) =>
    Object.hasOwn(facts, name.trim()) ? (facts[name.trim()] ?? gap) : gap,
  )
