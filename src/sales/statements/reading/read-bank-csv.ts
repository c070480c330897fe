import { csvRows } from '../../../kernel/read-csv.ts'
import { columnsOf, labelled, type BankColumns } from './bank-columns.ts'
import { readAmount } from './read-amount.ts'
import {
  inOneLine,
  readAccount,
  readDay,
  type ReadStatement,
  type StatementFault,
  type StatementLine,
} from './statement-line.ts'

const longestRow = 64 * 1024
/** Banks put the account's data, sums and explanations above the table. */
const maxRowsAbove = 100

/** Reads a bank's table of transactions; undefined if no row says what its columns hold. */
export function readBankCsv(text: string): ReadStatement | undefined {
  for (const delimiter of [';', ',', '\t']) {
    const read = readTable(text, delimiter)
    if (read) return read
  }
  return undefined
}

interface Table {
  columns: BankColumns
  currency: string
}

function readTable(text: string, delimiter: string): ReadStatement | undefined {
  const read: ReadStatement = { lines: [], debitCount: 0, faults: [] }
  let table: Table | undefined
  let line = 1
  let row = 0
  let above: readonly string[] = []
  for (const cells of csvRows(text, { delimiter, longestRow })) {
    if (typeof cells === 'string') {
      if (table) read.faults.push({ line, reason: 'incomplete' })
      break
    }
    row += 1
    if (!table && row > maxRowsAbove) return undefined
    const columns = table ? undefined : columnsOf(cells)
    if (columns) table = { columns, currency: currencyAbove(above) }
    else if (!table && row === 1) table = santander(cells)
    else if (table) take(read, cells, table, line)
    above = [...above, ...cells].slice(-200)
    // A row takes as many lines as its cells have, however the file ends its lines.
    line += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
  }
  return table && read
}

/** Santander names no columns: its first row is about the account, the others have these. */
function santander(cells: readonly string[]): Table | undefined {
  const [from = '', until = '', account = '', , currency = ''] = cells
  const isAboutAccount = readDay(from) && readDay(until) && readAccount(account) && /^[A-Z]{3}$/.test(currency)
  if (!isAboutAccount) return undefined
  return { columns: { day: 0, title: 2, sender: 3, senderAccount: 4, amount: 5 }, currency }
}

/** mBank names the currency once, above its table: in the cell below its name. */
function currencyAbove(cells: readonly string[]): string {
  const named = cells.findIndex((cell) => /^\s*#?waluta:?\s*$/i.test(cell))
  const after = named === -1 ? [] : cells.slice(named + 1)
  return after.find((cell) => /^[A-Z]{3}$/.test(cell.trim()))?.trim() ?? 'PLN'
}

function take(read: ReadStatement, cells: readonly string[], table: Table, line: number): void {
  const { columns } = table
  const cell = (column: keyof BankColumns) => cells[columns[column] ?? -1] ?? ''
  const writtenAmount = cell('amount') || cell('credit')
  const found = readAmount(writtenAmount)
  const bookedOn = readDay(cell('day'))
  const isDebit = found ? found.amount < 0 : readAmount(cell('debit')) !== undefined
  // Sums and notes of the bank stand below the table, too.
  if (!bookedOn && !found && !isDebit) return
  if (isDebit) {
    read.debitCount += 1
    return
  }
  const fault = (reason: StatementFault['reason']) => void read.faults.push({ line, reason })
  if (!bookedOn) return cell('day').trim() === '' ? undefined : fault('day_unreadable')
  if (!found) return fault('amount_unreadable')
  const currency = (found.currency ?? cell('currency').trim().toUpperCase()) || table.currency
  if (currency !== 'PLN') return fault('other_currency')
  if (found.amount > 0) read.lines.push(toLine(cells, cell, bookedOn, found.amount))
}

function toLine(
  cells: readonly string[],
  cell: (column: keyof BankColumns) => string,
  bookedOn: string,
  amount: StatementLine['amount'],
): StatementLine {
  return {
    bookedOn,
    amount,
    title: inOneLine(labelled(cells, 'title') ?? cell('title')),
    sender: inOneLine(labelled(cells, 'sender') ?? cell('sender')),
    senderAccount: readAccount(labelled(cells, 'senderAccount') ?? cell('senderAccount')),
  }
}
