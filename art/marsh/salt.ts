import { HORIZON, project } from './camera.ts'
import { cut, polygon, type Point } from '../engraving.ts'
import { noise, seededRandom } from '../noise.ts'
import { SALT_BANK } from './pans.ts'

interface Heap {
  foot: Point
  wide: number
  high: number
}

const AWAY = [1.5, 2.1, 2.95, 4.1, 5.7, 8, 11.5] as const

export const heaps: readonly Heap[] = AWAY.map((away, index) => {
  const foot = project(SALT_BANK + 0.02, away)
  const scale = foot[1] - HORIZON
  const grown = 0.9 + 0.2 * noise(index * 2.3, 4)
  return { foot, wide: scale * 0.62 * grown, high: scale * 0.3 * grown }
})

/** Height of the heap's outline at `t` from -1 (left foot) to 1: straight sides, slumped round at the top. */
function slope(t: number): number {
  const rounded = Math.sqrt(t * t + 0.045)
  return (1.0223 - rounded) / 0.81
}

export function outline({ foot, wide, high }: Heap): string {
  const rim = Array.from({ length: 25 }, (_, index): Point => {
    const t = -1 + index / 12
    const crumbly = 1 + 0.018 * (noise(t * 9 + foot[0], high) - 0.5)
    return [foot[0] + (t * wide) / 2, foot[1] - high * slope(t) * crumbly]
  })
  const base = [0.86, 0.6, 0.3, 0, -0.3, -0.6, -0.86].map((t): Point => [
    foot[0] + (t * wide) / 2,
    foot[1] + wide * 0.055 * Math.sqrt(1 - t * t),
  ])
  return polygon([...rim, ...base])
}

/** Dark cuts that run down the slope and gather on the side turned away from the dawn. */
export function shade(heap: Heap): string {
  const { foot, wide, high } = heap
  const random = seededRandom(Math.round(foot[0]))
  const count = Math.round(Math.min(32, 4 + wide / 4.5))
  return Array.from({ length: count }, (_, index) => {
    const t = -0.5 + 1.46 * ((index + random() * 0.7) / count)
    const start = 0.06 + 0.22 * random()
    const dark = Math.max(0, 0.25 + t * 0.95)
    const spine = Array.from({ length: 9 }, (__, step): Point => {
      const down = start + (1 - start) * (step / 8)
      const at = t * (0.12 + 0.88 * down)
      const surface = slope(at * 0.97) * (1 - Math.max(0, down - Math.abs(at)) / Math.max(0.05, 1 - Math.abs(at)))
      return [
        foot[0] + (at * wide) / 2 + t * wide * 0.01,
        foot[1] - high * surface + wide * 0.05 * down ** 3 * Math.sqrt(Math.max(0, 1 - at * at)),
      ]
    })
    const ordered = t < 0 ? spine.toReversed() : spine
    return cut(ordered, ([, y]) => dark * Math.min(3.4, wide / 46) * (0.45 + 0.55 * (1 - (foot[1] - y) / high)), {
      least: 0.12,
      tolerance: 0.3,
    })
  }).join('')
}

/** What light there is comes from behind, so each heap lays a shadow towards us. */
export function shadow({ foot: [x, y], wide }: Heap): string {
  return polygon([
    [x - wide * 0.46, y],
    [x + wide * 0.5, y],
    [x + wide * 0.78, y + wide * 0.1],
    [x + wide * 0.5, y + wide * 0.15],
    [x - wide * 0.1, y + wide * 0.09],
  ])
}
