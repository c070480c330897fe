import { SCALE, polygon, type Point } from '../engraving.ts'
import { cloudNoise, noise } from '../noise.ts'
import { HEIGHT, HORIZON, INK, PAPER, WIDTH, ink, paper, ruled } from './plate.ts'
import { SUN, sky } from './sky.ts'

const NEAREST = HEIGHT - HORIZON
const VANISHING_X = 268

const project = (across: number, away: number): Point => [
  VANISHING_X + (across * NEAREST) / away,
  HORIZON + NEAREST / away,
]

const LONG = [-9.4, -6.6, -4.3, -2.5, -1.12, -0.28, 0.72, 2.1, 3.8, 6.2, 9] as const
const CROSS = [1.22, 1.72, 2.5, 3.7, 5.6, 8.8, 15, 28] as const
const stagger = (column: number) => [1, 1.12, 0.94, 1.07, 0.96, 1.1, 0.98, 1.09, 0.95, 1.05, 1][column] ?? 1

function banks(): string {
  const along = LONG.map((across) => {
    const wide = across === 0.72 ? 0.12 : 0.055
    return polygon([
      project(across - wide, 0.9),
      project(across + wide, 0.9),
      project(across + wide, 60),
      project(across - wide, 60),
    ])
  })
  const over = LONG.slice(1).flatMap((right, index) => {
    const left = LONG[index] ?? right
    return CROSS.map((row) => {
      const away = row * stagger(index)
      const far = away * 1.032
      return polygon([project(left, away), project(right, away), project(right, far), project(left, far)])
    })
  })
  return [...along, ...over].join('')
}

/** The light that runs along the banks on the side of the sun. */
function edges(): string {
  return LONG.map((across) => {
    const at = across < 0 ? across + 0.036 : across - 0.036
    return polygon([project(at - 0.007, 0.9), project(at + 0.007, 0.9), project(at, 26)])
  }).join('')
}

function water([x, y]: Point): number {
  const near = (y - HORIZON) / NEAREST
  const away = 1 / Math.max(near, 0.01)
  const across = (x - VANISHING_X) / (y - HORIZON)
  const column = LONG.findIndex((bank) => bank > across)
  const row = CROSS.findIndex((bank) => bank * stagger(column - 1) > away)
  const depth = 0.7 + 0.75 * noise(column * 3.7 + 0.5, row * 5.3 + 0.5)
  // The path of the sun over the water, broken by the wind.
  const glint = Math.exp(-(((x - SUN.x) / (16 + 60 * near)) ** 2))
  const broken = noise(x / (7 + 26 * near), y / (1.5 + 3.5 * near))
  const gust = cloudNoise(across * 1.9 + 3, away * 1.6)
  const open = 0.2 + 0.26 * near + 0.1 * Math.min(1, Math.abs(x - SUN.x) / 260)
  const still = open * depth + Math.max(0, gust - 0.55) * 0.6
  return Math.max(0, still * (1 - glint) + glint * Math.max(0, broken - 0.5) * 0.8)
}

/** The wind draws the surface into short ripples, more of them the nearer they lie. */
const ripples = (x: number, y: number) => {
  const below = y - HORIZON
  return (noise(x / (10 + below * 0.11), y / 4) - 0.5) * (0.6 + below / 60)
}

const disk = `<circle fill="${PAPER}" stroke="${INK}" stroke-width="9" cx="${SUN.x * SCALE}" cy="${SUN.y * SCALE}" r="${SUN.radius * SCALE}"/>`

/** Second plate: pans that grow shallower from one to the next, under sun and wind. */
export const evaporation = () =>
  [
    ink(sky(1)),
    disk,
    ink(
      ruled({
        from: HORIZON + 2,
        to: HEIGHT + 6,
        spacing: (y) => 3 + (y - HORIZON) * 0.0072,
        darkness: water,
        bend: ripples,
      }),
    ),
    ink(banks()),
    paper(edges()),
    ink(polygon([[0, HORIZON - 1.2], ...dunes(), [WIDTH, HORIZON - 1.2], [WIDTH, HORIZON + 1.6], [0, HORIZON + 1.6]])),
  ].join('\n')

function dunes(): Point[] {
  return Array.from({ length: 53 }, (_, index) => [
    index * 10,
    HORIZON - 1.5 - 7 * Math.max(0, noise(index / 9, 4) - 0.35) - 5 * Math.max(0, noise(index / 2, 9) - 0.5),
  ])
}
