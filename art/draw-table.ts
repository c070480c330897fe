import { writeFile } from 'node:fs/promises'
import { SCALE, outline, polygon, type Point } from './engraving.ts'
import { noise, seededRandom } from './noise.ts'

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

const FORK_X = 128
const tine = (x: number, inner: number): Point[] => [
  [x - 4, inner],
  [x - 4.2, 200],
  [x - 3, 164],
  [x, 158],
  [x + 3, 164],
  [x + 4.2, 200],
  [x + 4, inner],
]
const fork = polygon([
  ...outline(
    [
      ...[-29, -9.7, 9.7, 29].flatMap((x) => tine(FORK_X + x, 246)),
      [FORK_X + 33, 280],
      [FORK_X + 27, 306],
      [FORK_X + 9, 328],
      [FORK_X + 5, 352],
      [FORK_X + 6, 430],
      [FORK_X + 10, 500],
      [FORK_X + 12, 548],
      [FORK_X, 562],
      [FORK_X - 12, 548],
      [FORK_X - 10, 500],
      [FORK_X - 6, 430],
      [FORK_X - 5, 352],
      [FORK_X - 9, 328],
      [FORK_X - 27, 306],
      [FORK_X - 33, 280],
    ],
    3,
  ),
])

const KNIFE_X = 868
const blade = polygon(
  outline(
    [
      [KNIFE_X + 12, 372],
      [KNIFE_X + 13, 280],
      [KNIFE_X + 12, 190],
      [KNIFE_X + 4, 162],
      [KNIFE_X - 6, 176],
      [KNIFE_X - 17, 230],
      [KNIFE_X - 19, 300],
      [KNIFE_X - 14, 356],
      [KNIFE_X - 4, 374],
    ],
    5,
  ),
)
const handle = polygon(
  outline(
    [
      [KNIFE_X - 6, 374],
      [KNIFE_X + 12, 374],
      [KNIFE_X + 14, 430],
      [KNIFE_X + 17, 520],
      [KNIFE_X + 14, 556],
      [KNIFE_X + 3, 562],
      [KNIFE_X - 8, 556],
      [KNIFE_X - 10, 520],
      [KNIFE_X - 8, 430],
    ],
    5,
  ),
)

/** Slanting cuts over the silver, on the side away from the light. */
const hatch = (left: number, right: number, from: number, to: number, thick: number) =>
  Array.from({ length: Math.floor((to - from) / 4.6) }, (_, index) => {
    const y = from + index * 4.6
    const short = 0.6 + 0.4 * noise(y / 17, left)
    return polygon([
      [right - (right - left) * short, y + 3],
      [right, y - thick / 2],
      [right, y + thick / 2],
    ])
  }).join('')

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

const clip = (id: string, path: string, cuts: string) =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath><path fill="#fff" stroke="${INK}" stroke-width="15" stroke-linejoin="round" d="${path}"/><path clip-path="url(#${id})" fill="${INK}" d="${cuts}"/>`

const [wide, high] = [WIDTH * SCALE, HEIGHT * SCALE]
const cast = (x: number, from: number) =>
  Array.from({ length: Math.floor((560 - from) / 14.4) }, (_, index) => {
    const y = from + index * 14.4
    const long = 18 + 16 * noise(y / 30, x)
    return polygon([
      [x, y],
      [x + long, y + 3],
      [x, y + 1.5],
    ])
  }).join('')

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${wide} ${high}">
<path fill="${INK}" d="${shadow()}${cast(FORK_X + 12, 330)}${cast(KNIFE_X + 16, 190)}"/>
<circle cx="${MIDDLE[0] * SCALE}" cy="${MIDDLE[1] * SCALE}" r="2750" fill="#fff"/>
<path fill="${INK}" d="${plate()}"/>
<path fill="#fff" stroke="${INK}" stroke-width="11" stroke-linejoin="round" d="${pinch()}"/>
${clip('fork', fork, hatch(FORK_X + 1, FORK_X + 40, 240, 560, 2.4))}
${clip('blade', blade, hatch(KNIFE_X - 12, KNIFE_X + 16, 150, 374, 2.6))}
${clip('handle', handle, hatch(KNIFE_X - 6, KNIFE_X + 20, 374, 562, 3.6))}
</svg>
`
await writeFile(new URL('../src/site/pictures/table.svg', import.meta.url), svg)
