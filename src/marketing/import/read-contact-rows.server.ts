import { done, type Outcome } from '../../kernel/outcome.ts'
import { tableRows, type TableProblem } from '../../server/files/read-table.ts'
import * as imports from './contact-import.ts'
import { countKnownColumns, readColumns } from './import-columns.ts'
import { rowReader, type ImportedRow } from './imported-row.ts'

/** Why a file as a whole can't be imported. */
export type FileProblem =
  | TableProblem
  | typeof imports.importEmpty
  | typeof imports.importOnlyHeader
  | Exclude<ReturnType<typeof readColumns>, { ok: true }>

/** Reads a file row by row and hands each to `take`. A fault of the whole file may show only at its end. */
export function readContactRows(
  file: Uint8Array,
  take: (row: ImportedRow) => void,
): Outcome<{ header: string[]; rowCount: number }, FileProblem> {
  let rowCount = 0
  let header: string[] | undefined
  let read: ReturnType<typeof rowReader> | undefined
  for (const found of tableRows(file, countKnownColumns)) {
    if ('code' in found) return found
    const { row, cells } = found
    if (!read) {
      const columns = readColumns(cells)
      if (!columns.ok) return columns
      header = cells.filter((_, place) => columns.value[place] !== 'remark')
      read = rowReader(columns.value)
      continue
    }
    rowCount += 1
    if (rowCount > imports.maxImportedRows) return imports.importTooManyRows
    take(read(row, cells))
  }
  if (!header) return imports.importEmpty
  return rowCount === 0 ? imports.importOnlyHeader : done({ header, rowCount })
}
