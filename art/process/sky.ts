import type { Point } from '../engraving.ts'
import { cloudNoise } from '../noise.ts'
import { BETWEEN, HORIZON, WIDTH, ruled } from './plate.ts'

/** Above the middle plate, in its own measure. */
export const SUN = { x: 268, y: 112, radius: 40 } as const

/** How dark the sky is at a place of the whole landscape: palest around the sun, with long bands of cloud. */
function darkness([x, y]: Point): number {
  const distance = Math.hypot(x - SUN.x, y - SUN.y)
  if (distance < SUN.radius) return 0
  const halo = 0.5 * Math.exp(-(distance - SUN.radius) / 80)
  const open = 0.26 + 0.36 * Math.min(1, distance / 820) ** 0.85
  const haze = 0.45 + 0.55 * Math.min(1, (HORIZON - y) / 150)
  const banks = cloudNoise(x / 340 + y / 240 + 5.1, y / 44 + 7)
  // Nothing stands before the sun.
  const clear = 1 - Math.exp(-((distance / 150) ** 4))
  const cloud = clear * Math.min(1, Math.max(0, (banks - 0.47) / 0.12))
  return Math.max(0.09, open * haze * (1 - halo)) * (1 - 0.86 * cloud)
}

/** The part of the sky that stands over a plate: 0 for the left one, 1 for the middle, 2 for the right. */
export function sky(plate: 0 | 1 | 2): string {
  const offset = (plate - 1) * (WIDTH + BETWEEN)
  return ruled({
    from: 2,
    to: HORIZON - 3,
    spacing: (y) => 5 - 1.7 * (y / HORIZON),
    darkness: ([x, y]) => darkness([x + offset, y]),
  })
}
