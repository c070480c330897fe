import { administrators } from '../../guards/administrators.guard.server.ts'
import { byteOrderMark, printCsvLine } from '../../kernel/csv.ts'
import { readMoney } from '../../kernel/money.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { query } from '../../server/http/endpoint.ts'
import { csvFile } from '../../server/files/csv-file.ts'
import { readReport } from './read-report.server.ts'
import { partWords } from './report-words.ts'
import { report, reportAsked, type Report } from './report.ts'

export const reportsApi = endpoints()
  .get(
    '/admin/reports',
    administrators(
      'see documents',
      'Revenue of a time by month, product, country, code, rate of tax, payment or delivery',
      {
        200: report,
      },
    ),
    query(reportAsked),
    async (c) => c.json(await readReport(c.var.database, c.req.valid('query'))),
  )

  .get(
    '/admin/reports/export',
    administrators('see documents', 'The same as a table (CSV)', { 200: 'text/csv' }),
    query(reportAsked),
    async (c) => csvFile(c, 'raport', printReport(await readReport(c.var.database, c.req.valid('query')))),
  )

async function* printReport({ by, rows, total }: Report): AsyncGenerator<string, void, void> {
  const heads = [
    'Zamówienia',
    'Sztuki',
    'Sprzedaż brutto',
    'Sprzedaż netto',
    'Zwroty brutto',
    'Zwroty netto',
    'Przychód brutto',
    'Przychód netto',
  ]
  yield byteOrderMark + printCsvLine([partWords[by].one, ...heads])
  // The sum comes last, as in the panel.
  for (const row of [...rows, { label: 'Razem', ...total }]) {
    const { gross, net, refundedGross, refundedNet, revenueGross, revenueNet } = row
    const amounts = [gross, net, refundedGross, refundedNet, revenueGross, revenueNet].map(readMoney)
    yield printCsvLine([row.label, String(row.orders), String(row.pieces), ...amounts])
  }
}
