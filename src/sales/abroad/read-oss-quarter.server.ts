import { daysAfter } from '../../kernel/calendar.ts'
import { byteOrderMark, printCsvLine } from '../../kernel/csv.ts'
import { formatRate } from '../../i18n/format.ts'
import { money, printMoney, readMoney } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import type { VatState } from '../../taxes/destination-tax.ts'
import { readSums } from '../reports/read-report.server.ts'
import { nameOfState, type OssQuarter } from './abroad.ts'

/** The first and the last day of "2026-4". */
function daysOf(quarter: string): { since: string; to: string } {
  const [year, number] = [Number(quarter.slice(0, 4)), Number(quarter.slice(5))]
  const firstOf = (month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  return { since: firstOf(number * 3 - 3), to: daysAfter(firstOf(number * 3), -1) }
}

/**
 * What was sold at the rates of other countries in a quarter. What went back of it in the same quarter is taken off; what went back of an
 * earlier one stands apart, because the return names the quarter that it corrects.
 */
export async function readOssQuarter(database: Database, quarter: string): Promise<OssQuarter> {
  const sums = await database.transaction(
    (transaction) => readSums(transaction, { part: 'destination', ...daysOf(quarter) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const read = [...sums]
    .map(([name, figures]) => {
      const [state, rate, ofQuarter] = name.split(' ') as [VatState, string, string]
      const [gross, net] = [figures.gross - figures.refundedGross, figures.net - figures.refundedNet]
      return { country: state, name: nameOfState(state), rate: Number(rate), quarter: ofQuarter, gross, net }
    })
    .filter(({ gross, net }) => gross !== 0 || net !== 0)
    .toSorted(
      (one, other) =>
        one.name.localeCompare(other.name, 'pl') ||
        other.rate - one.rate ||
        (one.quarter < other.quarter ? -1 : Number(one.quarter > other.quarter)),
    )
  const printed = ({ gross, net }: { gross: number; net: number }) => ({
    gross: printMoney(money(gross)),
    net: printMoney(money(net)),
    vat: printMoney(money(gross - net)),
  })
  const total = read.reduce((sum, { gross, net }) => ({ gross: sum.gross + gross, net: sum.net + net }), {
    gross: 0,
    net: 0,
  })
  const row = ({ country, name, rate, ...figures }: (typeof read)[number]) => ({
    country,
    name,
    rate,
    ...printed(figures),
  })
  return {
    quarter,
    rows: read.filter((one) => one.quarter === quarter).map(row),
    corrections: read.filter((one) => one.quarter !== quarter).map((one) => ({ ...row(one), quarter: one.quarter })),
    total: printed(total),
  }
}

/** The table for the accountant. The return wants Greece as EL. */
export async function* printOssQuarter({
  quarter,
  rows,
  corrections,
  total,
}: OssQuarter): AsyncGenerator<string, void, void> {
  const heads = [
    'Rodzaj',
    'Kwartał sprzedaży',
    'Kraj',
    'Nazwa kraju',
    'Stawka VAT (%)',
    'Netto',
    'VAT',
    'Brutto',
    'Waluta',
  ]
  const amounts = ({ net, vat, gross }: OssQuarter['total']) => [net, vat, gross].map(readMoney)
  const line = (kind: string, of: string, { country, name, rate, ...sums }: OssQuarter['rows'][number]) =>
    printCsvLine([kind, of, country === 'GR' ? 'EL' : country, name, formatRate(rate, 'pl'), ...amounts(sums), 'PLN'])
  yield byteOrderMark + printCsvLine(heads)
  for (const row of rows) yield line('Sprzedaż', quarter, row)
  for (const { quarter: of, ...row } of corrections) yield line('Korekta', of, row)
  yield printCsvLine(['Razem', '', '', '', '', ...amounts(total), 'PLN'])
}
