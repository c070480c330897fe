import { inks, rule, type Drawing, type Measure, type Words } from './drawing.ts'

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
        pages.at(-1)?.push(...block.head.draw(y))
        y += block.head.height
      }
    }
    pages.at(-1)?.push(...block.draw(y))
    y += block.height
  }
  return pages
}

/** How tall a block is with all that it mustn't be parted from: a title holds the table's head, and that its first row. */
function togetherFrom(blocks: Block[], index: number): number {
  const { height: own = 0, holdsNext = false } = blocks[index] ?? {}
  return own + (holdsNext ? togetherFrom(blocks, index + 1) : 0)
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A text in lines that are no wider; a word that is gets broken. Each word is measured once, whatever stands beside it. */
export function wrap(text: string, max: number, size: number, measure: Measure): string[] {
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

interface Style {
  size?: number
  colour?: string
  anchor?: Words['anchor']
  face?: Words['face']
  role?: Words['role']
}

export const say = (
  text: string,
  x: number,
  y: number,
  { size = 8.5, colour = inks.slate, anchor = 'start', face = 'text', role = 'P' }: Style = {},
): Words => ({ kind: 'words', text, x, y, size, colour, anchor, face, role })
