import { brand } from '../brand.ts'
import { inks, within, type Measure, type Shape, type Words } from './drawing.ts'

/** The hopper crystal of the logo, whose steps catch the light in turn, in a square of 44 units. */
export const facets = [
  {
    outline:
      'M8 22L22 8l14 14h-3.8L22 11.8 11.8 22zM13.4 22l8.6 8.6 8.6-8.6h-3.4L22 27.2 16.8 22zM18.4 22l3.6-3.6 3.6 3.6z',
    opacity: 1,
  },
  { outline: 'M22 36L8 22h3.8L22 32.2zM22 13.4l8.6 8.6h-3.4L22 16.8zM22 25.6L18.4 22H22z', opacity: 0.8 },
  { outline: 'M36 22L22 36v-3.8L32.2 22zM13.4 22l8.6-8.6v3.4L16.8 22zM25.6 22L22 25.6V22z', opacity: 0.55 },
]

const circle = (radius: number) =>
  `M${22 - radius} 22a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`

interface Place {
  x: number
  y: number
  /** Of the whole mark. */
  side: number
}

const crystal = ({ x, y, side }: Place, fill: string): Shape[] =>
  // The crystal itself is 28 of the 44 units wide.
  facets.map((facet) => ({
    kind: 'shape',
    ...facet,
    fill,
    scale: side / 28,
    x: x - (8 * side) / 28,
    y: y - (8 * side) / 28,
  }))

/** The seal on every pouch. */
export const seal = ({ x, y, side }: Place): Shape[] => {
  const at = { kind: 'shape', x, y, scale: side / 44 } as const
  return [
    { ...at, outline: circle(22), fill: inks.violet },
    { ...at, outline: circle(19.6), stroke: halfWhite(inks.violet), strokeWidth: 0.7 },
    ...facets.map((facet): Shape => ({ ...at, ...facet, fill: inks.white })),
  ]
}

/** Between this colour and white, so that nothing shines through what is cut out. */
const halfWhite = (hex: string) =>
  `#${[1, 3, 5]
    .map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) + 255) / 2))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

/** In parts of the mark's side: where the name begins, how large it is, and where its letters stand. */
const name = { from: 54 / 44, size: 29 / 44, baseline: 31.5 / 44 }

/** The logo as it stands on the site: the mark and the name, which is smaller where there is no room for it. */
export function logo(
  { x, y, side, room = Infinity }: Place & { room?: number },
  variant: 'white' | 'coloured',
  measure: Measure,
  text = brand.name,
): (Shape | Words)[] {
  const unit = side / 44
  const mark =
    variant === 'coloured'
      ? seal({ x, y, side })
      : crystal({ x: x + 3.86 * unit, y: y + 3.86 * unit, side: 36.26 * unit }, inks.white)
  return [
    ...mark,
    within(
      {
        kind: 'words',
        text,
        face: 'logo',
        size: name.size * side,
        x: x + name.from * side,
        y: y + name.baseline * side,
        anchor: 'start',
        colour: variant === 'coloured' ? inks.slate : inks.white,
      },
      room - name.from * side,
      measure,
    ),
  ]
}

/** How wide the whole logo is, with a little air behind the name. */
export const logoWidth = (side: number, measure: Measure): number =>
  Math.ceil((name.from + 2 / 44) * side + measure(brand.name, 'logo', name.size * side))
