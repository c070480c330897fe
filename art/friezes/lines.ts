import { seededRandom } from '../noise.ts'

export type Point = readonly [x: number, y: number]

const random = seededRandom(1972)

/** Around `middle`, by as much as a hand is unsteady. */
export const about = (middle: number, by: number) => middle + (random() * 2 - 1) * by

/** Coordinates in files are whole fifths of a unit: as fine as a print needs, and short to write. */
export const SCALE = 5
const whole = (value: number) => Math.round(value * SCALE)
const together = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`

/** Only the points that a line can't do without: the others lie on it, or nearly (Ramer–Douglas–Peucker). */
function needed(points: readonly Point[], tolerance = 0.16): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const [wide, high] = [last[0] - first[0], last[1] - first[1]]
  const long = Math.hypot(wide, high)
  const distances = points.map(([x, y]) =>
    long < 0.01
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(high * (x - first[0]) - wide * (y - first[1])) / long,
  )
  const max = Math.max(...distances)
  if (max <= tolerance) return [first, last]
  const farthest = distances.indexOf(max)
  return [...needed(points.slice(0, farthest + 1)), ...needed(points.slice(farthest)).slice(1)]
}

export function line(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0]
  return needed(points)
    .map(([x, y], index) => {
      const [dx, dy] = [whole(x) - lastX, whole(y) - lastY]
      lastX += dx
      lastY += dy
      if (index === 0) return `M${together(dx, dy)}`
      if (dx === 0 && dy === 0) return ''
      return dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${together(dx, dy)}`
    })
    .join('')
}

export const closed = (points: readonly Point[]) => `${line(points)}z`

/** A stroke from left to right. */
export const stroke = (x: number, y: number, length: number) => `M${together(whole(x), whole(y))}h${whole(length)}`

export const box = (x: number, y: number, wide: number, high: number): Point[] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
]

/** Part of an ellipse, its angles in turns, clockwise from the right. */
export const arc = (x: number, y: number, wide: number, high: number, from = 0, to = 1): Point[] => {
  const steps = Math.max(6, Math.round(Math.abs(to - from) * (14 + (wide + high) / 5)))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (from + ((to - from) * step) / steps) * 2 * Math.PI
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high]
  })
}

/** A curve through all the points (Catmull–Rom). */
export const through = (points: readonly Point[], steps = 6): Point[] =>
  points.flatMap((point, index) => {
    const next = points[index + 1]
    if (!next) return [point]
    const before = points[index - 1] ?? point
    const after = points[index + 2] ?? next
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * point[axis] +
          (next[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * point[axis] + 4 * next[axis] - after[axis]) * t ** 2 +
          (3 * point[axis] - before[axis] - 3 * next[axis] + after[axis]) * t ** 3)
      return [along(0), along(1)]
    })
  })

interface Hatching {
  /** Degrees against the horizontal. */
  angle?: number
  step?: number
  /** How much of each line is cut, from its end: 1 is all of it. */
  reach?: number
}

/** Parallel lines that fill an area, each ending where the hand lifted the graver. */
export function hatch(area: readonly Point[], { angle = 0, step = 4, reach = 1 }: Hatching = {}): string {
  const turn = (by: number, [x, y]: Point): Point => [
    x * Math.cos(by) - y * Math.sin(by),
    x * Math.sin(by) + y * Math.cos(by),
  ]
  const radians = (angle * Math.PI) / 180
  const turned = area.map((point) => turn(-radians, point))
  const heights = turned.map(([, y]) => y)
  let lines = ''
  for (let y = Math.min(...heights) + step / 2; y < Math.max(...heights); y += step) {
    const crossings = turned
      .flatMap((point, index) => {
        const next = turned[(index + 1) % turned.length] ?? point
        if (point[1] > y === next[1] > y) return []
        return [point[0] + ((y - point[1]) / (next[1] - point[1])) * (next[0] - point[0])]
      })
      .toSorted((one, other) => one - other)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from = 0, to = 0] = crossings.slice(pair, pair + 2)
      const start = reach < 1 ? to - (to - from) * Math.min(1, about(reach, reach * 0.3)) : from
      if (to - start > 1.5) lines += line([turn(radians, [start, y]), turn(radians, [to, y])])
    }
  }
  return lines
}
