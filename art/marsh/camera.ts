import type { Point } from '../engraving.ts'

export const WIDTH = 1600
export const HEIGHT = 1000
export const HORIZON = 592
/** Everything that runs away from us meets here: right of the middle, so that text has the left to itself. */
export const VANISHING_X = 930

const NEAREST = HEIGHT - HORIZON

/** A point on the ground, in eye heights: `across` from the line of sight, `away` from the lower edge of the picture. */
export function project(across: number, away: number, up = 0): Point {
  const scale = NEAREST / away
  return [VANISHING_X + across * scale, HORIZON + (1 - up) * scale]
}

export function ground([x, y]: Point): { across: number; away: number } {
  const scale = Math.max(y - HORIZON, 0.1)
  return { across: (x - VANISHING_X) / scale, away: NEAREST / scale }
}
