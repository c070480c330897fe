import { HEIGHT, HORIZON, WIDTH, ground } from './camera.ts'
import { across, cut, type Point } from '../engraving.ts'
import { mirroredLight } from './light.ts'
import { noise } from '../noise.ts'
import { CROSS_BANKS, FARTHEST_Y, LONG_BANKS, stagger } from './pans.ts'

/** Each pan holds its own depth of brine, so each gives back a little more or less light than its neighbour. */
function panLight(point: Point): number {
  const { across: place, away } = ground(point)
  const column = LONG_BANKS.findIndex((bank) => bank.across > place)
  const row = CROSS_BANKS.findIndex((bank) => bank * stagger(column) > away)
  return 0.62 + 0.55 * noise(column * 3.7 + 0.5, row * 5.3 + 0.5)
}

export function water(): string {
  const lines: string[] = []
  let y = FARTHEST_Y
  while (y < HEIGHT + 6) {
    const below = y - HORIZON
    const spacing = 2.8 + below * 0.0075
    const base = y
    const gain = 0.8 + 0.4 * noise(0.5, base * 0.8)
    const spine = across(WIDTH, (x) => base + (noise(x / 150, base / 5 + 50) - 0.5) * Math.min(1.8, 0.2 + below / 120))
    const ripple = ([x, at]: Point) => 0.16 * (noise(x / (40 + below * 0.3), at / 2) - 0.5)
    lines.push(
      cut(spine, (point) => spacing * (mirroredLight(point) * panLight(point) * gain + 0.04 + ripple(point) * 0.8)),
    )
    y += spacing
  }
  return lines.join('')
}
