import { byteOrderMark, printCsvLine } from '../../../kernel/csv.ts'
import { money, type Money } from '../../../kernel/money.ts'
import { addUp, fieldsOf, jpkFields, type JpkSale } from '../jpk/jpk-sales.ts'
import { totalOf } from '../invoice.ts'
import type { Taxation } from '../../orders/vat.ts'
import { monthSums, type AccountedMonth, type MonthSum } from './accounted-month.ts'

const parts: Record<MonthSum['part'], string> = {
  documents: 'Faktury i korekty wystawione w tym miesiącu',
  recorded: 'Z tego ujęte już bez faktury we wcześniejszym miesiącu (ze znakiem minus)',
  sales: 'Sprzedaż bez faktury',
  refunds: 'Zwroty bez faktury',
}

const taxationWords: Record<Taxation, string> = {
  domestic: 'kraj',
  within_union: '0 % wewnątrz Unii',
  export: '0 % eksport',
  destination: 'procedura OSS (stawka kraju nabywcy)',
  exempt: 'zwolnione',
}

/** What the month comes to; its register of sales; and what stands in no register because the one-stop shop declares it. */
export function reckon(accounted: AccountedMonth, jpk: JpkSale[]) {
  const sums = monthSums(accounted)
  const total = totalOf(sums)
  const fields = addUp(jpk.map(({ amounts }) => amounts))
  const registered = money(jpkFields.reduce((sum, field) => sum + (fields[field] ?? 0), 0))
  const elsewhere = totalOf(sums.filter((sum) => fieldsOf(sum.taxation, sum) === null))
  return { sums, total, fields, registered, elsewhere, difference: money(total.gross - registered - elsewhere.gross) }
}

/** The sums of the month, as a table in which all of them can be compared. */
export function printMonthSums(accounted: AccountedMonth, jpk: JpkSale[]): string {
  const { sums, total, fields, registered, elsewhere, difference } = reckon(accounted, jpk)
  const row = (what: string, how: string, rate: string, amounts: (Money | null)[]) =>
    printCsvLine([what, how, rate, ...amounts])
  return [
    byteOrderMark + printCsvLine(['Co', 'Opodatkowanie', 'Stawka VAT (%)', 'Netto', 'VAT', 'Brutto']),
    ...sums.map(({ part, taxation, rate, net, vat, gross }) =>
      row(parts[part], taxationWords[taxation], String(rate), [net, vat, gross]),
    ),
    row('Razem miesiąc', '', '', [total.net, total.vat, total.gross]),
    ...jpkFields.flatMap((field) => {
      const amount = fields[field]
      return amount === undefined ? [] : [row(`JPK_V7M, pole ${field}`, '', '', [null, null, amount])]
    }),
    row('Razem w JPK_V7M (podstawy i podatek)', '', '', [null, null, registered]),
    row('Poza JPK_V7M (procedura OSS i stawki spoza ewidencji)', '', '', [
      elsewhere.net,
      elsewhere.vat,
      elsewhere.gross,
    ]),
    row('Różnica (ma być 0,00)', '', '', [null, null, difference]),
  ].join('')
}
