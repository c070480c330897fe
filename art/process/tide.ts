import { polygon, type Point } from '../engraving.ts'
import { cloudNoise, noise, seededRandom } from '../noise.ts'
import { HEIGHT, HORIZON, WIDTH, bar, ink, paper, ruled } from './plate.ts'
import { sky } from './sky.ts'

const DYKE = { top: 404, foot: 446 } as const
const GATE = { left: 214, right: 306 } as const

const smooth = (t: number) => {
  const held = Math.min(1, Math.max(0, t))
  return held * held * (3 - 2 * held)
}

/** Height of the swell, about -1 to 1: long crests that come in slantwise and grow towards us. */
function swell(x: number, y: number): number {
  const near = (y - HORIZON) / (DYKE.top - HORIZON)
  const along = x / (34 + 96 * near) + y / 70
  const phase = Math.log(near + 0.05) * 7.5
  return (
    Math.sin(phase * 2 + 3.4 * (noise(along, phase * 0.3) - 0.5)) * (0.35 + 0.9 * noise(along * 1.4 + 9, phase * 0.8))
  )
}

function sea([x, y]: Point): number {
  const near = Math.max(0, (y - HORIZON) / (DYKE.top - HORIZON))
  const front = swell(x, y) - swell(x, y - 3 - 5 * near)
  const foam = swell(x, y) > 0.72 && cloudNoise(x / (9 + 17 * near), y / 5) > 0.44
  if (foam) return 0
  return Math.min(0.92, Math.max(0.05, 0.3 + 0.08 * near - front * 1.1 - 0.16 * swell(x, y)))
}

/** The channel's banks at a height below the dyke: narrow at the gate, wide in front of us. */
function channel(y: number): { left: number; right: number } {
  const t = Math.min(1, Math.max(0, (y - DYKE.foot + 16) / (HEIGHT - DYKE.foot + 16)))
  const swing = 26 * Math.sin(t * 3.4)
  return { left: GATE.left + 8 - 190 * t ** 1.35 + swing, right: GATE.right - 8 + 150 * t ** 1.2 + swing }
}

const middleOf = (y: number) => (channel(y).left + channel(y).right) / 2
const halfOf = (y: number) => (channel(y).right - channel(y).left) / 2

function stream([x, y]: Point): number {
  const { left, right } = channel(y)
  if (x < left + 1 || x > right - 1) return 0
  const from = (x - middleOf(y)) / halfOf(y)
  const below = (y - DYKE.foot) / (HEIGHT - DYKE.foot)
  const edge = Math.max(0, Math.abs(from) - 0.72) * 2.1
  const rush = (1 - smooth(below * 2.2)) * (1 - from * from) * 0.4
  const streak = cloudNoise(from * 5 + 2, below * 9 + Math.abs(from) * 3)
  return Math.max(0, 0.2 + 0.16 * below + edge + (0.5 - streak) * 1.3 - rush)
}

/** Water runs fastest in the middle, so its lines bulge towards us. */
const bulge = (x: number, y: number) => {
  const from = Math.min(1.3, Math.abs(x - middleOf(y)) / halfOf(y))
  return (1 - from * from) * (9 + (y - DYKE.foot) * 0.075) + (noise(x / 22, y / 6) - 0.5) * 5
}

function mud([x, y]: Point): number {
  const { left, right } = channel(y)
  if (x > left - 1 && x < right + 1) return 0
  const away = x < left ? left - x : x - right
  const wet = Math.exp(-away / 16)
  const crust = cloudNoise(x / 46, y / 15)
  return 0.34 + 0.58 * wet + (crust - 0.5) * 0.7
}

const slope = (x: number, y: number) => {
  const { left, right } = channel(y)
  const away = x < left ? left - x : Math.max(0, x - right)
  return 16 * Math.exp(-away / 22) + (noise(x / 34, y / 13) - 0.5) * 7
}

function stones(): string {
  const random = seededRandom(5)
  const rows = [DYKE.top + 9, DYKE.top + 19, DYKE.top + 30]
  return rows
    .flatMap((y, row) => {
      const joints: string[] = [bar([-5, y], [WIDTH + 5, y + 0.6], 0.9)]
      for (let x = row * 11; x < WIDTH; x += 17 + 17 * random()) joints.push(bar([x, y - 10], [x + 1.5, y], 0.9))
      return joints
    })
    .join('')
}

