import { writeFile } from 'node:fs/promises'
import { SCALE, cut, polygon, type Point } from './engraving.ts'
import { cloudNoise, noise, seededRandom } from './noise.ts'

// A flower of salt: a hollow pyramid of steps, afloat on the still brine in which it grows.
const WIDTH = 720
const HEIGHT = 720
const INK = '#17222b'
const MIDDLE: Point = [360, 330]
const STEPS = 11
const RIM = 268
const TURN = 0.36

type Solid = readonly [x: number, y: number, depth: number]

/** Seen from above and a little from the front, so that the far walls show more than the near ones. */
function project([x, y, depth]: Solid): Point {
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)]
  const [across, away] = [x * cos - y * sin, x * sin + y * cos]
  return [MIDDLE[0] + across, MIDDLE[1] + away * 0.66 + depth * 0.6]
}

const corners: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]

/** Crystals grow unevenly: each corner of each step is a little off. */
const grown = (half: number, corner: number, step: number) =>
  half * (1 + 0.035 * (noise(corner * 4.1 + step * 0.35, step * 0.4) - 0.5))

function rim(half: number, depth: number, step: number): readonly Solid[] {
  return corners.map(([x, y], corner): Solid => {
    const size = grown(half, corner, step)
    return [x * size, y * size, depth]
  })
}

/** Fills the face between two edges with cuts that run along them. */
function face(outer: readonly [Point, Point], inner: readonly [Point, Point], darkness: (t: number) => number): string {
  const mix = ([x1, y1]: Point, [x2, y2]: Point, t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t]
  const wide = Math.max(
    Math.hypot(outer[0][0] - inner[0][0], outer[0][1] - inner[0][1]),
    Math.hypot(outer[1][0] - inner[1][0], outer[1][1] - inner[1][1]),
  )
  const count = Math.max(1, Math.round(wide / 3.3))
  const spacing = wide / count
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const [from, to] = [mix(outer[0], inner[0], t), mix(outer[1], inner[1], t)]
    const [left, right] = from[0] <= to[0] ? [from, to] : [to, from]
    const long = Math.hypot(right[0] - left[0], right[1] - left[1])
    const steep = Math.hypot(1, (right[1] - left[1]) / Math.max(1, right[0] - left[0]))
    const steps = Math.max(4, Math.round(long / 9))
    const spine = Array.from({ length: steps }, (__, step): Point => mix(left, right, step / (steps - 1)))
    return cut(
      spine,
      ([x, y]) => Math.min(0.86, darkness(t) * (0.78 + 0.5 * noise(x / 34, y / 34))) * spacing * Math.min(steep, 2.4),
      { least: 0.3, tolerance: 0.3 },
    )
  }).join('')
}

/** How dark the four walls are; the light comes from the left, from behind. */
const WALLS = [0.62, 0.4, 0.1, 0.24] as const
const TREADS = 0.05

function hopper(): { faces: string; edges: string } {
  const faces: string[] = []
  const edges: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    const at = (index: number) => RIM * (1 - index / STEPS) ** 0.94
    const [half, next] = [at(step), at(step + 1)]
    const depth = step * 12
    const outer = rim(half, depth, step)
    const ledge = rim(next + (half - next) * 0.45, depth, step + 0.4)
    const below = rim(next, depth + 12, step + 1)
    for (const corner of [0, 1, 2, 3]) {
      const other = (corner + 1) % 4
      const edge = (solids: readonly Solid[]) =>
        [project(solids[corner] as Solid), project(solids[other] as Solid)] as const
      const wall = WALLS[corner] ?? 0
      faces.push(face(edge(outer), edge(ledge), () => TREADS + wall * 0.16))
      faces.push(face(edge(ledge), edge(below), (t) => wall * (0.75 + 0.5 * t) * (0.8 + 0.45 * (step / STEPS))))
    }
    edges.push(polygon(outer.map(project)), polygon(ledge.map(project)))
  }
  return { faces: faces.join(''), edges: edges.join('') }
}

