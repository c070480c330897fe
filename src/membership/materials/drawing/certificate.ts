import type { CertificateTexts } from '../texts.server.ts'
import { brand } from '../../../brand.ts'
import type { MemberKind } from '../../member.ts'
import { frame, inks, rule, within, type Drawing, type Measure, type Words } from '../../../pdf/drawing.ts'
import { fitLines } from './fit-lines.ts'
import { seal } from '../../../pdf/mark.ts'

export interface Certified {
  kind: MemberKind
  name: string
  number: string
  /** The day, as the member's language writes it. */
  issued: string
}

/** A4, upright, in points. */
const [width, height] = [595.28, 841.89]
const middle = width / 2
const margin = 30
const inner = { x: margin + 5, y: margin + 5, width: width - 2 * margin - 10, height: height - 2 * margin - 10 }
const engraved = { ...inner, height: 262 }
const edge = engraved.y + engraved.height
const sealSide = 92

/** What the name may fill; nothing of it comes nearer to the frame. */
export const namePlace = { x: 74, y: 452, width: width - 148, height: 132 }
const nameSizes = [48, 44, 40, 36, 33, 30, 27, 24, 21, 19, 17, 15, 13.5, 12, 11]

const centred = { kind: 'words', x: middle, anchor: 'middle' } as const

/** The certificate that somebody belongs to us: something to be printed and hung up. */
export function drawCertificate({ kind, name, number, issued }: Certified, texts: CertificateTexts, measure: Measure) {
  const drawing: Drawing = {
    width,
    height,
    paper: inks.salt,
    items: [
      {
        kind: 'engraving',
        picture: 'evaporation',
        // The sun stands over the seal.
        part: { x: 160, y: 620, width: 5040, height: (5040 * engraved.height) / engraved.width },
        place: engraved,
        ink: inks.slate,
        ground: inks.salt,
      },
      rule(engraved.x, edge, engraved.x + engraved.width, edge, inks.slate, 0.6),
      frame({ x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }, inks.slate, 0.9),
      frame(inner, inks.slate, 0.4),
      { kind: 'shape', outline: round(middle, edge, sealSide / 2 + 7), fill: inks.salt },
      ...seal({ x: middle - sealSide / 2, y: edge - sealSide / 2, side: sealSide }),
      within(
        {
          ...centred,
          text: texts.association.toLocaleUpperCase(),
          face: 'text',
          size: 8.5,
          tracking: 2.2,
          y: 371,
          colour: inks.mid,
        },
        namePlace.width,
        measure,
      ),
      { ...centred, part: { role: 'H1' }, text: texts.title, face: 'display', size: 33, y: 411, colour: inks.slate },
      { ...centred, text: texts.intro, face: 'text', size: 11, y: 438, colour: inks.mid },
      ...nameWords(name, measure),
      rule(middle - 22, 602, middle + 22, 602, inks.violet, 1),
      ...statement(texts.statement[kind], measure),
      ...foot(number, issued, texts, measure),
    ],
  }
  return drawing
}

function nameWords(name: string, measure: Measure): Words[] {
  const { lines, size } = fitLines(name, { ...namePlace, face: 'display', sizes: nameSizes, leading: 1.16 }, measure)
  const block = size * (0.72 + (lines.length - 1) * 1.16)
  const first = namePlace.y + (namePlace.height - block) / 2 + size * 0.72
  const part = { role: 'H2' } as const
  return lines.map((text, index) => ({
    ...centred,
    part,
    text,
    face: 'display',
    size,
    y: first + index * size * 1.16,
    colour: inks.violet,
  }))
}

function statement(text: string, measure: Measure): Words[] {
  const room = { face: 'text', width: 360, height: 60, sizes: [12, 11, 10], leading: 1.6 } as const
  const { lines, size } = fitLines(text, room, measure)
  const part = { role: 'P' } as const
  return lines.map((line, index) => ({
    ...centred,
    part,
    text: line,
    face: 'text',
    size,
    y: 634 + index * size * 1.6,
    colour: inks.slate,
  }))
}

/** Number, signature and day: as in a register. */
function foot(number: string, issued: string, texts: CertificateTexts, measure: Measure): Drawing['items'] {
  const line = 752
  const [left, right] = [namePlace.x, width - namePlace.x]
  const label = { kind: 'words', face: 'text', size: 8, y: line + 16, colour: inks.mid } as const
  const value = { kind: 'words', face: 'text', size: 11, y: line - 8, colour: inks.slate } as const
  return [
    { ...label, text: texts.number, x: left, anchor: 'start' },
    { ...value, text: number, x: left, anchor: 'start' },
    rule(left, line, left + 112, line, inks.line, 0.6),
    within({ ...value, face: 'logo', size: 20, text: brand.name, x: middle, anchor: 'middle' }, 190, measure),
    { ...label, text: texts.signature, x: middle, anchor: 'middle' },
    rule(middle - 80, line, middle + 80, line, inks.slate, 0.6),
    { ...value, text: issued, x: right, anchor: 'end' },
    { ...label, text: texts.issued, x: right, anchor: 'end' },
    rule(right - 112, line, right, line, inks.line, 0.6),
  ]
}

const round = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
