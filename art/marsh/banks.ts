import { HEIGHT, WIDTH, ground, project } from './camera.ts'
import { cut, polygon, type Point } from '../engraving.ts'
import { mirroredLight } from './light.ts'
import { noise, seededRandom } from '../noise.ts'
import { CROSS_BANKS, LONG_BANKS, stagger } from './pans.ts'

const NEAR = 0.93
const FAR = 110

interface Strip {
  left: number
  right: number
  away: number
  corners: readonly [Point, Point, Point, Point]
  edge: readonly [Point, Point]
}

function crossStrips(): Strip[] {
  return LONG_BANKS.slice(1).flatMap((bank, index) => {
    const before = LONG_BANKS[index]
    if (!before) return []
    const [left, right] = [before.across + before.wide / 2, bank.across - bank.wide / 2]
    return CROSS_BANKS.map((row): Strip => {
      const away = row * stagger(index + 1)
      const depth = 0.055 * away ** 0.9 + 0.03
      const corners = [
        project(left, away),
        project(right, away),
        project(right, away + depth),
        project(left, away + depth),
      ] as const
      return { left, right, away, corners, edge: [corners[3], corners[2]] }
    })
  })
}

function longStrips(): Strip[] {
  return LONG_BANKS.map(({ across, wide }) => {
    const [left, right] = [across - wide / 2, across + wide / 2]
    const corners = [project(left, NEAR), project(right, NEAR), project(right, FAR), project(left, FAR)] as const
    return { left, right, away: NEAR, corners, edge: across < 0 ? [corners[2], corners[1]] : [corners[3], corners[0]] }
  })
}

const isInSight = ({ corners }: Strip) => corners.some(([x]) => x > -20) && corners.some(([x]) => x < WIDTH + 20)

const crossing = crossStrips().filter(isInSight)
const strips = [...crossing, ...longStrips()]

export const mud = () => strips.map(({ corners }) => polygon(corners)).join('')

/** The wet side of a bank that faces us stands dark over its own reflection. */
export function wetSides(): string {
  return crossing
    .map(({ left, right, away }) =>
      polygon([project(left, away), project(right, away), project(right, away * 0.972), project(left, away * 0.972)]),
    )
    .join('')
}

/** A thread of light where the mud meets the water on the side of the dawn. */
export function wetEdges(): string {
  return strips
    .map(({ edge: [from, to] }) => {
      const spine = Array.from({ length: 17 }, (_, index): Point => {
        const t = (index / 16) ** 2
        return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
      }).filter(([x, y]) => x > -40 && x < 1640 && y < HEIGHT + 20)
      return cut(spine, (point) => Math.min(2.6, 9 / ground(point).away ** 1.1) * (0.2 + mirroredLight(point)), {
        least: 0.16,
      })
    })
    .join('')
}

/** Broken cuts along the banks that run across: cracked mud with light on its crust. */
export function crust(): string {
  return crossing
    .flatMap(({ away, corners: [left, right, back] }, index) => {
      const rows = Math.min(5, Math.floor((left[1] - back[1]) / 3))
      return Array.from({ length: rows }, (_, row) => {
        const y = left[1] + ((back[1] - left[1]) * (row + 0.6)) / (rows + 0.2)
        const spine = Array.from({ length: 40 }, (__, step): Point => [left[0] + ((right[0] - left[0]) * step) / 39, y])
        const inside = spine.filter(([x]) => x > -30 && x < 1630)
        return cut(inside, ([x]) => (noise(x / (46 / away + 8), row * 7.7 + index) - 0.4) * Math.min(2.6, 6.5 / away))
      })
    })
    .join('')
}

/** Crumbs of mud and samphire along the banks. */
export function crumbs(): string {
  const random = seededRandom(11)
  return LONG_BANKS.flatMap(({ across, wide }) =>
    Array.from({ length: Math.round(90 * wide) }, () => {
      const away = 0.95 + 6 * random() ** 2.2
      const [x, y] = project(across + (random() - 0.5) * wide * 0.92, away)
      const long = (3 + 6 * random()) / away
      if (x < -20 || x > 1620) return ''
      return polygon([
        [x - long, y],
        [x + long * 0.3, y - 1.6 / away],
        [x + long, y + 0.4],
      ])
    }),
  ).join('')
}
