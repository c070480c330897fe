import { formatRate } from '../../i18n/format.ts'
import { formatCountry } from '../../kernel/countries.ts'
import type { ReportPart } from './report.ts'
import { delivery } from './shares-of-order.ts'

export const partWords: Record<ReportPart, { by: string; one: string }> = {
  month: { by: 'Miesiące', one: 'Miesiąc' },
  product: { by: 'Produkty', one: 'Produkt' },
  country: { by: 'Kraje', one: 'Kraj' },
  code: { by: 'Kody rabatowe', one: 'Kod rabatowy' },
  rate: { by: 'Stawki VAT', one: 'Stawka VAT' },
  payment: { by: 'Sposoby płatności', one: 'Sposób płatności' },
  delivery: { by: 'Sposoby dostawy', one: 'Sposób dostawy' },
}

const payments: Record<string, string> = {
  stripe: 'Karta lub BLIK',
  demo: 'Płatność próbna',
  none: 'Bez płatności',
  transfer: 'Przelew',
}
const deliveries: Record<string, string> = { home: 'Kurier', inpost: 'Paczkomat' }
const monthName = new Intl.DateTimeFormat('pl-PL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What the sums are called, in words. */
export function labelOf(by: ReportPart, name: string, productNames: ReadonlyMap<string, string>): string {
  switch (by) {
    case 'month':
      return monthName.format(new Date(name))
    case 'product':
      if (name === delivery) return 'Dostawa'
      return productNames.get(name) ?? (name.startsWith('#') ? `Usunięty produkt (${name})` : name)
    case 'country':
      return formatCountry(name, 'pl-PL')
    case 'code':
      return name || 'Bez kodu'
    case 'rate':
      return `${formatRate(Number(name), 'pl')}%`
    case 'payment':
      return payments[name] ?? 'Inaczej'
    default:
      return deliveries[name] ?? name
  }
}
