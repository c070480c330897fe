import { closed, line, SCALE, type Point } from './lines.ts'

export const WIDTH = 400
const HEIGHT = 500
export const INK = '#17222b'

/** The same path with each of its beginnings told from the end before it, which takes half the letters. */
function shortened(path: string): string {
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  return path.replaceAll(/([Mlhvz])(-?\d+)?[ ]?(-?\d+)?/g, (same, command: string, one = '0', other = '0') => {
    const [across, down] = [Number(one), Number(other)]
    if (command === 'M') {
      const [dx, dy] = [across - x, down - y]
      ;[x, y, startX, startY] = [across, down, across, down]
      return `m${dx}${dy < 0 ? '' : ' '}${dy}`
    }
    if (command === 'z') [x, y] = [startX, startY]
    else if (command === 'v') y += across
    else [x, y] = [x + across, y + down]
    return same
  })
}

/** A thing that covers what is behind it: its outline, over paper. */
export const solid = (outline: readonly Point[], fill?: string) =>
  `<path fill="${fill ?? '#fff'}" d="${shortened(closed(outline))}"/>`

export const contour = (...curves: readonly Point[][]) =>
  `<path d="${shortened(curves.map((curve) => line(curve)).join(''))}"/>`

const patterns = new Map<string, string>()

/** Something that stands in several places: drawn once, around the corner of the picture, and shown wherever it is. */
export function copyOf(name: string, x: number, y: number, draw: () => string): string {
  if (!patterns.has(name)) patterns.set(name, draw())
  return `<use href="#${name}" x="${Math.round(x * SCALE)}" y="${Math.round(y * SCALE)}"/>`
}

/** What there are copies of in this drawing. */
const originals = (drawing: string) =>
  [...patterns]
    .flatMap(([name, original]) => (drawing.includes(`"#${name}"`) ? `<g id="${name}">${original}</g>` : []))
    .join('')

/** A rectangle of upright lines, all of one length: one broad stroke of dashes, a tenth of the letters. */
export function grating([x, y]: Point, wide: number, high: number, step: number, width = 0.75): string {
  const [from, middle] = [Math.round((x + step / 2) * SCALE), Math.round((y + high / 2) * SCALE)]
  const dashes = `${width * SCALE} ${(step - width) * SCALE}`
  return `<path stroke-width="${Math.round(high * SCALE)}" stroke-linecap="butt" stroke-dasharray="${dashes}" d="M${from} ${middle}h${Math.round((wide - step / 2) * SCALE)}"/>`
}

/** Lines that together make a tone. */
export const tone = (lines: string, width = 0.75) =>
  lines ? `<path stroke-width="${width * SCALE}" d="${shortened(lines)}"/>` : ''

/** Pictures of several plates from the first on, for narrow and wide places. */
const panoramas = { two: 2, four: 4, six: 6 }

/**
 * A picture of upright plates side by side, which is one whole when they are. Each has a name, its number, by which a
 * page asks for it alone: `coast.svg#3`. Several together are `coast.svg#four`.
 */
export function frieze(plates: number, drawing: string): string {
  const [wide, high] = [WIDTH * SCALE, HEIGHT * SCALE]
  const views = Array.from(
    { length: plates },
    (_, index) => `<view id="${index + 1}" viewBox="${index * wide} 0 ${wide} ${high}"/>`,
  ).join('')
  const together = Object.entries(panoramas)
    .map(([name, count]) => `<view id="${name}" viewBox="0 0 ${count * wide} ${high}"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${wide} ${high}" fill="none" stroke="${INK}" stroke-width="${1.5 * SCALE}" stroke-linecap="round" stroke-linejoin="round">
${views}${together}<defs>${originals(drawing)}</defs>
${drawing}
</svg>
`
}
