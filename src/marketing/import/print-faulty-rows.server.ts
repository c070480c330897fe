import { faultyRows } from './faulty-rows.ts'
import { byteOrderMark, printCsvLine } from '../../kernel/csv.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { readContactRows, type FileProblem } from './read-contact-rows.server.ts'

/**
 * The rows of a file that can't be imported, as they stand there, with their numbers and reasons in front: cells that are too many stay
 * at the end. Mended, the file can be imported as it is.
 */
export function printFaultyRows(file: Uint8Array): Outcome<Uint8Array<ArrayBuffer>, FileProblem> {
  const lines: string[] = []
  const read = readContactRows(file, (row) => {
    if ('reason' in row) lines.push(printCsvLine([String(row.row), row.reason, ...row.cells]))
  })
  if (!read.ok) return read
  const header = printCsvLine([faultyRows.row, faultyRows.reason, ...read.value.header])
  return done(new TextEncoder().encode(byteOrderMark + header + lines.join('')))
}
