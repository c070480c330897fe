import { HORIZON, VANISHING_X } from './camera.ts'
import type { Point } from '../engraving.ts'
import { cloudNoise } from '../noise.ts'

/** Where the sun is about to rise. */
export const DAWN_X = 985

const bell = (distance: number, width: number) => Math.exp(-((distance / width) ** 2))

/** A sheet of cloud overhead that recedes to the horizon as the pans do below. */
function cloud([x, y]: Point): number {
  const above = HORIZON - y + 46
  const away = 900 / above
  const across = (x - VANISHING_X) / above
  const veil = cloudNoise(across * 0.75 + away * 0.35 + 5.3, away * 1.7 + 31)
  const streaks = cloudNoise(across * 1.7 + away * 0.5 + 40, away * 5.1)
  return Math.min(1, Math.max(0, (veil * 0.72 + streaks * 0.28 - 0.38) / 0.25))
}

/** How light the sky is, 0 to 1: a glow on the horizon behind long bands of cloud. */
export function skyLight(point: Point): number {
  const [x, y] = point
  const above = HORIZON - y
  const lit = cloud(point)
  const glow = 0.95 * Math.exp(-above / 90) * (0.28 + 0.72 * bell(x - DAWN_X, 430))
  const halo = 0.46 * Math.exp(-above / 300) * bell(x - DAWN_X, 640)
  const overhead = 0.09 + 0.22 * bell(above - 330, 260)
  return Math.min(1, glow * (0.45 + 0.55 * lit) + halo * (0.2 + 0.9 * lit) + overhead * lit)
}

/** Still water gives back the sky from as far above the horizon as it lies below it, a little darker. */
export const mirroredLight = ([x, y]: Point) => skyLight([x, HORIZON - (y - HORIZON)]) * 0.95
