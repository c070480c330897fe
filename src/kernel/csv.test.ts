import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from '../../tests/support/csv.ts'
import { printCsvLine, withoutApostrophe } from './csv.ts'
import { money } from './money.ts'

const line = (...cells: Parameters<typeof printCsvLine>[0]) => printCsvLine(cells)

test('cells are parted by semicolons, lines end as spreadsheets expect, nothing is an empty cell', () => {
  expect(line('Anna', null, '', 'Nowak')).toBe('Anna;;;Nowak\r\n')
})

test('amounts are numbers with a decimal comma, also below zero', () => {
  expect(line(money(0), money(5), money(123_456), money(-1250))).toBe('0,00;0,05;1234,56;-12,50\r\n')
})

test.for([
  ['=1+1', "'=1+1"],
  ['+48 600 100 200', "'+48 600 100 200"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\u00A0=1', "'\u00A0=1"],
  ['\u200B=1', "'\u200B=1"],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['＝1', "'＝1"],
] as const)('what a spreadsheet would calculate is a text: %j', ([text, cell]) => {
  expect(line(text)).toBe(`${cell}\r\n`)
})

test.for([
  ['0048600100200', "'0048600100200"],
  ['620000000000000000000001', "'620000000000000000000001"],
  ['5260250274', '5260250274'],
  ['600 100 200', '600 100 200'],
  ['31-042', '31-042'],
  ["d'Artagnan", "d'Artagnan"],
] as const)('digits that a spreadsheet would cut are a text, others stay as they are: %s', ([text, cell]) => {
  expect(line(text)).toBe(`${cell}\r\n`)
})

test('a text with a comma or a tab stays one cell also where those part cells', () => {
  expect(line('Nowak,=1+1', 'a\t=1+1')).toBe('"Nowak,=1+1";"a\t=1+1"\r\n')
})

test('any texts come back from the table, and none begins like a formula', () => {
  const hard = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n;" \u00A0,\'ał1'), maxLength: 8 })
  const text = fc.oneof(hard, fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      const read = readCsv(rows.map((row) => printCsvLine(row)).join(''))
      expect(read).toHaveLength(rows.length)
      for (const [place, cell] of read.flat().entries()) {
        expect([rows.flat()[place], `'${rows.flat()[place]}`]).toContain(cell)
        expect(cell.trimStart()).not.toMatch(/^[=+\-@]/)
        expect(cell).not.toMatch(/^[\t\r]/)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('a cell is again what it was before it was printed', () => {
  const text = fc.oneof(fc.string({ unit: fc.constantFrom(..."=+-@0123456789 a＝'") }), fc.string({ unit: 'grapheme' }))
  const isOurs = (cell: string) => withoutApostrophe(cell) === cell
  fc.assert(
    fc.property(text.filter(isOurs), (cell) => {
      const [[read = ''] = []] = readCsv(printCsvLine([cell, 'x']))
      expect(withoutApostrophe(read)).toBe(cell)
    }),
    { numRuns: 1_000 },
  )
  expect(["'s-Hertogenbosch", "'", ''].map(withoutApostrophe)).toEqual(["'s-Hertogenbosch", "'", ''])
})
