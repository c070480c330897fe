import { writeFile } from 'node:fs/promises'
import { islands, mainland } from './coast/shores.ts'
import { SCALE, cut, polygon, type Point } from './engraving.ts'
import { cloudNoise, noise } from './noise.ts'

// A chart of the coast: white land, and a sea of fine lines that thicken towards the shore.
const WIDTH = 560
// The page shows as much of the open sea below the coast as there is place for.
const HEIGHT = 1100
const COAST_HEIGHT = 600
const INK = '#17222b'
const WEST = -3.36
const NORTH = 47.86
const PER_DEGREE = 440
const NARROWING = Math.cos((47.3 * Math.PI) / 180)

const place = ([longitude, latitude]: Point): Point => [
  (longitude - WEST) * NARROWING * PER_DEGREE,
  (NORTH - latitude) * PER_DEGREE,
]

/** No coast is as straight as a list of its points. */
function weathered(shore: readonly Point[]): readonly Point[] {
  return shore.flatMap((from, index) => {
    const to = shore[(index + 1) % shore.length] as Point
    const [[x1, y1], [x2, y2]] = [place(from), place(to)]
    const long = Math.hypot(x2 - x1, y2 - y1)
    const steps = long > 400 ? 1 : Math.max(1, Math.round(long / 7))
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps
      const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t]
      const loose = step === 0 ? 0.6 : Math.min(3, long / 9)
      return [x + (noise(x / 5, y / 5) - 0.5) * loose, y + (noise(x / 5 + 40, y / 5) - 0.5) * loose]
    })
  })
}

const east: readonly Point[] = [
  [-0.5, 46.1],
  [-0.5, 48.2],
  [-3.8, 48.2],
]
const lands = [weathered([...mainland, ...east]), ...islands.map(weathered)]

function isLand([x, y]: Point): boolean {
  return lands.some((land) => {
    let inside = false
    land.forEach(([x1, y1], index) => {
      const [x2, y2] = land.at(index - 1) as Point
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
    })
    return inside
  })
}

function fromShore([x, y]: Point): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const land of lands) {
    for (const [index, [x1, y1]] of land.entries()) {
      const [x2, y2] = land.at(index - 1) as Point
      const [dx, dy] = [x2 - x1, y2 - y1]
      const t = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)))
      nearest = Math.min(nearest, Math.hypot(x - x1 - t * dx, y - y1 - t * dy))
    }
  }
  return nearest
}

const SPACING = 4

function sea(): string {
  const lines: string[] = []
  for (let y = 3; y < HEIGHT; y += SPACING) {
    const spine = Array.from({ length: WIDTH / 2.5 + 9 }, (_, index): Point => [index * 2.5 - 10, y])
    lines.push(
      cut(
        spine,
        (point) => {
          if (isLand(point)) return 0
          const distance = fromShore(point)
          const drift = 0.06 * (cloudNoise(point[0] / 90, point[1] / 40) - 0.5)
          // South of the coast the sea would end in a hard edge beside the text.
          const south = Math.min(1, Math.max(0, (y - COAST_HEIGHT) / 150))
          const fade = Math.max(0, 1 - south * (point[0] / WIDTH) ** 3)
          return fade * SPACING * (0.1 + drift + 0.44 * Math.exp(-distance / 17) + 0.08 * Math.exp(-distance / 90))
        },
        { least: 0.24, tolerance: 0.16 },
      ),
    )
  }
  return lines.join('')
}

/** The salt pans: a small net of banks behind the coast. */
function pans(): string {
  const [x, y] = place([-2.447, 47.296])
  const net: string[] = []
  for (let row = -4; row <= 4; row += 1) {
    for (let column = -4; column <= 4; column += 1) {
      if (Math.hypot(row, column) > 4.3) continue
      const [left, top] = [x + 9 + column * 4.6 + row * 1.1, y - 6 + row * 3.9 - column * 0.8]
      if (!isLand([left, top]) || !isLand([left + 3.6, top + 2.9])) continue
      net.push(
        polygon([
          [left, top],
          [left + 3.7, top - 0.6],
          [left + 4.5, top + 2.3],
          [left + 0.8, top + 2.9],
        ]),
      )
    }
  }
  return net.join('')
}

const [wide, high] = [WIDTH * SCALE, HEIGHT * SCALE]
const coasts = lands.map(polygon).join('')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${wide} ${high}">
<path fill="${INK}" d="${sea()}"/>
<path fill="none" stroke="${INK}" stroke-width="12" stroke-linejoin="round" d="${coasts}"/>
<path fill="#56347f" d="${pans()}"/>
</svg>
`
await writeFile(new URL('../src/ui/engravings/coast.svg', import.meta.url), svg)

// The page writes names on the chart, and wants to know where: in per cent of the width and height of the coast.
const towns: Record<string, Point> = { 'Saint-Nazaire': [-2.21, 47.273], Nantes: [-1.553, 47.212] }
for (const [name, town] of Object.entries(towns)) {
  const [x, y] = place(town)
  process.stdout.write(
    `${name}: left ${((x / WIDTH) * 100).toFixed(1)}%, top ${((y / COAST_HEIGHT) * 100).toFixed(1)}%\n`,
  )
}
