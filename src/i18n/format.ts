import { localeOf, type Language } from '../kernel/language.ts'
import type { Money } from '../kernel/money.ts'
import type { Grams } from '../kernel/weight.ts'

/** "24,90 zł" in the visitor's notation; the currency keeps its Polish sign in every language. */
export function formatMoney(amount: Money, language: Language): string {
  const decimal = new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${decimal.format(amount / 100)}\u00A0zł`
}

/** "500 g" or "1,5 kg" in the visitor's notation. */
export function formatWeight(grams: Grams, language: Language): string {
  const written = (amount: number) => new Intl.NumberFormat(localeOf[language]).format(amount)
  return grams < 1000 ? `${written(grams)}\u00A0g` : `${written(grams / 1000)}\u00A0kg`
}

/** "5,5": the figure of a rate of tax in the visitor's notation; how its sign stands beside it, each language says. */
export const formatRate = (rate: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 }).format(rate)

/** "za 5 minut": in how long something will be possible, never promised too early. */
export function formatWait(seconds: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(localeOf[language])
  return seconds < 60 ? words.format(Math.max(1, seconds), 'second') : words.format(Math.ceil(seconds / 60), 'minute')
}

/** The shop's own time, so that one page says the same wherever it is rendered or read. */
const timeZone = 'Europe/Warsaw'

/** "21 listopada 2026". */
export function formatDay(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone }).format(at)
}

/** "21 listopada 2026, 14:30 CET". */
export function formatMoment(at: Date, language: Language): string {
  const parts = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone } as const
  return `${formatDay(at, language)}, ${new Intl.DateTimeFormat(localeOf[language], parts).format(at)}`
}

/** "4,7". */
export const formatAverage = (average: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average)
