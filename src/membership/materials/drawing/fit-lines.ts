import type { Face, Measure } from '../../../pdf/drawing.ts'

interface Room {
  face: Face
  width: number
  height: number
  /** From the one that is wanted down to the smallest that can be read; the first is taken in which the text fits. */
  sizes: readonly number[]
  /** From baseline to baseline, in parts of the size. */
  leading: number
}

export interface FittedLines {
  size: number
  lines: string[]
}

/** A word is broken only where it would have to be set smaller than this part of the wanted size. */
const breaksBelow = 0.62

/**
 * Sets a name as large as it fits, in lines of about the same width. It is broken between words and after hyphens; in the middle of a word
 * only where it would become too small otherwise. What doesn't fit even in the smallest size is cut off with an ellipsis.
 */
export function fitLines(text: string, { face, width, height, sizes, leading }: Room, measure: Measure): FittedLines {
  const pieces = piecesOf(text)
  const [wanted = 0] = sizes
  for (const size of sizes) {
    const widthOf = (line: string) => measure(line.trim(), face, size)
    const max = Math.max(1, Math.floor((height - size) / (size * leading)) + 1)
    const fitting = size < wanted * breaksBelow ? brokenUp(pieces, width, widthOf) : pieces
    const lines = inLines(fitting, width, widthOf)
    if (lines && lines.length <= max) return { size, lines: balanced(fitting, lines.length, width, widthOf) }
  }
  return cutOff(pieces, { face, width, height, sizes, leading }, measure)
}

/** Words with the space behind them, and parts of words with their hyphen. */
const piecesOf = (text: string) => text.match(/[^\s-]*-+(?=[^\s-])|\S+\s*/gu) ?? [text]

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const lettersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

type WidthOf = (line: string) => number

/** The same pieces, those broken that are wider than a line. */
function brokenUp(pieces: string[], width: number, widthOf: WidthOf): string[] {
  return pieces.flatMap((piece) => {
    if (widthOf(piece) <= width) return [piece]
    const parts = Math.ceil(widthOf(piece) / width)
    return inLines(lettersOf(piece), (widthOf(piece) / parts) * 1.08, widthOf) ?? [piece]
  })
}

/** Each line as full as it can be; undefined where a piece is wider than a line. */
function inLines(pieces: string[], width: number, widthOf: WidthOf): string[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (widthOf(piece) > width) return undefined
    if (line !== '' && widthOf(line + piece) > width) {
      lines.push(line)
      line = ''
    }
    line += piece
  }
  return [...lines, line].map((one) => one.trim())
}

/** In as many lines, with the widest as narrow as can be. */
function balanced(pieces: string[], count: number, width: number, widthOf: WidthOf): string[] {
  let [narrow, wide] = [width / 4, width]
  let best = inLines(pieces, width, widthOf) ?? []
  while (wide - narrow > width / 100) {
    const middle = (narrow + wide) / 2
    const lines = inLines(pieces, middle, widthOf)
    if (lines && lines.length <= count) [best, wide] = [lines, middle]
    else narrow = middle
  }
  return best
}

function cutOff(pieces: string[], { face, width, height, sizes, leading }: Room, measure: Measure): FittedLines {
  const size = sizes.at(-1) ?? 0
  const widthOf: WidthOf = (line) => measure(`${line.trim()}…`, face, size)
  const max = Math.max(1, Math.floor((height - size) / (size * leading)) + 1)
  const lines = inLines(lettersOf(pieces.join('')), width, widthOf) ?? ['']
  return { size, lines: lines.slice(0, max).map((line, index) => (index === max - 1 ? `${line}…` : line)) }
}
