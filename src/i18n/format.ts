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

/** "za 5 minut": in how long something will be possible, never promised too early. */
export function formatWait(seconds: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(localeOf[language])
  return seconds < 60 ? words.format(Math.max(1, seconds), 'second') : words.format(Math.ceil(seconds / 60), 'minute')
}

/** "24 listopada 2026, 14:05 CET": a moment by the clock of the shop, which is also that of most of its customers. */
export function formatMoment(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Warsaw',
    timeZoneName: 'short',
  }).format(moment)
}
