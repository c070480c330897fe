import { done, type Outcome } from '../../kernel/outcome.ts'
import type { ImportFault } from './contact-import.ts'
import type { ImportedContact } from './imported-row.ts'
import { readContactRows, type FileProblem } from './read-contact-rows.server.ts'

/** What a file holds, as it goes from the thread that reads it to the one that imports it. */
export interface ContactFile {
  rowCount: number
  faultyCount: number
  /** The first of them. */
  faults: ImportFault[]
  /** The others, so many at a time: written down, as nothing goes over as quickly as bytes. */
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
