import { isAscii, isUtf8 } from 'node:buffer'
import { failure } from '../../kernel/outcome.ts'
import { csvRows } from '../../kernel/read-csv.ts'

const inFile = 'csvFile'
const notCsv = failure('import_not_csv', 'rule', inFile)
const tooManyLines = failure('import_too_many_rows', 'rule', inFile)
const rowTooLong = failure('import_row_too_long', 'rule', inFile)
const quoteOpen = failure('import_quote_open', 'rule', inFile)

/** Why an uploaded table can't be read on. */
export type TableProblem = typeof notCsv | typeof tooManyLines | typeof rowTooLong | typeof quoteOpen

/** A row of an uploaded table, by the number that a spreadsheet shows beside it. */
interface TableRow {
  row: number
  cells: string[]
}

const delimiters = [';', ',', '\t']
/** How much of a file is read to find out its delimiter. */
const startLetters = 64 * 1024
/** The limit of spreadsheets. Empty lines count, because reading them takes time too. */
const maxLines = 1_048_576
/** A thousand times a contact's size: a longer row is no list, or its quote doesn't end. */
const longestRow = 1024 * 1024

/**
 * Reads an uploaded table as spreadsheets in Poland write it, row by row; empty rows are left out. The last that comes may be a problem.
 *
 * @param countKnown how many of these cells are names of columns that the reader knows: so the delimiter is found
 */
export function* tableRows(
  file: Uint8Array,
  countKnown: (header: readonly string[]) => number,
): Generator<TableRow | TableProblem, void, void> {
  const encoding = encodingOf(file)
  if (!encoding) return yield notCsv
  const written = new TextDecoder(encoding).decode(file)
  // Excel writes such a line to name the delimiter; it doesn't count as a row.
  const [announcement = '', announced] = /^"?sep=([;,\t])"?(?:\r\n|\n|\r)/i.exec(written) ?? []
  const delimiter = announced ?? delimiterOf(written.slice(0, startLetters), countKnown)
  let row = 0
  for (const cells of csvRows(written.slice(announcement.length), { delimiter, longestRow })) {
    row += 1
    if (cells === 'quote-open') return yield { ...quoteOpen, facts: { row } }
    if (cells === 'row-too-long') return yield row === 1 ? notCsv : { ...rowTooLong, facts: { row } }
    if (row > maxLines) return yield tooManyLines
    if (!isBlank(cells)) yield { row, cells }
  }
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
function delimiterOf(start: string, countKnown: (header: readonly string[]) => number): string {
  const found = delimiters.map((delimiter) => {
    const header = firstLine(start, delimiter)
    return { delimiter, known: countKnown(header), all: header.length }
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
