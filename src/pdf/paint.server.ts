import type PDFDocument from 'pdfkit'
import type { Engraving, Shape, Words } from './drawing.ts'
import { strokesOf } from './engravings.server.ts'
import { boxesAt } from './set-svg.server.ts'
import { features, type PlacedRun } from './shape-line.server.ts'

export type Page = InstanceType<typeof PDFDocument>

export function draw(
  page: Page,
  { outline, x = 0, y = 0, scale = 1, fill, opacity = 1, stroke, strokeWidth }: Shape,
): void {
  page.save().translate(x, y).scale(scale)
  page.path(outline)
  if (fill) page.fillOpacity(opacity).fill(fill)
  else if (stroke) page.lineWidth(strokeWidth ?? 1).stroke(stroke)
  page.restore()
}

export function engrave(page: Page, engraving: Engraving): void {
  const { part, place } = engraving
  page.save().rect(place.x, place.y, place.width, place.height).clip()
  page.translate(place.x, place.y).scale(place.width / part.width, place.height / part.height)
  page.translate(-part.x, -part.y)
  for (const { outline, fill, stroke, strokeWidth } of strokesOf(engraving)) {
    page.path(outline)
    if (stroke) page.lineWidth(strokeWidth ?? 1).fillAndStroke(fill, stroke)
    else page.fill(fill)
  }
  page.restore()
}

export function write(page: Page, { run, x }: PlacedRun, { size, y, colour, tracking = 0 }: Words): void {
  if (!run.font) {
    page
      .save()
      .path(boxesAt(run.boxes, x, y, size))
      .lineWidth(size / 24)
      .stroke(colour)
      .restore()
    return
  }
  page
    .font(run.font)
    .fontSize(size * run.scale)
    .fillColor(colour)
  // A list of features has the run set as a whole, as it was measured; else each word is set for itself.
  page.text(run.text, x, y, {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: tracking,
    features: features as PDFKit.Mixins.OpenTypeFeatures[],
  })
}
