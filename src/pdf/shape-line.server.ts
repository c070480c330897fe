import bidiFactory from 'bidi-js'
import type { GlyphRun } from 'fontkit'
import type { Face, Measure } from './drawing.ts'
import { clustersOf, fontOf, type FontName, type Fonts } from './fonts.server.ts'

/** A part of a line in one font; without a font, so many boxes in the place of letters that nobody can draw. */
export type Run = { text: string; /** In parts of the size. */ width: number } & (
  | { font: FontName; glyphs: GlyphRun; scale: number; unitsPerEm: number }
  | { font: undefined; boxes: number }
)

/** How wide a box is that stands for a letter, in parts of the size. */
export const boxWidth = 0.66
/** Pictures are drawn a bit smaller than their font does, as large as the capitals around them. */
const scaleOf = (font: FontName) => (font === 'noto-emoji' ? 0.8 : 1)
/** Figures of one width stand under each other. */
export const features = ['tnum']

const bidi = bidiFactory()

/** The parts of a line from left to right, each as it is read. */
export function shapeLine(text: string, face: Face, fonts: Fonts): Run[] {
  const clusters = clustersOf(text)
  const { levels } = bidi.getEmbeddingLevels(clusters.join(''))
  const parts: { font: FontName | undefined; level: number; text: string; count: number }[] = []
  let index = 0
  for (const cluster of clusters) {
    const level = levels[index] ?? 0
    index += cluster.length
    const last = parts.at(-1)
    const font = continues(cluster, last?.font, fonts) ? last?.font : fontOf(cluster, face, fonts)
    const drawn = level % 2 === 1 ? (bidi.getMirroredCharacter(cluster) ?? cluster) : cluster
    if (last && last.font === font && last.level === level) {
      last.text += drawn
      last.count += 1
    } else parts.push({ font, level, text: drawn, count: 1 })
  }
  return inVisualOrder(parts).map(({ font, level, text: read, count }): Run => {
    const part = level % 2 === 1 ? asSet(read) : read
    const open = font && fonts.get(font)
    if (!open) return { font: undefined, text: part, boxes: count, width: count * boxWidth }
    const glyphs = open.font.layout(part, features)
    const { unitsPerEm } = open.font
    const scale = scaleOf(font)
    return { font, text: part, glyphs, scale, unitsPerEm, width: (glyphs.advanceWidth / unitsPerEm) * scale }
  })
}

/**
 * A part that is read from right to left: letters of such an alphabet are turned round by whoever sets them, by which they are known;
 * brackets and spaces among them are not.
 */
const asSet = (read: string) =>
  /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(read) ? read : clustersOf(read).toReversed().join('')

/** A space belongs to the word before it, whatever that is set in. */
const continues = (cluster: string, font: FontName | undefined, fonts: Fonts) =>
  cluster === ' ' && font !== undefined && font !== 'noto-emoji' && fonts.get(font)?.font.hasGlyphForCodePoint(0x20)

/** What is written from right to left is turned round, from the innermost on. */
function inVisualOrder<Part extends { level: number }>(parts: Part[]): Part[] {
  const ordered = [...parts]
  const highest = Math.max(0, ...parts.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = end
    }
  }
  return ordered
}

const glyphCount = (run: Run) => (run.font ? run.glyphs.glyphs.length : run.boxes)

function widthOfRuns(runs: Run[], size: number, tracking = 0): number {
  const gaps = runs.reduce((sum, run) => sum + glyphCount(run), 0) - 1
  return runs.reduce((sum, run) => sum + run.width * size, 0) + Math.max(0, gaps) * tracking
}

export const measureWith =
  (fonts: Fonts): Measure =>
  (text, face, size, tracking) =>
    widthOfRuns(shapeLine(text, face, fonts), size, tracking)

export interface PlacedRun {
  run: Run
  x: number
}

/** Each part with the place where it begins. */
export function placeRuns(
  runs: Run[],
  { x, size, anchor, tracking = 0 }: { x: number; size: number; anchor: 'start' | 'middle' | 'end'; tracking?: number },
): PlacedRun[] {
  const width = widthOfRuns(runs, size, tracking)
  let at = x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width)
  return runs.map((run) => {
    const placed = { run, x: at }
    at += run.width * size + glyphCount(run) * tracking
    return placed
  })
}
