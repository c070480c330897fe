import { HORIZON, WIDTH } from './camera.ts'
import { across, cut } from '../engraving.ts'
import { skyLight } from './light.ts'
import { noise } from '../noise.ts'

/** White lines cut along the sky, closer together towards the horizon. */
export function sky(): string {
  const lines: string[] = []
  let y = HORIZON - 5
  while (y > -6) {
    const above = HORIZON - y
    const spacing = 2.8 + above * 0.0042
    const base = y
    // No two cuts by hand are equally deep.
    const gain = 0.78 + 0.36 * noise(0.5, base * 0.8)
    const spine = across(WIDTH, (x) => base + (noise(x / 330, base / 9) - 0.5) * 1.2)
    lines.push(
      cut(spine, (point) => spacing * (0.07 + skyLight(point) * gain + 0.05 * (noise(point[0] / 140, point[1]) - 0.5))),
    )
    y -= spacing
  }
  return lines.join('')
}