/** Grass and samphire along the top of the banks: short strokes that lean with the wind. */
function grass(): string {
  const random = seededRandom(23)
  return Array.from({ length: 64 }, () => {
    const y = DYKE.foot + 14 + (HEIGHT - DYKE.foot - 14) * random()
    const { left, right } = channel(y)
    const x = random() < 0.5 ? left - 6 - 190 * random() ** 2 : right + 6 + 190 * random() ** 2
    const tall = 6 + 22 * ((y - DYKE.foot) / (HEIGHT - DYKE.foot)) * (0.5 + random())
    return polygon([
      [x - 0.8, y],
      [x + tall * (0.15 + 0.3 * random()), y - tall],
      [x + 0.9, y],
    ])
  }).join('')
}

const wall = polygon([
  [-5, DYKE.top],
  [WIDTH + 5, DYKE.top + 2],
  [WIDTH + 5, DYKE.foot],
  [-5, DYKE.foot],
])

const opening = polygon([
  [GATE.left, DYKE.top - 2],
  [GATE.right, DYKE.top - 2],
  [GATE.right, DYKE.foot + 2],
  [GATE.left, DYKE.foot + 2],
])

const { left, right } = GATE
/** A wooden gate between two posts, drawn up by its beam: the sea may come in. */
const gate = {
  timber: [
    bar([left, 322], [left, DYKE.foot + 8], 11, 13),
    bar([right, 322], [right, DYKE.foot + 8], 11, 13),
    bar([left - 16, 336], [right + 16, 335], 10),
    polygon([
      [left + 6, 352],
      [right - 6, 352],
      [right - 6, 402],
      [left + 6, 402],
    ]),
    bar([(left + right) / 2, 306], [(left + right) / 2, 354], 5),
    bar([(left + right) / 2 - 15, 307], [(left + right) / 2 + 15, 307], 4),
  ].join(''),
  grain: [
    ...[366, 378, 390].map((y) => bar([left + 6, y], [right - 6, y + 0.8], 1.5)),
    bar([left - 3, 326], [left - 3, DYKE.foot + 4], 1.6, 2),
    bar([right - 3, 326], [right - 3, DYKE.foot + 4], 1.6, 2),
    bar([left - 15, 333.4], [right + 15, 332.4], 1.3),
    bar([left + 9, 356], [right - 9, 357], 1.2),
  ].join(''),
}

/** First plate: the tide comes through the open gate into the marsh. */
export const tide = () =>
  [
    ink(sky(0)),
    ink(bar([0, HORIZON], [WIDTH, HORIZON], 1.6)),
    ink(
      ruled({
        from: HORIZON + 2.5,
        to: DYKE.top + 6,
        spacing: (y) => 2.8 + (y - HORIZON) * 0.009,
        darkness: sea,
        bend: (x, y) => -swell(x, y) * 9 * ((y - HORIZON) / (DYKE.top - HORIZON)) ** 1.2,
      }),
    ),
    ink(wall),
    paper(stones()),
    paper(opening),
    ink(
      ruled({
        from: DYKE.top,
        to: DYKE.foot + 6,
        spacing: () => 4,
        left: left + 14,
        right: right - 14,
        darkness: ([x, y]) => 0.62 - 0.5 * smooth((y - DYKE.top) / 40) + 0.3 * (noise(x / 9, y / 8) - 0.5),
      }),
    ),
    paper(polygon([[-5, DYKE.foot], [left, DYKE.foot], ...bankLine('left'), [-5, HEIGHT + 5]])),
    ink(
      ruled({
        from: DYKE.foot - 12,
        to: HEIGHT + 8,
        spacing: (y) => 4.2 + (y - DYKE.foot) * 0.007,
        darkness: stream,
        bend: bulge,
      }),
    ),
    ink(
      ruled({
        from: DYKE.foot - 18,
        to: HEIGHT + 8,
        spacing: () => 5,
        darkness: (point) => (point[1] < DYKE.foot - 2 ? 0 : mud(point)),
        bend: slope,
      }),
    ),
    ink(shore('left') + shore('right')),
    ink(grass()),
    ink(gate.timber),
    paper(gate.grain),
  ].join('\n')

/** The wet edge of the mud, where the stream has cut it. */
function shore(side: 'left' | 'right'): string {
  const sign = side === 'left' ? -1 : 1
  const points = bankLine(side).slice(1)
  const thick = (index: number) => 1 + index * 0.22
  return polygon([...points, ...points.map(([x, y], index): Point => [x + sign * thick(index), y]).toReversed()])
}

function bankLine(side: 'left' | 'right'): Point[] {
  return Array.from({ length: 12 }, (_, index) => {
    const y = DYKE.foot + ((HEIGHT - DYKE.foot) * index) / 11
    return [channel(y)[side], y]
  })
}
