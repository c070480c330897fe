/** Why a table can't be read on. */
export type CsvProblem = 'quote-open' | 'row-too-long'

/**
 * The rows of a table, one after the other, in a time that grows with its length alone. A quote that doesn't stand at the beginning of a
 * cell is a part of it, and a cell that goes on after its last quote is as it is written. The last that comes may be a problem.
 */
export function* csvRows(
  text: string,
  { delimiter, longestRow }: { delimiter: string; longestRow: number },
): Generator<string[] | CsvProblem, void, void> {
  const ends = new RegExp(`[${delimiter}\\r\\n]|$`, 'g')
  const endFrom = (place: number) => {
    ends.lastIndex = place
    return ends.exec(text)?.index ?? text.length
  }
  let at = 0
  while (at < text.length) {
    const start = at
    const cells: string[] = []
    for (;;) {
      let end = endFrom(at)
      let cell: string
      if (text[at] === '"') {
        const quoted = closingQuote(text, at)
        if (quoted === -1) return yield text.length - start > longestRow ? 'row-too-long' : 'quote-open'
        end = endFrom(quoted + 1)
        const within = text.slice(at + 1, quoted).replaceAll('""', '"')
        cell = end === quoted + 1 ? within : `"${within}${text.slice(quoted, end)}`
      } else cell = text.slice(at, end)
      if (end - start > longestRow) return yield 'row-too-long'
      cells.push(cell)
      at = end + 1
      if (text[end] === delimiter) continue
      if (text[end] === '\r' && text[at] === '\n') at += 1
      break
    }
    yield cells
  }
}

/** Where the quote is that ends what the one at `opening` begins; two of them are one that doesn't. */
function closingQuote(text: string, opening: number): number {
  let place = text.indexOf('"', opening + 1)
  while (place !== -1 && text[place + 1] === '"') place = text.indexOf('"', place + 2)
  return place
}
