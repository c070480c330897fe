import { localeOf, type Language } from '../kernel/language.ts'

interface PluralForms {
  pl: Record<'one' | 'few' | 'many' | 'other', string>
  en: Record<'one' | 'other', string>
  de: Record<'one' | 'other', string>
  fr: Record<'one' | 'many' | 'other', string>
}

/**
 * A text that depends on a count. Each language must give every form that its grammar has; `#` stands for the count.
 * @example plural('pl', { one: '# produkt', few: '# produkty', many: '# produktów', other: '# produktu' })(22) // '22 produkty'
 */
export function plural<L extends Language>(language: L, forms: PluralForms[L]): (count: number) => string {
  const rules = new Intl.PluralRules(localeOf[language])
  const numbers = new Intl.NumberFormat(localeOf[language])
  const formOf: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms
  return (count) => (formOf[rules.select(count)] ?? formOf.other).replace('#', numbers.format(count))
}
