import { encode } from 'uqr'
import type { Part, Shape } from './drawing.ts'

/** A module of a code is at least this wide, in points: 0.4 mm, which any telephone reads on paper. */
const module = 1.15
/** And a code is 30 mm wide. */
const leastSide = 85.1

/** A code of two dimensions, black and as large as it must be to be read; four modules of white paper belong around it. */
export function qrCode(content: string, { x, y, part }: { x: number; y: number; part: Part }, fill: string) {
  const { data, size } = encode(content, { ecc: 'M', border: 0 })
  const side = Math.max(leastSide, size * module)
  const shape: Shape = {
    kind: 'shape',
    outline: data.map(rowOf).join(''),
    x,
    y,
    scale: side / size,
    fill,
    part: { ...part, place: { x, y, width: side, height: side } },
  }
  return { shape, side }
}

/** Neighbours as one box: less to draw, and no hairline between them. */
function rowOf(modules: boolean[], y: number): string {
  const isDark = (x: number) => modules[x] === true
  return modules
    .map((_, x) => {
      if (!isDark(x) || isDark(x - 1)) return ''
      const end = modules.findIndex((__, at) => at > x && !isDark(at))
      const wide = (end === -1 ? modules.length : end) - x
      return `M${x} ${y}h${wide}v1h${-wide}Z`
    })
    .join('')
}
