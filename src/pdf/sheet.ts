import { inks, rule, type Drawing, type Measure, type Part, type Passage, type Words } from './drawing.ts'

/** A4, upright, in points. */
export const [width, height] = [595.28, 841.89]
export const margin = 48
export const inner = width - 2 * margin
/** Where what every page ends with begins. */
const bottom = height - 66

export type Item = Drawing['items'][number]

/** Something that stays together, from the top of its place down. */
export interface Block {
  height: number
  draw(y: number): Item[]
  /** What stands above it again when it comes first on a page. */
  head?: Block
  /** Isn't left alone at the foot of a page. */
  holdsNext?: boolean
}

export const gap = (space: number): Block => ({ height: space, draw: () => [] })

export const hairline = (ink: string = inks.line): Block => ({
  height: 0,
  draw: (y) => [rule(margin, y, width - margin, y, ink, 0.5)],
})

/** Blocks on as many pages as they need. */
export function paginate(blocks: Block[], firstTop: number): Item[][] {
  const pages: Item[][] = [[]]
  let y = firstTop
  for (const [index, block] of blocks.entries()) {
    if (y + togetherFrom(blocks, index) > bottom) {
      pages.push([])
      y = margin
      if (block.head) {
        // Heard once, it needn't be read again.
        pages.at(-1)?.push(...block.head.draw(y).map(unheard))
        y += block.head.height
      }
    }
    pages.at(-1)?.push(...block.draw(y))
    y += block.height
  }
  return pages
}

const unheard = (item: Item): Item => (item.kind === 'words' ? { ...item, part: furniture } : item)

/** What stands on every page. */
export const furniture: Part = { role: 'Artifact' }

/** How tall a block is with all that it mustn't be parted from: a title holds the table's head, and that its first row. */
function togetherFrom(blocks: Block[], index: number): number {
  const { height: own = 0, holdsNext = false } = blocks[index] ?? {}
  return own + (holdsNext ? togetherFrom(blocks, index + 1) : 0)
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Each word is measured once, whatever stands beside it. */
function linesOf(text: string, max: number, size: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = { text: '', width: 0 }
  const add = (part: string, more: number) => (line = { text: line.text + part, width: line.width + more })
  const fits = (part: string) => line.width + measure(part.trimEnd(), 'text', size) <= max
  const turn = () => {
    if (line.text) lines.push(line.text)
    line = { text: '', width: 0 }
  }
  for (const word of text.match(/\S+\s*/gu) ?? ['']) {
    if (!fits(word)) turn()
    const parts = fits(word) ? [word] : Array.from(segmenter.segment(word), ({ segment }) => segment)
    for (const part of parts) {
      if (!fits(part)) turn()
      add(part, measure(part, 'text', size))
    }
  }
  return [...lines, line.text].map((one) => one.trimEnd())
}

/** A text of one language, or of passages in several. */
export type Text = string | Passage[]

const textOf = (text: Text) => (typeof text === 'string' ? text : text.map((passage) => passage.text).join(''))

/** A text in lines that are no wider; a word that is gets broken. */
export function wrap(text: string, max: number, size: number, measure: Measure): string[]
export function wrap(text: Text, max: number, size: number, measure: Measure): Text[]
export function wrap(text: Text, max: number, size: number, measure: Measure): Text[] {
  const whole = textOf(text)
  const lines = linesOf(whole, max, size, measure)
  if (typeof text === 'string') return lines
  let at = 0
  return lines.map((line) => {
    const from = whole.indexOf(line, at)
    at = from + line.length
    return cut(text, from, at)
  })
}

/** What lies between two places of a text, in its passages. */
function cut(passages: Passage[], from: number, to: number): Passage[] {
  let at = 0
  return passages.flatMap((passage) => {
    const text = passage.text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += passage.text.length
    return text ? [{ ...passage, text }] : []
  })
}

/** None for a text that is all of one language. */
const passagesIn = (text: Text) =>
  typeof text === 'string' || text.every(({ language, href }) => !language && !href) ? {} : { passages: text }

interface Style {
  size?: number
  colour?: string
  anchor?: Words['anchor']
  face?: Words['face']
  /** A paragraph without. */
  part?: Part
}

export const say = (
  text: Text,
  x: number,
  y: number,
  { size = 8.5, colour = inks.slate, anchor = 'start', face = 'text', part }: Style = {},
): Words => ({
  kind: 'words',
  text: textOf(text),
  ...passagesIn(text),
  x,
  y,
  size,
  colour,
  anchor,
  face,
  ...(part && { part }),
})

interface Look extends Style {
  /** From one line to the next. */
  leading: number
  x?: number
  room?: number
}

/** A text of as many lines as it needs: one part, wherever a page ends within it. */
export function paragraph(
  text: Text,
  measure: Measure,
  { leading, x = margin, room = inner, ...style }: Look,
): Block[] {
  const { size = 8.5, part = { role: 'P' } } = style
  return wrap(text, room, size, measure).map((line) => ({
    height: leading,
    draw: (y) => [say(line, x, y + size, { ...style, part })],
  }))
}
