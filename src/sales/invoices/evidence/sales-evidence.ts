import { byteOrderMark, printCsvLine } from '../../../kernel/csv.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { money, type Money } from '../../../kernel/money.ts'
import type { Party } from '../invoice.ts'
import type { AccountedMove } from '../months/accounted-month.ts'

/** What is known of a sale without an invoice, or of money that went back for one. */
export interface Evidence {
  kind: AccountedMove['kind']
  at: Date
  orderNumber: string
  /** What was ordered, as text. */
  goods: string
  gross: Money
  provider: string
  /** By what the payment is found at the provider or on the bank's statement. */
  reference: string
  /** Null: nobody knows any more. */
  buyer: Pick<Party, 'name' | 'street' | 'postalCode' | 'city' | 'country'> | null
  /** Given over on the spot, without a parcel. */
  isHandedOver: boolean
}

const columns =
  'Dzień;Rodzaj;Zamówienie;Czego dotyczy;Kwota brutto;Sposób zapłaty;Oznaczenie zapłaty;Nabywca;Ulica;Kod pocztowy;Miejscowość;Kraj;Uwagi'.split(
    ';',
  )

const kinds: Record<Evidence['kind'], string> = { sale: 'sprzedaż', refund: 'zwrot', returned: 'nieudany zwrot' }

const ways: Record<string, string> = {
  stripe: 'Stripe (karta, BLIK, Przelewy24)',
  transfer: 'przelew na rachunek',
  cash: 'gotówka',
  terminal: 'terminal na miejscu',
}

/** Why a sale doesn't fit the exemption for what is sent by mail; empty: it does. */
export function remarksOf({ provider, isHandedOver, buyer }: Evidence): string[] {
  return [
    ...(provider === 'cash' ? ['Zapłacono gotówką: zwolnienie tego nie obejmuje'] : []),
    ...(isHandedOver || provider === 'terminal' ? ['Wydano na miejscu: to nie sprzedaż wysyłkowa'] : []),
    ...(buyer === null ? ['Danych nabywcy już nie ma: usunięto je na prośbę'] : []),
  ]
}

/** The table of what was sold without an invoice: what was paid, for what, by whom. */
export function printEvidence(all: Evidence[]): string {
  const lines = all.map((one) => {
    const { kind, at, orderNumber, goods, gross, provider, reference, buyer } = one
    const { name = '', street = '', postalCode = '', city = '', country = '' } = buyer ?? {}
    const sold = [dayInPoland(at), kinds[kind], orderNumber, goods, gross, ways[provider] ?? provider, reference]
    return printCsvLine([...sold, name, street, postalCode, city, country, remarksOf(one).join('. ')])
  })
  const total = money(all.reduce((sum, { gross }) => sum + gross, 0))
  const sum = printCsvLine(['Razem', '', '', '', total, '', '', '', '', '', '', '', ''])
  return byteOrderMark + printCsvLine(columns) + lines.join('') + sum
}
