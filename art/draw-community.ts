import { writeFile } from 'node:fs/promises'
import { community } from '../src/site/community.ts'
import { SCALE, type Point } from './engraving.ts'
import { noise, seededRandom } from './noise.ts'

// A heap with one grain for every member: hollow for a house, solid for a chef.
const WIDTH = 1216
const HEIGHT = 300
const FLOOR = 282
const random = seededRandom(1972)

/** A long low heap that slumps to one side, as salt does on a bank. */
const rise = (x: number) => {
  const t = (x - 730) / (x < 730 ? 660 : 500)
  return 262 * Math.max(0, 1.03 - Math.sqrt(t * t + 0.003)) ** 1.25 * (0.94 + 0.12 * noise(x / 70, 2))
}

/** Grains lie as they fell: each at a place of its own, thinner towards the foot of the heap. */
function fall(count: number): Point[] {
  const lain: Point[] = []
  let apart = 9
  for (let tries = 0; lain.length < count; tries += 1) {
    if (tries > 4000) {
      apart *= 0.97
      tries = 0
    }
    const x = 8 + (WIDTH - 16) * random()
    const up = random()
    const spill = random() < 0.06 ? 12 * random() : 0
    const y = FLOOR - up * (rise(x) + spill)
    if (rise(x) + spill < 3 && random() > 0.12) continue
    if (lain.some(([ox, oy]) => Math.abs(ox - x) < apart && Math.hypot(ox - x, oy - y) < apart)) continue
    lain.push([x, y])
    tries = 0
  }
  return lain
}

/** Steps from grain to grain take half the bytes of places. */
function path(grains: readonly Point[], shapeOf: () => string): string {
  let [lastX, lastY] = [0, 0]
  return grains
    .toSorted(([x1, y1], [x2, y2]) => Math.floor(x1 / 14) - Math.floor(x2 / 14) || y1 - y2)
    .map(([x, y]) => {
      const [atX, atY] = [Math.round(x * SCALE), Math.round(y * SCALE)]
      const step = `m${atX - lastX} ${atY - lastY}`
      lastX = atX
      lastY = atY
      return step + shapeOf()
    })
    .join('')
    .replaceAll(' -', '-')
}

const squares = ['h56v56h-56z', 'l40 40l-40 40l-40-40z', 'l52 20l-20 52l-52-20z', 'l52-20l20 52l-52 20z'] as const
const anySquare = () => squares[Math.floor(random() * squares.length)] ?? squares[0]

const { members } = community.original
const places = fall(members.restaurateurs + members.chefs)
// Dealt out like cards, so that houses and chefs lie mixed.
const isHouse = places.map(
  (_, index) =>
    Math.floor(((index + 1) * members.restaurateurs) / places.length) >
    Math.floor((index * members.restaurateurs) / places.length),
)
const houses = places.filter((_, index) => isHouse[index])
const chefs = places.filter((_, index) => !isHouse[index])

const [wide, high] = [WIDTH * SCALE, HEIGHT * SCALE]
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${wide} ${high}">
<path fill="#fff" stroke="#17222b" stroke-width="8" stroke-linejoin="round" d="${path(houses, anySquare)}"/>
<path fill="none" stroke="#17222b" stroke-width="56" stroke-linecap="round" d="${path(chefs, () => 'h0')}"/>
</svg>
`
await writeFile(new URL('../src/ui/engravings/community.svg', import.meta.url), svg)
process.stdout.write(`${houses.length} houses, ${chefs.length} chefs\n`)
