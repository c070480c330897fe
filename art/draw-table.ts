import { writeFile } from 'node:fs/promises'
import { SCALE, polygon, type Point } from './engraving.ts'
import { noise, seededRandom } from './noise.ts'
import { shadows, silver } from './table/cutlery.ts'

// A laid place from above: a plate turned on the wheel, knife and fork, and in the middle a pinch of salt.
const WIDTH = 1000
const HEIGHT = 720
const INK = '#17222b'
const MIDDLE: Point = [500, 360]

const FROM_LIGHT = Math.PI / 4

/** One ring of the plate: a cut that swells where its slope is turned from the light, which comes from the upper left. */
function ring(radius: number, thickness: (angle: number) => number): string {
  const count = Math.round(22 + radius / 8)
  const runs: { angle: number; half: number }[][] = [[]]
  for (let index = 0; index <= count; index += 1) {
    const angle = (index / count) * 2 * Math.PI + FROM_LIGHT + Math.PI / 2
    const half = thickness(angle) / 2
    if (half > 0.16) runs.at(-1)?.push({ angle, half })
    else runs.push([])
  }
  const at = (angle: number, reach: number): Point => [
    MIDDLE[0] + reach * Math.cos(angle),
    MIDDLE[1] + reach * Math.sin(angle),
  ]
  return runs
    .filter((run) => run.length > 3)
    .map((run) => {
      const isWhole = run.length === count + 1
      const swell = (half: number, index: number) => (!isWhole && (index === 0 || index === run.length - 1) ? 0 : half)
      return polygon([
        ...run.map(({ angle, half }, index) => at(angle, radius + swell(half, index))),
        ...run.map(({ angle, half }, index) => at(angle, radius - swell(half, index))).toReversed(),
      ])
    })
    .join('')
}

/** The profile of the plate from its middle to its rim: which way it slopes, and how steeply. */
function slope(radius: number): number {
  if (radius < 148) return 0.06
  if (radius < 186) return -1
  if (radius < 262) return -0.24
  if (radius < 274) return 0.95
  return 0
}

function plate(): string {
  const rings: string[] = []
  for (let radius = 14; radius < 274; radius += slope(radius) === 0.06 ? 7 : 5) {
    const steep = slope(radius)
    const spacing = steep === 0.06 ? 7 : 5
    rings.push(
      ring(radius, (angle) => {
        const turned = Math.cos(angle - FROM_LIGHT) * steep
        const gleam = 0.12 * (noise(Math.cos(angle) * 4 + 9, Math.sin(angle) * 4 + radius / 50) - 0.5)
        return spacing * Math.max(0, Math.min(0.84, 0.13 + 0.62 * turned + gleam))
      }),
    )
  }
  for (const radius of [148, 262, 275]) rings.push(ring(radius, () => 1.5))
  return rings.join('')
}

/** What the plate throws on the cloth, away from the light. */
function shadow(): string {
  const rings: string[] = []
  for (let step = 0; step < 9; step += 1) {
    rings.push(ring(281 + step * 5, (angle) => Math.max(0, Math.cos(angle - FROM_LIGHT) - 0.12 - step * 0.09) * 4.4))
  }
  return rings.join('')
}

/** A pinch of salt: hollow crystals, more of them towards the middle. */
function pinch(): string {
  const random = seededRandom(8)
  return Array.from({ length: 120 }, () => {
    const reach = 84 * random() ** 1.25
    const angle = random() * 2 * Math.PI
    const [x, y] = [MIDDLE[0] + reach * Math.cos(angle) * 1.15, MIDDLE[1] + reach * Math.sin(angle) * 0.9]
    const size = 2.4 + 5.4 * random() ** 2
    const turn = random() * Math.PI
    const square = (half: number) =>
      polygon(
        [0, 1, 2, 3].map((corner): Point => {
          const at = turn + (corner * Math.PI) / 2
          return [x + half * Math.cos(at), y + half * Math.sin(at)]
        }),
      )
    return square(size) + square(size * 0.5)
  }).join('')
}

const [wide, high] = [WIDTH * SCALE, HEIGHT * SCALE]
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${wide} ${high}">
<path fill="${INK}" d="${shadow()}${shadows()}"/>
<circle cx="${MIDDLE[0] * SCALE}" cy="${MIDDLE[1] * SCALE}" r="2750" fill="#fff"/>
<path fill="${INK}" d="${plate()}"/>
<path fill="#fff" stroke="${INK}" stroke-width="11" stroke-linejoin="round" d="${pinch()}"/>
${silver()}
</svg>
`
await writeFile(new URL('../src/ui/engravings/table.svg', import.meta.url), svg)
