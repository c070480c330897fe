import { done, type Outcome } from '../../kernel/outcome.ts'
import { byteOrderMark, printCsvLine } from '../../kernel/csv.ts'
import type { ImportFault } from './contact-import.ts'
import type { ImportedContact } from './imported-row.ts'
import { readContactRows, type FileProblem } from './read-contact-rows.server.ts'
import { faultyRows } from './faulty-rows.ts'

/** What a worker thread has read from a file. */
export interface ContactFile {
  rowCount: number
  faultyCount: number
  /** The first of them. */
  faults: ImportFault[]
  /** The valid rows as JSON, because bytes move between threads fastest. */
  batches: Uint8Array<ArrayBuffer>[]
}

const batchSize = 1_000
const maxShownFaults = 100
const longestShown = 300

export function readContactFile(file: Uint8Array): Outcome<ContactFile, FileProblem> {
  const faults: ImportFault[] = []
  const batches: Uint8Array<ArrayBuffer>[] = []
  let faultyCount = 0
  let batch: ImportedContact[] = []
  const close = () => {
    if (batch.length > 0) batches.push(new TextEncoder().encode(JSON.stringify(batch)))
    batch = []
  }
  const read = readContactRows(file, (found) => {
    if ('contact' in found) {
      batch.push(found.contact)
      if (batch.length === batchSize) close()
      return
    }
    faultyCount += 1
    const { row, reason, businessName, emailAddress } = found
    if (faults.length < maxShownFaults)
      faults.push({ row, reason, businessName: shown(businessName), emailAddress: shown(emailAddress) })
  })
  if (!read.ok) return read
  close()
  return done({ rowCount: read.value.rowCount, faultyCount, faults, batches })
}

const shown = (cell: string) => (cell.length > longestShown ? `${cell.slice(0, longestShown)}…` : cell)

export const contactsIn = (batch: Uint8Array): ImportedContact[] =>
  JSON.parse(new TextDecoder().decode(batch)) as ImportedContact[]

/**
 * The rows of a file that can't be imported, each with its number and reason in front. Extra cells stay at the end. The
 * file can be corrected and imported again as it is.
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
