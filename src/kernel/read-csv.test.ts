import type { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRows } from './read-csv.ts'

const read = (text: string, delimiter: string) => [...csvRows(text, { delimiter, longestRow: 1_000 })]

/** The same by a reader that many use. */
function readElsewhere(text: string, delimiter: string): (string[] | 'quote-open')[] {
  const rows: (string[] | 'quote-open')[] = []
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      on_record: (cells: string[]) => void rows.push(cells),
    })
  } catch (error) {
    if ((error as CsvError).code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    rows.push('quote-open')
  }
  return rows
}

test('whatever is written is read as others read it', () => {
  const text = fc.string({ unit: fc.constantFrom(...'"""";,\t\r\n\nab ą'), maxLength: 30 })
  fc.assert(
    fc.property(text, fc.constantFrom(';', ',', '\t'), (written, delimiter) => {
      expect(read(written, delimiter)).toEqual(readElsewhere(written, delimiter))
    }),
    { numRuns: 5_000 },
  )
})

test('a row that is too long is the last that is read, whatever makes it long', () => {
  for (const long of ['x'.repeat(1_001), `"${'x'.repeat(1_001)}`, `"${'""'.repeat(501)}"`, ';'.repeat(1_001)])
    expect(read(`a;b\n${long}\nc;d\n`, ';')).toEqual([['a', 'b'], 'row-too-long'])
  expect(read(`a;b\n${'x'.repeat(1_000)}\n`, ';')).toHaveLength(2)
})
