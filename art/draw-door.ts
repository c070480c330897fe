import { writeFile } from 'node:fs/promises'
import { cut, polygon, SCALE, type Point } from './engraving.ts'
import { noise, seededRandom } from './noise.ts'

// The door of the salorge, open: tarred boards in shadow, and inside, in the light, the harvest.
const WIDTH = 520
const HEIGHT = 390
const INK = '#17222b'
const PAPER = '#ffffff'

const DOOR = { left: 150, right: 318, top: 70, sill: 334 }
/** Where the leaf ends that is turned towards us; nearer things are taller. */
const LEAF = { far: DOOR.right, near: 414, topNear: 48, sillNear: 362 }

/** An upright cut that swells and thins on its way, and leaves off where the wood does. */
function upright(x: (y: number) => number, from: number, to: number, thickness: (y: number) => number): string {
  const shapes: string[] = []
  let run: { y: number; half: number }[] = []
  const finish = () => {
    if (run.length > 2) {
      const isEnd = (at: number) => at === 0 || at === run.length - 1
      const side = (sign: 1 | -1) => run.map(({ y, half }, at): Point => [x(y) + (isEnd(at) ? 0 : sign * half), y])
      shapes.push(polygon([...side(1), ...side(-1).toReversed().slice(1, -1)]))
    }
    run = []
  }
  for (let y = from; y <= to; y += 9) {
    const wide = thickness(y)
    if (wide < 0.3) finish()
    else run.push({ y, half: wide / 2 })
  }
  finish()
  return shapes.join('')
}

/** The grain that the graver left light in dark boards, all over the wall. */
function wall(): string {
  const random = seededRandom(5)
  const cuts: string[] = []
  for (let board = -6; board < WIDTH; board += 31) {
    cuts.push(
      upright(
        () => board,
        0,
        344,
        () => 1.9,
      ),
    )
    for (let grain = board + 4; grain < board + 29; grain += 3.6) {
      const own = random() * 90
      const strength = 0.7 + random() * 0.9
      cuts.push(
        upright(
          (y) => grain + 1.6 * (noise(own, y / 70) - 0.5),
          0,
          344,
          (y) => strength * (1.75 * noise(grain / 17 + own, y / 46) - 0.42) * (0.45 + (0.55 * grain) / WIDTH),
        ),
      )
    }
  }
  return cuts.join('')
}

/** From the edge of the leaf at the hinges to the one next to us: how high it begins and where it ends. */
const leafAt = (along: number) => ({
  x: LEAF.far + (LEAF.near - LEAF.far) * along,
  top: DOOR.top + (LEAF.topNear - DOOR.top) * along,
  sill: DOOR.sill + (LEAF.sillNear - DOOR.sill) * along,
})

/** A place on the leaf: how far from the hinges, and how far down. */
const onLeaf = (along: number, down: number): Point => {
  const { x, top, sill } = leafAt(along)
  return [x, top + (sill - top) * down]
}
const band = (top: number, bottom: number) =>
  polygon([onLeaf(0, top), onLeaf(1, top), onLeaf(1, bottom), onLeaf(0, bottom)])

function leafBoards(): string {
  const random = seededRandom(3)
  return Array.from({ length: 27 }, (_, index) => {
    const { x, top, sill } = leafAt((index + 0.5) / 27)
    const isGap = index % 6 === 5
    const own = random() * 60
    return upright(
      () => x,
      top,
      sill,
      (y) => (isGap ? 2.2 : 2.1 * noise(own, y / 38) - 0.35),
    )
  }).join('')
}

const brace = polygon([onLeaf(0.06, 0.84), onLeaf(0.94, 0.22), onLeaf(0.94, 0.3), onLeaf(0.06, 0.92)])

/** A heap in the light: how high it is, its outline, and the cuts on the side that is turned from the light. */
interface Heap {
  middle: number
  half: number
  high: number
}
const heaps: Heap[] = [
  { middle: 274, half: 62, high: 84 },
  { middle: 212, half: 82, high: 128 },
]

const topOf = ({ middle, half, high }: Heap) => {
  return (x: number) =>
    DOOR.sill - high * Math.max(0, 1 - Math.abs((x - middle) / half) ** 1.45) - 3 * noise(x / 6, high)
}
const inDoor = (x: number) => Math.max(DOOR.left, Math.min(DOOR.right, x))

function heapOutline(heap: Heap): string {
  const top = topOf(heap)
  const [from, to] = [inDoor(heap.middle - heap.half), inDoor(heap.middle + heap.half)]
  const ridge = Array.from({ length: 40 }, (_, step): Point => {
    const x = from + ((to - from) * step) / 39
    return [x, Math.min(DOOR.sill, top(x))]
  })
  return polygon([[from, DOOR.sill], ...ridge, [to, DOOR.sill]])
}

