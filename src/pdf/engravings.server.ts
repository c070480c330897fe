import evaporation from '../ui/engravings/evaporation.svg?raw'
import type { Engraving } from './drawing.ts'

/** Our engravings, as they are drawn for the site. */
const engravings: Record<Engraving['picture'], string> = { evaporation }

interface Stroke {
  outline: string
  fill: string
  stroke?: string
  strokeWidth?: number
}

/** The outlines of an engraving, which is made of flat ink alone, in the order in which they are laid on each other. */
export function strokesOf({ picture, ink, ground }: Engraving): Stroke[] {
  const printed = (colour: string) => (/^#f{3}(f{3})?$/.test(colour) ? ground : colour === 'none' ? colour : ink)
  return Array.from(engravings[picture].matchAll(/<(path|circle) ([^<>]*)\/>/g), ([, tag, written = '']) => {
    const given = Object.fromEntries(
      Array.from(written.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
    ) as Record<string, string>
    const { fill = ink, stroke, d = '' } = given
    return {
      outline: tag === 'circle' ? circleOf(given) : d,
      fill: printed(fill),
      ...(stroke && { stroke: printed(stroke), strokeWidth: Number(given['stroke-width'] ?? 1) }),
    }
  })
}

const circleOf = ({ cx = '0', cy = '0', r = '0' }: Record<string, string>) =>
  `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0Z`
