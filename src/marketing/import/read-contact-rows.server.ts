import { isAscii, isUtf8 } from 'node:buffer'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { csvRows } from '../../kernel/read-csv.ts'
import * as imports from './contact-import.ts'
import { countKnownColumns, readColumns } from './import-columns.ts'
import { rowReader, type ImportedRow } from './imported-row.ts'

/** Why a file as a whole can't be imported. */
export type FileProblem =
  | typeof imports.importNotCsv
  | typeof imports.importEmpty
  | typeof imports.importOnlyHeader
  | typeof imports.importTooManyRows
  | typeof imports.importRowTooLong
  | typeof imports.importQuoteOpen
  | Exclude<ReturnType<typeof readColumns>, { ok: true }>

const delimiters = [';', ',', '\t']
/** How much of a file is read to find out its delimiter. */
const startLetters = 64 * 1024
/** The limit of spreadsheets. Empty lines count, because reading them takes time too. */
const maxLines = 1_048_576
/** A thousand times a contact's size: a longer row is no list, or its quote doesn't end. */
const longestRow = 1024 * 1024

/** Reads a file row by row and hands each to `take`. A fault of the whole file may show only at its end. */
export function readContactRows(
  file: Uint8Array,
  take: (row: ImportedRow) => void,
): Outcome<{ header: string[]; rowCount: number }, FileProblem> {
  const encoding = encodingOf(file)
  if (!encoding) return imports.importNotCsv
  const written = new TextDecoder(encoding).decode(file)
  // Excel writes such a line to name the delimiter; it doesn't count as a row.
  const [announcement = '', announced] = /^"?sep=([;,\t])"?(?:\r\n|\n|\r)/i.exec(written) ?? []
  const delimiter = announced ?? delimiterOf(written.slice(0, startLetters))
  let row = 0
  let rowCount = 0
  let header: string[] | undefined
  let read: ReturnType<typeof rowReader> | undefined
  for (const cells of csvRows(written.slice(announcement.length), { delimiter, longestRow })) {
    row += 1
    if (cells === 'quote-open') return { ...imports.importQuoteOpen, facts: { row } }
    if (cells === 'row-too-long')
      return row === 1 ? imports.importNotCsv : { ...imports.importRowTooLong, facts: { row } }
    if (row > maxLines) return imports.importTooManyRows
    if (isBlank(cells)) continue
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

const marks = { utf8: [0xef, 0xbb, 0xbf], utf16: [0xff, 0xfe], utf16Swapped: [0xfe, 0xff] }
/** Bytes without a letter in Windows-1250. */
const noLetters = [0x81, 0x83, 0x88, 0x90, 0x98]

/** Letters that Poles don't write. Every Latin letter in UTF-8 shows at least one of them when read as Windows-1250. */
const unusualLetter = /[^\0-\x7fĄąĆćĘęŁłŃńÓóŚśŹźŻżé„”“’–—…«»]/

/**
 * Spreadsheets in Poland write either encoding. Text in Windows-1250 is rarely valid UTF-8; if it is, like „PÓŁ”, it has
 * only Polish letters when read as Windows-1250.
 */
function encodingOf(file: Uint8Array): 'utf-8' | 'windows-1250' | undefined {
  const begins = (mark: number[]) => mark.every((byte, place) => file[place] === byte)
  if (file.includes(0) || begins(marks.utf16) || begins(marks.utf16Swapped)) return undefined
  if (isUtf8(file)) {
    const isPlain = begins(marks.utf8) || isAscii(file)
    return isPlain || unusualLetter.test(new TextDecoder('windows-1250').decode(file)) ? 'utf-8' : 'windows-1250'
  }
  return begins(marks.utf8) || noLetters.some((byte) => file.includes(byte)) ? undefined : 'windows-1250'
}

/** Whether a line is empty, even if it was split at the wrong delimiter. */
const isBlank = (cells: readonly string[]) => cells.every((cell) => /^[\s;,]*$/.test(cell))

/** The delimiter that yields the most known column names in the first line with text, then the most columns. */
function delimiterOf(start: string): string {
  const found = delimiters.map((delimiter) => {
    const header = firstLine(start, delimiter)
    return { delimiter, known: countKnownColumns(header), all: header.length }
  })
  const [best] = found.toSorted((one, other) => other.known - one.known || other.all - one.all)
  return best?.delimiter ?? ';'
}

/** Empty if a quote in the first line doesn't end within `start`. */
function firstLine(start: string, delimiter: string): string[] {
  for (const cells of csvRows(start, { delimiter, longestRow }))
    if (typeof cells !== 'string' && !isBlank(cells)) return cells
  return []
}
