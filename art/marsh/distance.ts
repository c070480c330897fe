import { HORIZON, WIDTH } from './camera.ts'
import { polygon, type Point } from '../engraving.ts'
import { noise } from '../noise.ts'

/** The far shore: low dunes and pines, and the one church tower that salt workers steer by. */
export function farShore(): string {
  const tops = Array.from({ length: WIDTH / 10 + 3 }, (_, index): Point => {
    const x = index * 10 - 10
    const dunes = 2 + 5 * noise(x / 210, 2)
    const pines = Math.max(0, noise(x / 120, 8) - 0.5) * 16 * (0.6 + 0.4 * noise(x / 11, 5))
    return [x, HORIZON + 2 - dunes - pines]
  })
  return polygon([...tops, [WIDTH + 10, HORIZON + 5], [-10, HORIZON + 5]])
}

const TOWER: Point = [664, HORIZON - 2]

export function tower(): string {
  const [x, y] = TOWER
  return polygon([
    [x - 4, y],
    [x - 4, y - 25],
    [x - 2.6, y - 27],
    [x - 2.2, y - 33],
    [x, y - 40],
    [x + 2.2, y - 33],
    [x + 2.6, y - 27],
    [x + 4, y - 25],
    [x + 4, y - 9],
    [x + 17, y - 9],
    [x + 19, y],
  ])
}
