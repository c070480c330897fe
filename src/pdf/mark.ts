import { brand } from '../brand.ts'
import { inks, type Shape, type Words } from './drawing.ts'

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
    { ...at, outline: circle(19.6), stroke: '#ab9abf', strokeWidth: 0.7 },
    ...facets.map((facet): Shape => ({ ...at, ...facet, fill: inks.white })),
  ]
}

/** The logo as it stands on the site, in a rectangle of 158 by 44 units: the mark and the name. */
export function logo({ x, y, side }: Place, variant: 'white' | 'coloured'): (Shape | Words)[] {
  const unit = side / 44
  const mark =
    variant === 'coloured'
      ? seal({ x, y, side })
      : crystal({ x: x + 3.86 * unit, y: y + 3.86 * unit, side: 36.26 * unit }, inks.white)
  return [
    ...mark,
    {
      kind: 'words',
      text: brand.name,
      face: 'logo',
      size: 29 * unit,
      x: x + 54 * unit,
      y: y + 31.5 * unit,
      anchor: 'start',
      colour: variant === 'coloured' ? inks.slate : inks.white,
    },
  ]
}
