import { readFileSync, writeFileSync } from 'node:fs'
import { floors, roomOf } from './house-rules.ts'
import { readImports } from './imports.ts'
import { projectFolder } from './project.ts'

// Draws docs/pictures/floors.svg: each room above the rooms that it imports. A room is wider the more lines it has. A thread is left out where
// a longer way along other threads leads to the same room.
process.chdir(projectFolder)

/** The floors in groups, the highest first. Each begins with the floor of the room that it names. */
const groups = [
  { first: 'app', label: 'composes all rooms' },
  { first: 'sales/order-management', label: 'sales' },
  { first: 'membership', label: 'subjects' },
  { first: 'mail', label: 'shared by subjects' },
  { first: 'server', label: 'ground' },
]
const width = 1200
const margin = 140
const rowHeight = 64
const boxHeight = 32
const padding = 18

const files = [...readImports()].filter(([file]) => !/\.test\.tsx?$/.test(file))
const known = new Map(floors.flat().map((room) => [room, new Set<string>()]))
const lines = new Map<string, number>()
for (const [file, imports] of files) {
  const room = roomOf(file)
  lines.set(room, (lines.get(room) ?? 0) + readFileSync(file, 'utf8').split('\n').length - 1)
  for (const { to } of imports) if (to.startsWith('src/') && roomOf(to) !== room) known.get(room)?.add(roomOf(to))
}

const groupOf = new Map<string, number>()
for (const room of floors.flat()) {
  const begun = groups.findIndex(({ first }) => floors.find((floor) => floor.includes(first))?.includes(room))
  groupOf.set(room, Math.max(begun, ...groupOf.values()))
}

/** A room stands one row above the highest room of its group that it imports. */
function heightOf(room: string): number {
  const below = [...(known.get(room) ?? [])].filter((other) => groupOf.get(other) === groupOf.get(room))
  return 1 + Math.max(-1, ...below.map(heightOf))
}

const boxes = new Map<string, { x: number; y: number; width: number }>()
const bands: string[] = []
let top = 0
for (const [number, { label }] of groups.entries()) {
  const rooms = floors.flat().filter((room) => groupOf.get(room) === number)
  const rows = [...Map.groupBy(rooms, heightOf)].toSorted(([one], [other]) => other - one)
  const height = rows.length * rowHeight - (rowHeight - boxHeight) + 2 * padding
  bands.push(
    `<rect class="band" y="${top}" width="${width}" height="${height}" rx="6"/><text class="label" x="18" y="${top + padding + 21}">${label}</text>`,
  )
  for (const [row, [, named]] of rows.entries()) placeRow(named, top + padding + row * rowHeight)
  top += height + 14
}

writeFileSync('docs/pictures/floors.svg', draw())
const arrows = [...known.values()].reduce((sum, others) => sum + others.size, 0)
process.stdout.write(`${known.size} rooms on ${floors.length} floors, ${arrows} arrows between rooms\n`)

/** Rooms stand in the order of those that import them, so that few threads cross. */
function placeRow(rooms: string[], y: number): void {
  const middle = (room: string) => {
    const above = [...boxes].filter(([other]) => threadsOf(other).includes(room)).map(([, box]) => centreOf(box))
    return above.reduce((sum, x) => sum + x, 0) / above.length
  }
  const wide = (room: string) =>
    Math.max(room.replace('sales/', '').length * 8, Math.sqrt(lines.get(room) ?? 0) * 2) + 24
  const left = width - margin - rooms.reduce((sum, room) => sum + wide(room), 0)
  const gap = Math.min(90, left / rooms.length)
  let x = margin + (left - gap * (rooms.length - 1)) / 2
  for (const room of rooms.toSorted((one, other) => middle(one) - middle(other))) {
    boxes.set(room, { x, y, width: wide(room) })
    x += wide(room) + gap
  }
}

function threadsOf(room: string): string[] {
  const others = [...(known.get(room) ?? [])]
  return others.filter((other) => !others.some((way) => way !== other && leadsTo(way, other)))
}

function leadsTo(from: string, to: string): boolean {
  return [...(known.get(from) ?? [])].some((next) => next === to || leadsTo(next, to))
}

function centreOf(box: { x: number; width: number }): number {
  return box.x + box.width / 2
}

function draw(): string {
  const rooms = [...boxes].map(
    ([room, box]) =>
      `<rect class="room" x="${Math.round(box.x)}" y="${box.y}" width="${Math.round(box.width)}" height="${boxHeight}" rx="4"/>` +
      `<text x="${Math.round(centreOf(box))}" y="${box.y + 21}">${room.replace('sales/', '')}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top - 14}" role="img" aria-label="The rooms of src/, each above those that it imports">
<style>
.band { fill: #f1efe9 }
.room { fill: #fff; stroke: #17222b }
path { fill: none; stroke: #56347f; stroke-opacity: .4 }
text { font: 14px sans-serif; fill: #17222b; text-anchor: middle }
.label { font-size: 12px; fill: #52616b; text-anchor: start }
</style>
${[...bands, ...[...boxes.keys()].flatMap((from) => threadsOf(from).map((to) => drawThread(from, to))), ...rooms].join('\n')}
</svg>
`
}

function drawThread(from: string, to: string): string {
  const [above, below] = [boxes.get(from), boxes.get(to)]
  if (!above || !below) return ''
  const [x1, y1, x2, y2] = [Math.round(centreOf(above)), above.y + boxHeight, Math.round(centreOf(below)), below.y]
  const bend = Math.min(90, (y2 - y1) / 2)
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}"/>`
}
