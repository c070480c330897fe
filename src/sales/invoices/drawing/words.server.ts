import { invoicesServerTexts, type InvoicePaperTexts } from '../texts.server.ts'
import { localeOf, type Language } from '../../../kernel/language.ts'
import type { Money } from '../../../kernel/money.ts'
import { clockInPoland } from '../../../kernel/polish-time.ts'
import type { Passage } from '../../../pdf/drawing.ts'

/** Names of things in Polish and, where the buyer reads another language, in that. */
export type Name = (of: (texts: InvoicePaperTexts) => string) => Passage[]

export const namesIn =
  (language: Language): Name =>
  (of) => {
    const [polish, other] = [of(invoicesServerTexts.pl.invoicePaper), of(invoicesServerTexts[language].invoicePaper)]
    return polish === other ? [{ text: polish }] : [{ text: polish }, { text: other, language }]
  }

/** "Razem / Total". */
export const both = (names: Passage[]): Passage[] =>
  names.map((name, place) => (place < names.length - 1 ? { ...name, text: `${name.text} / ` } : name))

const decimal = new Intl.NumberFormat('pl-PL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
})

/** "1 234,56", with a real minus sign. */
export const formatAmount = (amount: Money): string => decimal.format(amount / 100).replace('-', '\u2212')

/** The day in Poland: "2026-11-23", which every language reads alike. */
export const formatDay = (at: Date): string => clockInPoland(at).slice(0, 10)

/** The country's name in both languages. */
export const countryIn = (country: string, language: Language): Passage[] => {
  const [polish, other] = [formatCountry(country, 'pl'), formatCountry(country, language)]
  return both(polish === other ? [{ text: polish }] : [{ text: polish }, { text: other, language }])
}

function formatCountry(country: string, language: Language): string {
  const isCode = /^[A-Z]{2}$/.test(country)
  return isCode ? (new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(country) ?? country) : country
}
