import { cut, polygon, type Point } from '../engraving.ts'
import { cloudNoise, noise } from '../noise.ts'

/** The window of the stamp, and what stands where in it. */
export const WIDE = 204
export const HIGH = 228
const HORIZON = 142
const SUN = { x: 163, y: 108, radius: 15 }

// Beyond both edges, where the window cuts off the ends that a graver tapers.
const along = (y: number): Point[] => Array.from({ length: WIDE / 3 + 5 }, (_, index) => [index * 3 - 6, y])

const fromSun = (x: number, y: number) => Math.hypot(x - SUN.x, y - SUN.y)

/** Darker upwards, with clouds, and light around the sun, which itself is the paper. */
export function sky(): string {
  const tone = ([x, y]: Point) => {
    const distance = fromSun(x, y)
    if (distance < SUN.radius) return 0
    const clouds = cloudNoise(x / 70, y / 16)
    const light = Math.exp(-(distance - SUN.radius) / 30) * 0.8
    const faintest = distance < SUN.radius + 5 ? 0 : 0.34
    return Math.max(faintest, 0.6 + 1.4 * (1 - y / HORIZON) ** 1.2 + (clouds - 0.5) * 1.5 - light)
  }
  const rows = Array.from({ length: 49 }, (_, index) => 1.6 + index * 2.85)
  return rows.map((y) => cut(along(y), tone, { least: 0.28, tolerance: 0.14 })).join('')
}

export function sun(): string {
  const points = Array.from({ length: 40 }, (_, index): Point => {
    const angle = (index / 40) * 2 * Math.PI
    return [SUN.x + SUN.radius * Math.cos(angle), SUN.y + SUN.radius * Math.sin(angle)]
  })
  return polygon(points)
}

/** Low dunes, pines, and the church tower that salt workers steer by. */
export function shore(): string {
  const tops = Array.from({ length: WIDE / 3 + 1 }, (_, index): Point => {
    const x = index * 3
    return [x, HORIZON - 1.5 - 3 * noise(x / 40, 2) - Math.max(0, noise(x / 30, 8) - 0.4) * 9]
  })
  const tower: Point[] = [
    [18, HORIZON],
    [18, 122],
    [21.5, 108],
    [25, 122],
    [25, HORIZON],
  ]
  return polygon([...tops, [WIDE, HORIZON + 1.2], [0, HORIZON + 1.2]]) + polygon(tower)
}

/** The house lies dark in the water; under the sun it glitters. */
export function water(): string {
  const tone = ([x, y]: Point) => {
    const ripples = noise(x / 13 + y * 3, y / 2.2)
    const isUnderHouse = x > 38 + (y - 190) * 0.1 && x < 146 && y > 186 && y < 226
    const glitter = Math.max(0, 1 - Math.abs(x - SUN.x) / (8 + (y - HORIZON) * 0.5))
    const depth = (y - HORIZON) / (HIGH - HORIZON)
    return 0.35 + depth * 0.9 + (ripples - 0.5) * 1.5 + (isUnderHouse ? 1.3 : 0) - glitter * 1.5
  }
  const rows = Array.from({ length: 27 }, (_, index) => HORIZON + 3.2 + index * 2.6 + index ** 2 * 0.022)
  return rows
    .filter((y) => y < HIGH - 1)
    .map((y) => cut(along(y), tone, { least: 0.3, tolerance: 0.16 }))
    .join('')
}

/** The bank between two pans, on which the house stands and the salt waits. */
export function bank(): { top: string; edge: string } {
  const upper = (x: number) => 171 + noise(x / 26, 4) * 2.4
  const lower = (x: number) => 184 + noise(x / 17, 11) * 3 - Math.max(0, x - 120) * 0.03
  const line = (height: (x: number) => number) => along(0).map(([x]): Point => [x, height(x)])
  return {
    top: polygon([...line(upper), ...line(lower).toReversed()]),
    edge: polygon([...line((x) => lower(x) - 3.4), ...line((x) => lower(x) + 1.6).toReversed()]),
  }
}

/** Short cuts that make the bank crumbly. */
export function crumbs(): string {
  const rows = [175.5, 178, 180.5]
  return rows
    .map((y) => cut(along(y), ([x]) => noise(x / 5, y) * 1.6 - 0.55, { least: 0.25, tolerance: 0.12 }))
    .join('')
}

export interface Heap {
  x: number
  foot: number
  wide: number
  high: number
}

export const heaps: Heap[] = [
  { x: 187, foot: 177, wide: 30, high: 17 },
  { x: 163, foot: 181, wide: 42, high: 25 },
]

const slope = ({ x, foot, wide, high }: Heap, t: number, up: number): Point => [
  x + (wide / 2) * t,
  foot - high * up * (1 - Math.abs(t) ** 1.35),
]

export function outline(heap: Heap): string {
  return polygon(Array.from({ length: 21 }, (_, index) => slope(heap, index / 10 - 1, 1)))
}

/** The side of the salt that is turned away from the sun. */
export function shade(heap: Heap): string {
  return Array.from({ length: 9 }, (_, index) => {
    const up = 0.12 + index * 0.1
    const spine = Array.from({ length: 12 }, (__, step) => slope(heap, -0.96 + step * 0.075, up))
    return cut(spine, ([x]) => 0.95 - ((x - heap.x) / heap.wide + 0.5) * 1.6, { least: 0.2, tolerance: 0.1 })
  }).join('')
}
