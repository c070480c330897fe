import { cut, outline, polygon, type Point } from '../engraving.ts'
import { cloudNoise, noise, seededRandom } from '../noise.ts'
import { HEIGHT, HORIZON, INK, PAPER, WIDTH, bar, ink, paper, ruled } from './plate.ts'
import { rakeBoard, saltWorker } from './salt-worker.ts'
import { sky } from './sky.ts'

/** The bank on which the salt worker stands, at its edge towards the water. */
const bankAt = (x: number) => 612 - 92 * (1 / (1 + Math.exp(-(x - 246) / 40))) + 3 * noise(x / 30, 3)

function water([x, y]: Point): number {
  if (y > bankAt(x) - 2) return 0
  const near = (y - HORIZON) / (HEIGHT - HORIZON)
  const gust = cloudNoise(x / (50 + 160 * near), y / (6 + 24 * near))
  const drawn = Math.hypot((x - 90) / 105, (y - 556) / 34)
  const wake = drawn < 1 ? 0.35 * (1 - drawn) : 0
  return Math.max(0, 0.2 + 0.3 * near + (gust - 0.5) * 0.85 - 0.14 * Math.exp(-x / 160) - wake)
}

/** Rings run out from the board; elsewhere the wind ripples the pan. */
function ripples(x: number, y: number): number {
  const below = y - HORIZON
  const away = Math.hypot((x - 92) / 1.9, y - 556)
  const ring = Math.sin(away / 5.2) * 4.6 * Math.exp(-away / 62)
  return ring + (noise(x / (10 + below * 0.1), y / 4) - 0.5) * (0.6 + below / 65)
}

const farBanks = [
  { y: 262, high: 3, from: -5, to: WIDTH + 5 },
  { y: 296, high: 5, from: -5, to: WIDTH + 5 },
  { y: 362, high: 9, from: -5, to: WIDTH + 5 },
]

const slanting: readonly (readonly [Point, Point, number, number])[] = [
  [[132, HORIZON + 2], [-8, 352], 1.5, 9],
  [[150, HORIZON + 2], [196, 362], 1.5, 11],
  [[168, HORIZON + 2], [372, 362], 1.5, 10],
  [[186, HORIZON + 2], [530, 348], 1.5, 9],
]

/** A heap on the bank: white where the sun falls on it, with cuts down the other slope. */
function heap(foot: Point, wide: number, high: number): string {
  const random = seededRandom(Math.round(foot[0]))
  const rise = (t: number) => (high * (1.0223 - Math.sqrt(t * t + 0.045))) / 0.81
  const rim = Array.from({ length: 25 }, (_, index): Point => {
    const t = -1 + index / 12
    return [foot[0] + (t * wide) / 2, foot[1] - rise(t) + noise(t * 9, high)]
  })
  const base = [0.7, 0.3, -0.3, -0.7].map((t): Point => [foot[0] + (t * wide) / 2, foot[1] + wide * 0.05])
  const cuts = Array.from({ length: 30 }, (_, index) => {
    const t = -0.3 + 1.24 * ((index + 0.6 * random()) / 30)
    const start = 0.05 + 0.2 * random()
    const spine = Array.from({ length: 9 }, (__, step): Point => {
      const down = start + (1 - start) * (step / 8)
      const at = t * (0.1 + 0.9 * down)
      return [
        foot[0] + (at * wide) / 2,
        foot[1] - rise(at) * (1 - Math.max(0, down - Math.abs(at))) + wide * 0.03 * down ** 3,
      ]
    })
    const dark = Math.max(0, 0.3 + t * 0.9)
    return cut(t < 0 ? spine.toReversed() : spine, () => dark * (wide / 42), { least: 0.12, tolerance: 0.3 })
  })
  return [
    `<path fill="${PAPER}" stroke="${INK}" stroke-width="14" stroke-linejoin="round" d="${polygon([...rim, ...base])}"/>`,
    ink(cuts.join('')),
  ].join('\n')
}

