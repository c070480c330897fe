import { brand } from '../brand.ts'
import type { Language } from '../kernel/language.ts'

/** Fraunces for names and titles, and as it is in the logo; Instrument Sans for everything else. */
export type Face = 'display' | 'logo' | 'text'

/** How wide a line of text will be. */
export type Measure = (text: string, face: Face, size: number, tracking?: number) => number

type Role =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Figure'
  /** What every page says again, which isn't read aloud. */
  | 'Artifact'

/** What something on a page is to who hears it read. A part may have many lines, also on several pages, and lies within others. */
export interface Part {
  role: Role
  within?: Part
  language?: Language
  /** Of a heading of a table: what it names. */
  scope?: 'Column' | 'Row'
  /** Of a list. */
  isNumbered?: boolean
  /** Of a figure: what is seen, and where. */
  alt?: string
  place?: Box
}

/** Words in a language of their own, or that lead somewhere. */
export interface Passage {
  text: string
  language?: Language | undefined
  href?: string | undefined
}

/** One line of text; `x` and `y` are where its baseline begins, has its middle or ends. */
export interface Words {
  kind: 'words'
  text: string
  /** The same text in its passages, where it has some. */
  passages?: Passage[]
  face: Face
  size: number
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  colour: string
  /** Between letters. */
  tracking?: number
  /** What it belongs to; a paragraph of its own without. */
  part?: Part
}

/** What is drawn with a pen; its outline is given in units of its own, of which one is `scale` long. */
export interface Shape {
  kind: 'shape'
  outline: string
  x?: number
  y?: number
  scale?: number
  fill?: string
  opacity?: number
  stroke?: string
  strokeWidth?: number
  /** The figure that it is; an ornament without. */
  part?: Part
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A part of one of our engravings, in the engraving's own units, the place that it fills, and what it is printed with on what. */
export interface Engraving {
  kind: 'engraving'
  picture: 'evaporation'
  part: Box
  place: Box
  ink: string
  ground: string
}

/** A page or a picture, as it is drawn once and set in several ways: as PDF, and as pixels. */
export interface Drawing {
  width: number
  height: number
  paper: string
  items: (Words | Shape | Engraving)[]
}

/** What all of them are printed with. */
export const inks = {
  salt: '#faf9f6',
  slate: '#17222b',
  mid: '#52616b',
  line: '#c9c6bc',
  /** The owner's colour. */
  get violet() {
    return brand.colours.accent
  },
  white: '#ffffff',
} as const

/** The same words, smaller where they would be wider than their place. */
export function within(words: Words, room: number, measure: Measure): Words {
  const { text, face, size, tracking = 0 } = words
  const share = Math.min(1, room / measure(text, face, size, tracking))
  return { ...words, size: size * share, ...(tracking && { tracking: tracking * share }) }
}

/** A line from here to there. */
export const rule = (x1: number, y1: number, x2: number, y2: number, stroke: string, strokeWidth: number): Shape => ({
  kind: 'shape',
  outline: `M${x1} ${y1}L${x2} ${y2}`,
  stroke,
  strokeWidth,
})

/** A frame of thin lines. */
export const frame = ({ x, y, width, height }: Box, stroke: string, strokeWidth: number): Shape => ({
  kind: 'shape',
  outline: `M${x} ${y}h${width}v${height}h${-width}Z`,
  stroke,
  strokeWidth,
})
