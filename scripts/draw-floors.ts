import { readFileSync, writeFileSync } from 'node:fs'
import { roomOf } from './house-rules.ts'
import { readImports, type Import } from './imports.ts'
import { projectFolder } from './project.ts'

// Draws docs/pictures/floors.svg: each room above all that it imports, as wide as it has lines, with a thread to each room that it knows.
process.chdir(projectFolder)
const imports = new Map([...readImports()].filter(([file]) => !/\.test\.tsx?$/.test(file)))
const rooms = Map.groupBy(imports, ([file]) => roomOf(file))
const known = new Map([...rooms].map(([room, files]) => [room, roomsKnownBy(room, files)]))

const width = 1200
const gap = 14
const rowHeight = 62
const boxHeight = 34
const rows = Map.groupBy(rooms.keys(), heightOf)
const top = Math.max(...rows.keys())
const places = new Map([...rows].flatMap(([height, row]) => placeRow(row, (top - height) * rowHeight + 10)))

writeFileSync('docs/pictures/floors.svg', draw())
process.stdout.write(`${rooms.size} rooms on ${rows.size} floors\n`)

function roomsKnownBy(room: string, files: [string, Import[]][]): Set<string> {
  const targets = files.flatMap(([, all]) => all.map(({ to }) => to))
  return new Set(
    targets
      .filter((to) => to.startsWith('src/'))
      .map(roomOf)
      .filter((other) => other !== room),
  )
}

/** A room stands one floor above the highest that it knows. */
function heightOf(room: string): number {
  return 1 + Math.max(-1, ...[...(known.get(room) ?? [])].map(heightOf))
}

const linesOf = (room: string): number =>
  (rooms.get(room) ?? []).reduce((sum, [file]) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)

function placeRow(row: string[], y: number) {
  const widths = row.map((room) => Math.max(room.length * 9 + 24, Math.sqrt(linesOf(room)) * 4))
  let x = (width - widths.reduce((sum, each) => sum + each + gap, -gap)) / 2
  return row.map((room, at) => {
    const place = { x, y, width: widths[at] ?? 0 }
    x += place.width + gap
    return [room, place] as const
  })
}

function draw(): string {
  const threads = [...known].flatMap(([from, all]) => [...all].map((to) => threadBetween(from, to)))
  const boxes = [...places].map(
    ([room, { x, y, width: wide }]) =>
      `<rect x="${round(x)}" y="${y}" width="${round(wide)}" height="${boxHeight}" rx="4"/>` +
      `<text x="${round(x + wide / 2)}" y="${y + 15}">${room}</text>` +
      `<text class="lines" x="${round(x + wide / 2)}" y="${y + 28}">${linesOf(room)} lines</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${(top + 1) * rowHeight}" role="img" aria-label="The rooms of src/, each above those that it imports">
<style>
svg { background: #faf9f6 }
rect { fill: #fff; stroke: #17222b }
path { fill: none; stroke: #56347f; stroke-opacity: .16 }
text { font: 14px sans-serif; fill: #17222b; text-anchor: middle }
.lines { font-size: 10px; fill: #52616b }
</style>
${[...threads, ...boxes].join('\n')}
</svg>
`
}

function threadBetween(from: string, to: string): string {
  const [above, below] = [places.get(from), places.get(to)]
  if (!above || !below) return ''
  const [x1, y1, x2, y2] = [above.x + above.width / 2, above.y + boxHeight, below.x + below.width / 2, below.y]
  const half = (y1 + y2) / 2
  return `<path d="M${round(x1)} ${y1}C${round(x1)} ${half} ${round(x2)} ${half} ${round(x2)} ${y2}"/>`
}

function round(length: number): number {
  return Math.round(length)
}