/** The ridge of salt that the board pushes before it: a white mound full of crumbs. */
function ridge(): string {
  const random = seededRandom(41)
  const shape = outline([
    [70, 556],
    [96, 548],
    [126, 556],
    [152, 572],
    [168, 588],
    [146, 592],
    [112, 584],
    [82, 572],
  ])
  const crumbs = Array.from({ length: 46 }, () => {
    const [u, v] = [random(), random()]
    const [x, y] = [82 + 74 * u, 562 + 16 * v + 14 * u]
    const size = 0.7 + 1.5 * random()
    return polygon([
      [x, y - size],
      [x + size, y],
      [x, y + size],
      [x - size, y],
    ])
  })
  const scattered = Array.from({ length: 60 }, () => {
    const [x, y] = [150 + 120 * random() ** 1.4, 560 + 44 * random()]
    const size = 0.8 + 1.4 * random()
    return polygon([
      [x, y - size],
      [x + size * 1.3, y],
      [x, y + size],
      [x - size * 1.3, y],
    ])
  })
  return [
    `<path fill="${PAPER}" stroke="${INK}" stroke-width="14" stroke-linejoin="round" d="${polygon(shape)}"/>`,
    paper(scattered.join('')),
    ink(crumbs.join('')),
  ].join('\n')
}

const bank = polygon([
  ...Array.from({ length: 40 }, (_, index): Point => {
    const x = -10 + index * 14
    return [x, bankAt(x)]
  }),
  [WIDTH + 10, HEIGHT + 10],
  [-10, HEIGHT + 10],
])

const crust = () =>
  ruled({
    from: 512,
    to: HEIGHT + 4,
    spacing: () => 5,
    tolerance: 0.6,
    darkness: ([x, y]) =>
      y < bankAt(x) + 3 ? 0 : 0.5 + (cloudNoise(x / 40, y / 11) - 0.5) * 1.3 - 0.3 * ((y - bankAt(x)) / 110),
    bend: (x, y) => (bankAt(x) - 566) * Math.max(0, 1 - (y - 512) / 190) * 0.6,
  })

/** The salorge itself, far off under the sky. */
const hut = polygon([
  [58, HORIZON + 3],
  [58, HORIZON - 12],
  [74, HORIZON - 29],
  [98, HORIZON - 29],
  [112, HORIZON - 12],
  [112, HORIZON + 3],
])

/** Third plate: the harvest is drawn in by hand. */
export const harvest = () =>
  [
    ink(sky(2)),
    ink(bar([0, HORIZON], [WIDTH, HORIZON], 2)),
    ink(hut),
    paper(
      bar([74, HORIZON - 29], [87, HORIZON - 12], 1.3) +
        bar([87, HORIZON - 12], [112, HORIZON - 12], 1.1) +
        bar([87, HORIZON - 12], [87, HORIZON + 2], 0.9),
    ),
    ink(
      ruled({
        from: HORIZON + 3,
        to: HEIGHT,
        spacing: (y) => 3.3 + (y - HORIZON) * 0.0085,
        darkness: water,
        bend: ripples,
        tolerance: 0.6,
      }),
    ),
    ink(farBanks.map(({ y, high, from, to }) => bar([from, y], [to, y], high)).join('')),
    ink(slanting.map(([far, close, thin, thick]) => bar(far, close, thin, thick)).join('')),
    heap([204, 299], 34, 16),
    heap([290, 366], 62, 30),
    paper(bank),
    ink(crust()),
    ink(
      cut(
        Array.from({ length: 90 }, (_, index): Point => [index * 6 - 6, bankAt(index * 6 - 6)]),
        ([x]) => 3 + 3 * noise(x / 40, 8),
      ),
    ),
    heap([497, 541], 152, 84),
    ridge(),
    rakeBoard(),
    saltWorker(),
  ].join('\n')
