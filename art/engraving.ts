export type Point = readonly [x: number, y: number]

/** Path coordinates are whole tenths of a unit: finer than a print needs, and half the bytes of decimals. */
export const SCALE = 10

export function polygon(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0]
  const steps = points.map(([x, y], index) => {
    const [atX, atY] = [Math.round(x * SCALE), Math.round(y * SCALE)]
    const [dx, dy] = [atX - lastX, atY - lastY]
    lastX = atX
    lastY = atY
    const separator = dy < 0 ? '' : ' '
    if (index === 0) return `M${dx}${separator}${dy}`
    if (dy === 0) return `h${dx}`
    if (dx === 0) return `v${dy}`
    return `l${dx}${separator}${dy}`
  })
  return `${steps.join('')}z`
}

/** A smooth closed outline through these points (Catmull-Rom), as straight steps. */
export function outline(points: readonly Point[], steps = 6): readonly Point[] {
  const at = (index: number) => points[(index + points.length) % points.length] as Point
  return points.flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return Array.from({ length: steps }, (__, step): Point => {
      const t = step / steps
      const blend = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
      return [blend(0), blend(1)]
    })
  })
}

/** Ramer–Douglas–Peucker by vertical distance, which is enough for lines that run one way. */
function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return points
  let farthest = 0
  let distance = 0
  points.forEach(([x, y], index) => {
    const chord = first[1] + ((last[1] - first[1]) * (x - first[0])) / (last[0] - first[0] || 1)
    if (Math.abs(y - chord) > distance) {
      distance = Math.abs(y - chord)
      farthest = index
    }
  })
  if (distance <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance),
    ...simplify(points.slice(farthest), tolerance).slice(1),
  ]
}

/** A spine from one edge of the picture to the other, and far enough beyond that no taper shows. */
export function across(width: number, height: (x: number) => number): readonly Point[] {
  return Array.from({ length: width / 16 + 7 }, (_, index) => {
    const x = index * 16 - 48
    return [x, height(x)]
  })
}

/**
 * One cut of the graver: a line that swells and thins with the light, and stops where there is none.
 * `thickness` is asked along `spine`, which runs from left to right.
 */
export function cut(
  spine: readonly Point[],
  thickness: (point: Point) => number,
  { least = 0.25, tolerance = 0.35 } = {},
): string {
  const shapes: string[] = []
  let run: { point: Point; half: number }[] = []
  const finish = () => {
    if (run.length > 2) {
      // The ends taper to a point, as a graver leaves the wood.
      const upper = run.map(({ point: [x, y], half }, index): Point => [x, y - (isEnd(index, run.length) ? 0 : half)])
      const lower = run.map(({ point: [x, y], half }, index): Point => [x, y + (isEnd(index, run.length) ? 0 : half)])
      shapes.push(polygon([...simplify(upper, tolerance), ...simplify(lower, tolerance).toReversed().slice(1, -1)]))
    }
    run = []
  }
  for (const point of spine) {
    const width = thickness(point)
    if (width < least) finish()
    else run.push({ point, half: width / 2 })
  }
  finish()
  return shapes.join('')
}

const isEnd = (index: number, length: number) => index === 0 || index === length - 1
