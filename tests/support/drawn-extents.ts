import type { Box, Drawing, Words } from '../../src/pdf/drawing.ts'
import type { Fonts } from '../../src/pdf/fonts.server.ts'
import { placeRuns, shapeLine } from '../../src/pdf/shape-line.server.ts'

interface Extent {
  words: Words
  left: number
  top: number
  right: number
  bottom: number
}

/** From where to where the ink of each line reaches, by the outlines of its letters. */
export const extentsOf = (drawing: Drawing, fonts: Fonts): Extent[] =>
  drawing.items.filter((item) => item.kind === 'words').map((words) => extentOf(words, fonts))

function extentOf(words: Words, fonts: Fonts): Extent {
  const { size, x, y } = words
  const extent = { words, left: x, top: y, right: x, bottom: y }
  const reach = (left: number, top: number, right: number, bottom: number) => {
    extent.left = Math.min(extent.left, left)
    extent.top = Math.min(extent.top, top)
    extent.right = Math.max(extent.right, right)
    extent.bottom = Math.max(extent.bottom, bottom)
  }
  for (const { run, x: begin } of placeRuns(shapeLine(words.text, words.face, fonts), words)) {
    if (!run.font) {
      reach(begin, y - size * 0.7, begin + run.width * size, y)
      continue
    }
    const unit = (size * run.scale) / run.unitsPerEm
    let at = begin
    run.glyphs.glyphs.forEach(({ bbox }, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = run.glyphs.positions[index] ?? {}
      const [left, base] = [at + xOffset * unit, y - yOffset * unit]
      if (Number.isFinite(bbox.minX)) {
        reach(left + bbox.minX * unit, base - bbox.maxY * unit, left + bbox.maxX * unit, base - bbox.minY * unit)
      }
      at += xAdvance * unit + (words.tracking ?? 0)
    })
  }
  return extent
}

/** How far it reaches out of a box, on the side where it does most. */
export const outside = ({ left, top, right, bottom }: Extent, { x, y, width, height }: Box): number =>
  Math.max(0, x - left, y - top, right - (x + width), bottom - (y + height))