function heapShade(heap: Heap): string {
  const top = topOf(heap)
  const lit = heap.middle + heap.half * 0.28
  const cuts: string[] = []
  for (let x = inDoor(heap.middle - heap.half) + 3; x < lit; x += 4) {
    const depth = (lit - x) / heap.half
    const from = top(x) + 4
    const lean = (x - heap.middle) / heap.half
    cuts.push(
      upright(
        (y) => Math.max(DOOR.left + 2, x + (y - from) * 0.2 * lean),
        from,
        DOOR.sill - 2,
        (y) => 2.1 * depth * (0.35 + noise(x / 14, y / 24)) - 0.35,
      ),
    )
  }
  return cuts.join('')
}

/** The boards at the back, which hold the harvest. */
function back(): string {
  const cuts: string[] = []
  for (let row = 0; row < 17; row += 1) {
    const y = DOOR.top + 8 + row * 15
    const isGap = row % 3 === 2
    cuts.push(
      cut(
        Array.from({ length: 22 }, (_, step): Point => [DOOR.left + 2 + step * 7.8, y]),
        ([x]) => (isGap ? 1.3 : 1.7 * noise(x / 34, row * 3.1) - 0.55) * (1.1 - (0.75 * (x - DOOR.left)) / 168),
      ),
    )
  }
  return cuts.join('')
}

/** What stands in the light from inside on the floor before the sill. */
function services(): string {
  const strips: string[] = []
  for (let row = 0; row < 9; row += 1) {
    const y = 350 + row * 4.6
    const [left, right] = [DOOR.left - 2 - row * 9, LEAF.far + 6 - row * 2]
    const wave = (x: number) => y + 1.6 * (noise(x / 40, row) - 0.5)
    const strip = (from: number, to: number) => {
      const points: Point[] = []
      for (let x = from; x <= to; x += 16) points.push([x, wave(x)])
      const below = points.map(([x, level], at): Point => [x, level + (at === 0 || at === points.length - 1 ? 0 : 2.6)])
      return points.length > 2 ? polygon([...points, ...below.toReversed()]) : ''
    }
    strips.push(strip(-8, left), strip(right, WIDTH + 12))
  }
  return strips.join('')
}

const rectangle = (left: number, top: number, right: number, bottom: number) =>
  polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
const line = (...points: Point[]) =>
  `M${points.map((point) => point.map((at) => Math.round(at * SCALE)).join(' ')).join('L')}`

/** A rake that leans at the wall, as it came from the marsh: a long pole and a broad board. */
const pole = line([112, 44], [76, 340])
const board = polygon([
  [36, 330],
  [114, 340],
  [112, 352],
  [34, 342],
])
const hinges = [0.16, 0.82].map((down) => line(onLeaf(-0.04, down), onLeaf(0.62, down))).join('')

const [wide, high] = [WIDTH * SCALE, HEIGHT * SCALE]
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${wide} ${high}">
<path fill="${INK}" d="${rectangle(0, 0, WIDTH, 344)}"/>
<path fill="${PAPER}" d="${wall()}"/>
<path fill="${PAPER}" stroke="${INK}" stroke-width="26" d="${rectangle(DOOR.left - 13, DOOR.top - 13, DOOR.right + 4, 347)}"/>
<path fill="${PAPER}" stroke="${INK}" stroke-width="9" d="${rectangle(DOOR.left, DOOR.top, DOOR.right, DOOR.sill)}"/>
<path fill="${INK}" d="${back()}${services()}"/>
${heaps
  .map(
    (heap) =>
      `<path fill="${PAPER}" stroke="${INK}" stroke-width="9" stroke-linejoin="round" d="${heapOutline(heap)}"/><path fill="${INK}" d="${heapShade(heap)}"/>`,
  )
  .join('\n')}
<path fill="${INK}" d="${rectangle(DOOR.left - 22, 338, DOOR.right + 8, 348)}"/>
<path fill="${INK}" stroke="${PAPER}" stroke-width="14" stroke-linejoin="round" d="${band(0, 1)}"/>
<path fill="${PAPER}" d="${leafBoards()}"/>
<path fill="${INK}" stroke="${PAPER}" stroke-width="12" d="${brace}${band(0.16, 0.24)}${band(0.82, 0.9)}"/>
<path stroke="${PAPER}" stroke-width="22" fill="none" d="${hinges}"/>
<g stroke-linecap="round">
<path stroke="${INK}" stroke-width="70" d="${pole}"/>
<path stroke="${PAPER}" stroke-width="38" d="${pole}"/>
<path fill="${PAPER}" stroke="${INK}" stroke-width="16" d="${board}"/>
</g>
</svg>
`
await writeFile(new URL('../src/customers/sign-in/door.svg', import.meta.url), svg)