const outside = rim(RIM, 0, 0).map(project)
/** The thickness of the rim, seen from the front. */
const skirt = [
  ...outside.slice(1),
  ...outside
    .slice(1)
    .toReversed()
    .map(([x, y]): Point => [x, y + 13]),
]

const isUnderCrystal = ([x, y]: Point) => {
  const [dx, dy] = [x - MIDDLE[0], (y - MIDDLE[1] - 6) / 0.66]
  const [cos, sin] = [Math.cos(-TURN), Math.sin(-TURN)]
  return Math.max(Math.abs(dx * cos - dy * sin), Math.abs(dx * sin + dy * cos)) < RIM + 4
}

function ring([x, y]: Point): number {
  const [dx, dy] = [x - MIDDLE[0], (y - MIDDLE[1]) / 0.66]
  const [cos, sin] = [Math.cos(-TURN), Math.sin(-TURN)]
  const [u, v] = [dx * cos - dy * sin, dx * sin + dy * cos]
  return (Math.abs(u) ** 5 + Math.abs(v) ** 5) ** 0.2 - RIM
}

/** Still brine: lines that curl up to the crystal's edge and die away from it. */
function brine(): string {
  const lines: string[] = []
  for (let y = 60; y < HEIGHT - 20; y += 5.4) {
    const spine = Array.from({ length: 151 }, (_, index): Point => {
      const x = -12 + index * 5
      const away = Math.max(0, ring([x, y]))
      return [x, y + Math.sin(away / 8.5) * 3.2 * Math.exp(-away / 46) + (noise(x / 60, y / 9) - 0.5) * 3]
    })
    lines.push(
      cut(
        spine,
        (point) => {
          if (isUnderCrystal(point)) return 0
          const away = Math.max(0, ring(point))
          const shade = point[1] > MIDDLE[1] ? 0.3 * Math.exp(-away / 26) : 0.06
          const fade = Math.max(0, 1 - Math.hypot((point[0] - 360) / 372, (point[1] - 370) / 330) ** 3)
          return 5.4 * fade * Math.max(0, shade + 0.12 + (cloudNoise(point[0] / 90, point[1] / 16) - 0.5) * 0.6)
        },
        { least: 0.3, tolerance: 0.4 },
      ),
    )
  }
  return lines.join('')
}

/** Small crystals that have begun beside it. */
function seeds(): string {
  const random = seededRandom(17)
  const shapes: string[] = []
  while (shapes.length < 46) {
    const [x, y] = [40 + 640 * random(), 90 + 570 * random()]
    const size = 3 + 10 * random() ** 3
    const away = ring([x, y])
    if (away < 16 || away > 130) continue
    const turn = random() * 1.5
    const square = (half: number, lift: number) =>
      polygon(
        [0, 1, 2, 3].map((corner): Point => {
          const angle = turn + (corner * Math.PI) / 2
          return [x + half * Math.cos(angle), y + lift + half * 0.66 * Math.sin(angle)]
        }),
      )
    shapes.push(square(size, 0) + square(size * 0.55, size * 0.2))
  }
  return shapes.join('')
}

const { faces, edges } = hopper()
const [wide, high] = [WIDTH * SCALE, HEIGHT * SCALE]
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${wide} ${high}">
<path fill="${INK}" d="${brine()}"/>
<path fill="#fff" stroke="${INK}" stroke-width="9" stroke-linejoin="round" fill-rule="evenodd" d="${seeds()}"/>
<path fill="${INK}" d="${polygon(skirt)}"/>
<path fill="#fff" d="${polygon(outside)}"/>
<path fill="${INK}" d="${faces}"/>
<path fill="none" stroke="${INK}" stroke-width="9" stroke-linejoin="round" d="${edges}"/>
</svg>
`
await writeFile(new URL('../src/ui/engravings/crystal.svg', import.meta.url), svg)
