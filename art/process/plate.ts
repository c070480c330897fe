import { cut, polygon, type Point } from '../engraving.ts'
import { noise } from '../noise.ts'

/** The three plates are windows on one landscape: one horizon, one sun, and a little of the wall between them. */
export const WIDTH = 520
export const HEIGHT = 650
export const HORIZON = 236
export const BETWEEN = 32

export const INK = '#17222b'
export const PAPER = '#ffffff'

interface Ruling {
  from: number
  to: number
  /** How far apart the lines are at this height. */
  spacing(y: number): number
  /** How much of the paper the ink covers, 0 to 1. */
  darkness(point: Point): number
  /** How far a line leaves its height, so that it follows the form of what it draws. */
  bend?(x: number, y: number): number
  left?: number
  right?: number
  tolerance?: number
}

/** Fills a part of a plate with parallel cuts that swell where it is dark and stop where it is light. */
export function ruled({
  from,
  to,
  spacing,
  darkness,
  bend = () => 0,
  left = 0,
  right = WIDTH,
  tolerance = 0.42,
}: Ruling): string {
  const lines: string[] = []
  for (let y = from; y < to; y += spacing(y)) {
    const base = y
    // No two cuts by hand are equally deep, and none is quite straight.
    const gain = 0.86 + 0.28 * noise(0.5, base * 0.7)
    const count = Math.round((right - left + 24) / 6)
    const spine = Array.from({ length: count + 1 }, (_, index): Point => {
      const x = left - 12 + ((right - left + 24) * index) / count
      return [x, base + bend(x, base) + (noise(x / 120, base / 5) - 0.5) * 1.1]
    })
    lines.push(cut(spine, (point) => spacing(base) * darkness(point) * gain, { least: 0.34, tolerance }))
  }
  return lines.join('')
}

export const ink = (path: string, opacity = 1) =>
  `<path fill="${INK}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''} d="${path}"/>`

export const paper = (path: string) => `<path fill="${PAPER}" d="${path}"/>`

/** A straight bar with a thickness at either end: posts, poles, planks seen from the side. */
export function bar([x1, y1]: Point, [x2, y2]: Point, thick1: number, thick2 = thick1): string {
  const long = Math.hypot(x2 - x1, y2 - y1)
  const [nx, ny] = [-(y2 - y1) / long / 2, (x2 - x1) / long / 2]
  return polygon([
    [x1 + nx * thick1, y1 + ny * thick1],
    [x2 + nx * thick2, y2 + ny * thick2],
    [x2 - nx * thick2, y2 - ny * thick2],
    [x1 - nx * thick1, y1 - ny * thick1],
  ])
}
