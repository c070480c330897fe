import type PDFDocument from 'pdfkit'
import type { Language } from '../kernel/language.ts'
import type { Drawing, Engraving, Shape, Words } from './drawing.ts'
import { strokesOf } from './engravings.server.ts'
import type { Fonts } from './fonts.server.ts'
import { boxesAt } from './set-svg.server.ts'
import { features, placeRuns, shapeLine } from './shape-line.server.ts'

interface About {
  title: string
  author: string
  language: Language
  /** When it was made: the same drawing gives the same file. */
  at: Date
}

type Page = InstanceType<typeof PDFDocument>

/** Sets drawings as pages of PDF with real letters, which can be searched, copied and read aloud. */
export async function setPdf(
  drawings: Drawing | Drawing[],
  fonts: Fonts,
  { title, author, language, at }: About,
): Promise<Buffer<ArrayBuffer>> {
  const { default: Document } = await import('pdfkit')
  const pages = [drawings].flat()
  const page = new Document({
    autoFirstPage: false,
    font: '',
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: at, ModDate: at },
  } as ConstructorParameters<typeof PDFDocument>[0])
  const parts: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => page.on('end', resolve).on('error', reject))
  page.on('data', (part: Uint8Array) => void parts.push(part))
  for (const [name, { bytes }] of fonts) page.registerFont(name, bytes)
  const whole = page.struct('Document')
  page.addStructure(whole)
  for (const { width, height, paper, items } of pages) {
    page.addPage({ size: [width, height], margin: 0 })
    decorate(page, () => page.rect(0, 0, width, height).fill(paper))
    for (const item of items) {
      if (item.kind === 'words') whole.add(page.struct(item.role ?? 'P', {}, () => write(page, item, fonts)))
      else decorate(page, () => (item.kind === 'shape' ? draw(page, item) : engrave(page, item)))
    }
  }
  whole.end()
  page.end()
  await ended
  return Buffer.concat(parts)
}

/** What readers by ear needn't hear of. */
function decorate(page: Page, paint: () => void): void {
  page.markContent('Artifact', { type: 'Layout' })
  paint()
  page.endMarkedContent()
}

function draw(page: Page, { outline, x = 0, y = 0, scale = 1, fill, opacity = 1, stroke, strokeWidth }: Shape): void {
  page.save().translate(x, y).scale(scale)
  page.path(outline)
  if (fill) page.fillOpacity(opacity).fill(fill)
  else if (stroke) page.lineWidth(strokeWidth ?? 1).stroke(stroke)
  page.restore()
}

function engrave(page: Page, engraving: Engraving): void {
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

function write(page: Page, words: Words, fonts: Fonts): void {
  const { size, y, colour, tracking = 0 } = words
  for (const { run, x } of placeRuns(shapeLine(words.text, words.face, fonts), words)) {
    if (!run.font) {
      page
        .save()
        .path(boxesAt(run.boxes, x, y, size))
        .lineWidth(size / 24)
        .stroke(colour)
        .restore()
      continue
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
}
