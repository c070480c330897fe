/** A line that both texts have, or one alone; a changed line is one in both. */
export type LineDifference =
  | { kind: 'same'; line: string }
  | { kind: 'gone' | 'come'; line: string }
  | { kind: 'changed'; before: string; after: string }

/** Larger ones are told as one change: nobody would follow them line by line. */
const mostCells = 4_000_000

/** Compares two texts by their lines, empty ones left out. */
export function lineDifferences(before: string, after: string): LineDifference[] {
  const [was, is] = [before, after].map((text) => text.split('\n').filter((line) => line.trim() !== ''))
  if (!was || !is) return []
  let head = 0
  while (head < Math.min(was.length, is.length) && was[head] === is[head]) head += 1
  let tail = 0
  while (tail < Math.min(was.length, is.length) - head && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1
  const same = (lines: string[]) => lines.map((line) => ({ kind: 'same', line }) as const)
  return [
    ...same(was.slice(0, head)),
    ...paired(middle(was.slice(head, was.length - tail), is.slice(head, is.length - tail))),
    ...same(was.slice(was.length - tail)),
  ]
}

type Plain = Exclude<LineDifference, { kind: 'changed' }>

/** The longest row of lines that both have, and what lies between them. */
function middle(was: string[], is: string[]): Plain[] {
  const gone = (line: string) => ({ kind: 'gone', line }) as const
  const come = (line: string) => ({ kind: 'come', line }) as const
  if (was.length * is.length > mostCells) return [...was.map(gone), ...is.map(come)]
  const width = is.length + 1
  const longest = new Uint16Array((was.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = was.length - 1; row >= 0; row -= 1) {
    for (let column = is.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        was[row] === is[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const told: Plain[] = []
  let [row, column] = [0, 0]
  while (row < was.length && column < is.length) {
    if (was[row] === is[column]) {
      told.push({ kind: 'same', line: was[row] ?? '' })
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) told.push(gone(was[row++] ?? ''))
    else told.push(come(is[column++] ?? ''))
  }
  return [...told, ...was.slice(row).map(gone), ...is.slice(column).map(come)]
}

/** Lines that went and as many that came in their place are changed ones. */
function paired(told: Plain[]): LineDifference[] {
  const result: LineDifference[] = []
  let [gone, come]: [string[], string[]] = [[], []]
  const finish = () => {
    const pairs = Math.min(gone.length, come.length)
    for (let place = 0; place < pairs; place += 1)
      result.push({ kind: 'changed', before: gone[place] ?? '', after: come[place] ?? '' })
    result.push(...gone.slice(pairs).map((line) => ({ kind: 'gone', line }) as const))
    result.push(...come.slice(pairs).map((line) => ({ kind: 'come', line }) as const))
    ;[gone, come] = [[], []]
  }
  for (const one of told) {
    if (one.kind === 'gone') gone.push(one.line)
    else if (one.kind === 'come') come.push(one.line)
    else {
      finish()
      result.push(one)
    }
  }
  finish()
  return result
}
