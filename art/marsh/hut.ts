import { HORIZON, VANISHING_X, project } from './camera.ts'
import { polygon, type Point } from '../engraving.ts'

const [X, Y] = project(-2.15, 8.8)
const UNIT = Y - HORIZON

/** `away` runs from 0 at the gable that faces us to 1 at the far end, along the line to the vanishing point. */
function at(x: number, y: number, away = 0): Point {
  const [nearX, nearY] = [X + x * UNIT, Y - y * UNIT]
  const t = away * 0.42
  return [nearX + (VANISHING_X - nearX) * t, nearY + (HORIZON - nearY) * t]
}

const walls = (up: 1 | -1) => [
  polygon([at(-0.62, 0), at(-0.62, 0.72 * up), at(0, 1.34 * up), at(0.62, 0.72 * up), at(0.62, 0)]),
  polygon([at(0.62, 0), at(0.62, 0.72 * up), at(0.62, 0.72 * up, 1), at(0.62, 0, 1)]),
  polygon([at(0, 1.36 * up), at(0.74, 0.6 * up), at(0.74, 0.6 * up, 1), at(0, 1.36 * up, 1)]),
]

const [gable = '', side = '', roof = ''] = walls(1)

const board = (x: number) => {
  const top = 1.24 - Math.abs(x) * 1.02
  return polygon([at(x, 0.03), at(x, top), at(x + 0.03, top), at(x + 0.03, 0.03)])
}

/** The salorge: a tarred wooden house with a steep roof, dark against the dawn. */
export const hut = {
  gable,
  side,
  roof,
  rim: polygon([at(-0.76, 0.57), at(0, 1.38), at(0, 1.3), at(-0.72, 0.54)]),
  mirrored: walls(-1).join(''),
  platform: polygon([at(-0.86, -0.06), at(0.8, -0.06), at(0.8, 0, 1.04), at(-0.86, 0, 1.04)]),
  boards: [-0.5, -0.36, -0.22, 0.2, 0.34, 0.48].map(board).join(''),
  door: polygon([at(-0.11, 0), at(-0.11, 0.56), at(0.13, 0.56), at(0.13, 0)]),
}
