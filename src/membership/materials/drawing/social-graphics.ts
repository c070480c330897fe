import type { CertificateTexts } from '../texts.server.ts'
import { inks, rule, within, type Box, type Drawing, type Measure, type Words } from '../../../pdf/drawing.ts'
import { fitLines } from './fit-lines.ts'
import { graphicSizes, type Graphic } from '../material-files.ts'
import { logo, seal } from '../../../pdf/mark.ts'

interface Composition {
  /** What the engraving fills, and how many of its units make a pixel there. */
  engraved: Box
  unit: number
  logo: { x: number; y: number; side: number }
  name: Box
  sizes: readonly number[]
  small: number
}

const compositions: Record<Graphic, Composition> = {
  square: {
    engraved: { x: 0, y: 568, width: 1080, height: 512 },
    unit: 4.55,
    logo: { x: 80, y: 70, side: 72 },
    name: { x: 84, y: 202, width: 912, height: 214 },
    sizes: [132, 118, 105, 94, 84, 75, 66, 58, 51, 45, 40, 35, 31, 27, 23],
    small: 32,
  },
  story: {
    engraved: { x: 0, y: 1080, width: 1080, height: 840 },
    unit: 4.4,
    logo: { x: 86, y: 270, side: 92 },
    name: { x: 90, y: 450, width: 900, height: 400 },
    sizes: [156, 140, 126, 112, 100, 90, 81, 72, 64, 57, 51, 45, 40, 35, 31],
    small: 38,
  },
  wide: {
    engraved: { x: 730, y: 0, width: 470, height: 630 },
    unit: 7,
    logo: { x: 64, y: 58, side: 62 },
    name: { x: 66, y: 176, width: 620, height: 230 },
    sizes: [100, 90, 81, 73, 65, 58, 51, 45, 40, 35, 31, 27, 24, 21, 18],
    small: 25,
  },
}

/** The sun of the engraving, in its units. */
const sun = { x: 2680, y: 1120, radius: 400 }
/** A little above it the engraving begins. */
const sky = 600

interface Shown {
  name: string
  texts: CertificateTexts
}

/** A picture with a member's name, to be posted: the marsh at night, and our seal as its sun. */
export function drawGraphic(graphic: Graphic, { name, texts }: Shown, measure: Measure): Drawing {
  const { width, height } = graphicSizes[graphic]
  const { engraved, unit, logo: mark, name: place, sizes, small } = compositions[graphic]
  const part = {
    x: sun.x - (engraved.width * unit) / 2,
    y: sky,
    width: engraved.width * unit,
    height: engraved.height * unit,
  }
  const sealSide = (sun.radius * 2) / unit
  const { lines, size } = fitLines(name, { ...place, face: 'display', sizes, leading: 1.14 }, measure)
  const words = { kind: 'words', face: 'text', x: place.x, anchor: 'start', colour: inks.white } as const
  const first = place.y + size * 0.74
  // The deepest letters, Arabic ones and those with marks below, end above the line that is drawn there.
  const under = first + (lines.length - 1) * size * 1.14 + size * 0.4
  return {
    width,
    height,
    paper: inks.slate,
    items: [
      { kind: 'engraving', picture: 'evaporation', part, place: engraved, ink: inks.salt, ground: inks.slate },
      ...seal({
        x: engraved.x + (engraved.width - sealSide) / 2,
        y: engraved.y + (sun.y - sun.radius - sky) / unit,
        side: sealSide,
      }),
      ...logo({ ...mark, room: place.width }, 'white', measure),
      ...lines.map((text, index): Words => ({ ...words, face: 'display', text, size, y: first + index * size * 1.14 })),
      rule(place.x + 2, under + small * 0.5, place.x + 2 + small * 2.4, under + small * 0.5, inks.white, small / 14),
      within({ ...words, text: texts.graphics.belongs, size: small, y: under + small * 2 }, place.width, measure),
      { ...words, text: texts.graphics.salt, size: small * 0.8, y: under + small * 3.3, colour: '#c4cbd0' },
    ],
  }
}
