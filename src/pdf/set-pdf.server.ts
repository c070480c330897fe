import type PDFDocument from 'pdfkit'
import type { Language } from '../kernel/language.ts'
import type { Drawing, Part, Passage, Words } from './drawing.ts'
import type { Fonts } from './fonts.server.ts'
import { draw, engrave, write, type Page } from './paint.server.ts'
import { placeRuns, shapeLine, type PlacedRun } from './shape-line.server.ts'

interface About {
  title: string
  author: string
  language: Language
  /** When it was made: the same drawing gives the same file. */
  at: Date
}

type Element = PDFKit.PDFStructureElement

/** Sets drawings as pages of PDF with real letters, which can be searched, copied and read aloud: as PDF/UA-1 asks. */
export async function setPdf(drawings: Drawing | Drawing[], fonts: Fonts, about: About): Promise<Buffer<ArrayBuffer>> {
  const { default: Document } = await import('pdfkit')
  const { title, author, language, at } = about
  const page = new Document({
    autoFirstPage: false,
    font: '',
    lang: language,
    tagged: true,
    displayTitle: true,
    subset: 'PDF/UA',
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: at, ModDate: at },
  } as unknown as ConstructorParameters<typeof PDFDocument>[0])
  // The library's own would be no XML where a name has "&".
  Object.assign(page, { _addInfo: () => Object(page).appendXML(metadataOf(about)) })
  const parts: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => page.on('end', resolve).on('error', reject))
  page.on('data', (part: Uint8Array) => void parts.push(part))
  for (const [name, { bytes }] of fonts) page.registerFont(name, bytes)
  const whole = page.struct('Document')
  page.addStructure(whole)
  const elementOf = elementsIn(page, whole)
  for (const { width, height, paper, items } of [drawings].flat()) {
    page.addPage({ size: [width, height], margin: 0 })
    decorate(page, 'Layout', () => page.rect(0, 0, width, height).fill(paper))
    for (const [index, item] of items.entries()) {
      if (item.kind === 'words') {
        const next = items[index + 1]
        const goesOn = next?.kind === 'words' && item.part !== undefined && next.part === item.part
        const passages = placedIn(item, goesOn, fonts)
        if (item.part?.role === 'Artifact') decorate(page, 'Pagination', () => set(page, passages, item))
        else tell(page, passages, item, elementOf(item.part ?? { role: 'P' }))
      } else {
        const paint = () => (item.kind === 'shape' ? draw(page, item) : engrave(page, item))
        if (item.kind === 'shape' && item.part) elementOf(item.part).add(paint)
        else decorate(page, 'Layout', paint)
      }
    }
  }
  whole.end()
  page.end()
  await ended
  return Buffer.concat(parts)
}

/** Parts as elements of the document's structure, each made when something of it first comes. */
function elementsIn(page: Page, whole: Element): (part: Part) => Element {
  const elements = new Map<Part, Element>()
  const elementOf = (part: Part): Element => {
    const known = elements.get(part)
    if (known) return known
    const { role, language, scope, alt, place, isNumbered } = part
    const element = page.struct(role, {
      ...(language && { lang: language }),
      ...(scope && { scope }),
      ...(alt && { alt }),
      ...(place && { bbox: [place.x, place.y, place.x + place.width, place.y + place.height] }),
    })
    if (role === 'L') {
      const attributes = { O: 'List', ListNumbering: isNumbered ? 'Decimal' : 'Disc' }
      Object.assign(Object(element).dictionary.data, { A: attributes })
    }
    ;(part.within ? elementOf(part.within) : whole).add(element)
    elements.set(part, element)
    return element
  }
  return elementOf
}

/** What readers by ear needn't hear of. */
function decorate(page: Page, type: 'Layout' | 'Pagination', paint: () => void): void {
  page.markContent('Artifact', { type })
  paint()
  page.endMarkedContent()
}

interface Placed {
  passage: Passage
  runs: PlacedRun[]
}

/** The passages of a line, with each of their runs in its place. */
function placedIn(words: Words, goesOn: boolean, fonts: Fonts): Placed[] {
  const passages = words.passages ?? [{ text: words.text }]
  const shaped = passages.map((passage) => ({ passage, runs: shapeLine(passage.text, words.face, fonts) }))
  const placed = placeRuns(
    shaped.flatMap(({ runs }) => runs),
    words,
  )
  const last = placed.at(-1)?.run
  // Else the last word of a line and the first of the next would be one to some readers. Pictures have no space.
  if (goesOn && last?.font && last.font !== 'noto-emoji' && !/\p{Pd}$/u.test(words.text)) last.text += ' '
  return shaped.map(({ passage, runs }) => ({ passage, runs: placed.splice(0, runs.length) }))
}

function set(page: Page, passages: Placed[], words: Words): void {
  for (const { runs } of passages) for (const run of runs) write(page, run, words)
}

/** Writes a line as content of its part: what is in another language, leads somewhere or can't be drawn as an element of its own. */
function tell(page: Page, passages: Placed[], words: Words, element: Element): void {
  for (const { passage, runs } of passages) {
    const { language, href, text } = passage
    const drawn = runs.every(({ run }) => run.font)
    if (!language && !href && drawn) {
      element.add(() => set(page, [{ passage, runs }], words))
      continue
    }
    const options = { ...(language && { lang: language }), ...(!drawn && { actual: text }) }
    const own = page.struct(href ? 'Link' : 'Span', options)
    element.add(own)
    own.add(() => set(page, [{ passage, runs }], words))
    if (href) lead(page, href, passage, runs, words, own)
    // While its page is there: the library takes the last one for all.
    own.end()
  }
}

function lead(page: Page, href: string, { text }: Passage, runs: PlacedRun[], words: Words, own: Element): void {
  const { size, y } = words
  const [first, last] = [runs[0], runs.at(-1)]
  if (!first || !last) return
  const end = last.x + last.run.width * size
  const options = { structParent: own, Contents: Object(`${text.trim()} (${href})`) } as PDFKit.Mixins.AnnotationOption
  page.link(first.x, y - size, end - first.x, size * 1.3, href, options)
}

const escaped = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** What the file says of itself. */
const metadataOf = ({ title, author, language, at }: About) => `
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
  <xmp:CreateDate>${at.toISOString().slice(0, 19)}Z</xmp:CreateDate>
  <xmp:ModifyDate>${at.toISOString().slice(0, 19)}Z</xmp:ModifyDate>
  <xmp:CreatorTool>${escaped(author)}</xmp:CreatorTool>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
  <dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
  <dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
  <pdf:Producer>${escaped(author)}</pdf:Producer>
</rdf:Description>
`
