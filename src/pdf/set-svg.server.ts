import type { Drawing, Engraving, Shape, Words } from './drawing.ts'
import { strokesOf } from './engravings.server.ts'
import type { Fonts } from './fonts.server.ts'
import { boxWidth, placeRuns, shapeLine, type PlacedRun } from './shape-line.server.ts'

interface Way {
  /** How many pixels a unit of the drawing takes. */
  scale?: number
  /** Without it, what is behind the drawing shines through. */
  hasPaper?: boolean
}

/** Sets a drawing as SVG in which letters are outlines: it looks the same wherever it is shown. */
export function setSvg(drawing: Drawing, fonts: Fonts, { scale = 1, hasPaper = true }: Way = {}): string {
  const { width, height, paper, items } = drawing
  const drawn = items.map((item) =>
    item.kind === 'words' ? wordsOf(item, fonts) : item.kind === 'shape' ? shapeOf(item) : engravingOf(item),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width * scale)}" height="${short(height * scale)}" viewBox="0 0 ${width} ${height}">${
    hasPaper ? `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>` : ''
  }${drawn.join('')}</svg>\n`
}

function shapeOf({ outline, x = 0, y = 0, scale = 1, fill = 'none', opacity, stroke, strokeWidth }: Shape): string {
  const moved = x !== 0 || y !== 0 || scale !== 1
  return `<path${moved ? ` transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})"` : ''} fill="${fill}"${
    opacity === undefined || opacity === 1 ? '' : ` fill-opacity="${opacity}"`
  }${stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : ''} d="${outline}"/>`
}

function engravingOf(engraving: Engraving): string {
  const { part, place } = engraving
  const { x, y, width, height } = place
  const strokes = strokesOf(engraving).map((stroke) => shapeOf({ kind: 'shape', ...stroke }))
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${part.x} ${part.y} ${part.width} ${part.height}" preserveAspectRatio="none">${strokes.join('')}</svg>`
}

function wordsOf(words: Words, fonts: Fonts): string {
  const placed = placeRuns(shapeLine(words.text, words.face, fonts), words)
  return `<g fill="${words.colour}">${placed.map((one) => runOf(one, words)).join('')}</g>`
}

function runOf({ run, x }: PlacedRun, { size, y, tracking = 0, colour }: Words): string {
  if (!run.font) {
    return `<path fill="none" stroke="${colour}" stroke-width="${short(size / 24)}" d="${boxesAt(run.boxes, x, y, size)}"/>`
  }
  const unit = (size * run.scale) / run.unitsPerEm
  let at = x
  return run.glyphs.glyphs
    .map((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = run.glyphs.positions[index] ?? {}
      const outline = glyph.path.toSVG()
      const place = `translate(${short(at + xOffset * unit)} ${short(y - yOffset * unit)}) scale(${short(unit)} ${short(-unit)})`
      at += xAdvance * unit + tracking
      return outline && `<path transform="${place}" d="${outline}"/>`
    })
    .join('')
}

/** Open boxes in the place of letters that nobody can draw. */
export function boxesAt(count: number, x: number, y: number, size: number): string {
  const [side, height] = [size * (boxWidth - 0.14), size * 0.7]
  const boxes = Array.from({ length: count }, (_, index) => {
    const left = x + (index * boxWidth + 0.07) * size
    return `M${short(left)} ${short(y)}h${short(side)}v${short(-height)}h${short(-side)}Z`
  })
  return boxes.join('')
}

const short = (value: number) => Number(value.toFixed(4))
