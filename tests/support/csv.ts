/** The cells of a table as a spreadsheet reads it: semicolons between them, quotes around those that need them. */
export function readCsv(table: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/gy
  while (cell.lastIndex < table.length) {
    const at = cell.lastIndex
    const match = cell.exec(table)
    if (!match) throw new Error(`not a table from here on: ${JSON.stringify(table.slice(at, at + 40))}`)
    const [, quoted, plain = '', end] = match
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ';') continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) throw new Error('the last line has no end')
  return rows
}
