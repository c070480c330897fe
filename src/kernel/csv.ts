import { printMoney, type Money } from './money.ts'

/** By this mark at its beginning a spreadsheet knows that a file's letters are UTF-8. */
export const byteOrderMark = '\uFEFF'

/** A line for spreadsheets as they are set up in Poland: semicolons between the cells, a comma in amounts. */
export function printCsvLine(cells: readonly (string | Money | null)[]): string {
  return `${cells.map(printCell).join(';')}\r\n`
}

function printCell(cell: string | Money | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return printMoney(cell).replace('.', ',')
  const text = wouldBeChanged.test(cell) ? `'${cell}` : cell
  // A program that parts cells at commas or tabs shall find no other cells in it, which could be formulas.
  return /[;,\t"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What a spreadsheet would calculate instead of showing it, after spaces and what can't be seen, too. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r]/u

/** So it is with digits that it would take for a number and lose some of. An apostrophe makes a text of both. */
const wouldBeChanged = new RegExp(`${formula.source}|^0\\d+$|^\\d{12,}$`, 'u')

export const isFormula = (text: string): boolean => formula.test(text)

/** A cell as it was before it was printed above. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && wouldBeChanged.test(cell.slice(1)) ? cell.slice(1) : cell
}
