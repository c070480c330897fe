import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  decodePDFRawStream,
} from '@cantoo/pdf-lib'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { problemsOfPdf } from '../../tests/support/pdf-ua/problems-of-pdf.ts'
import { structureOf } from '../../tests/support/pdf-ua/structure.ts'
import { onlyForRelease } from '../../tests/support/release.ts'
import { inks, rule, type Drawing, type Part } from './drawing.ts'
import { openFonts } from './fonts.server.ts'
import { qrCode } from './qr-code.server.ts'
import { setPdf } from './set-pdf.server.ts'
import { measureWith } from './shape-line.server.ts'
import { furniture, height, margin, paginate, paragraph, say, width, type Block } from './sheet.ts'

const missing = '\u{1F9FF}\u{2F9F4}'
const name = `Sól & „Spółka” <Šárka> שלום محمد 👩‍🍳 ${missing}`
const link = 'https://example.com/a?b=1&c=2'

/** Something of all that can be drawn, on two pages. */
async function drawAll(): Promise<Buffer> {
  const fonts = await openFonts([name])
  const measure = measureWith(fonts)
  const list: Part = { role: 'L', isNumbered: true }
  const item: Part = { role: 'LI', within: list }
  const table: Part = { role: 'Table' }
  const rowOf = (cells: string[], role: 'TH' | 'TD', head?: Block): Block => {
    const row: Part = { role: 'TR', within: table }
    return {
      height: 40,
      ...(head && { head }),
      draw: (y) => [
        ...cells.map((text, place) => {
          const part: Part = { role, within: row, ...(role === 'TH' && { scope: 'Column' }) }
          return say(text, margin + place * 100, y + 10, { part })
        }),
        rule(margin, y + 20, width - margin, y + 20, inks.line, 1),
      ],
    }
  }
  const head = rowOf(['Towar', 'Ilość'], 'TH')
  const blocks = [
    ...paragraph(name, measure, { size: 20, leading: 24, face: 'display', part: { role: 'H1' } }),
    ...paragraph(
      [{ text: 'Razem / ' }, { text: 'Total amount of the whole order '.repeat(9), language: 'en' }],
      measure,
      { leading: 12 },
    ),
    ...paragraph([{ text: 'Strona', href: link }], measure, { leading: 12 }),
    ...paragraph('Lista', measure, { leading: 12, part: { role: 'H2' } }),
    ...paragraph('1.', measure, { leading: 12, part: { role: 'Lbl', within: item } }),
    ...paragraph('Pierwszy', measure, { leading: 12, part: { role: 'LBody', within: item } }),
    {
      height: 100,
      draw: (y: number) => [qrCode(link, { x: margin, y, part: { role: 'Figure', alt: 'Kod QR' } }, inks.slate).shape],
    },
    head,
    ...Array.from({ length: 15 }, (_, place) => rowOf([`Sól ${place}`, String(place)], 'TD', head)),
  ]
  const pages = paginate(blocks, margin).map((items): Drawing => ({
    width,
    height,
    paper: inks.white,
    items: [...items, say('Salorge', margin, height - 40, { part: furniture })],
  }))
  return setPdf(pages, fonts, { title: name, author: 'A & B', language: 'pl', at: new Date('2026-11-23T10:00:00Z') })
}

let drawn: Uint8Array
beforeAll(async () => void (drawn = new Uint8Array(await drawAll())))

const load = () => PDFDocument.load(drawn, { updateMetadata: false })
const of = (key: string) => PDFName.of(key)

test('a file is told whole to who hears it: nothing is left out, nothing is told twice, and all has its language', async () => {
  expect(await problemsOfPdf(drawn)).toEqual([])
  const elements = structureOf(await load())
  const roles = elements.map(({ role }) => role)
  const count = (role: string) => roles.filter((one) => one === role).length
  // The table goes on on the second page, where its heading is only drawn again.
  expect([count('Table'), count('TR'), count('TH'), count('TD')]).toEqual([1, 16, 2, 30])
  expect([count('P'), count('H1'), count('Link'), count('Figure'), count('LI')]).toEqual([2, 1, 1, 1, 1])
  const proxy = await getDocumentProxy(drawn.slice())
  expect(proxy.numPages).toBe(2)
  const links = await (await proxy.getPage(1)).getAnnotations()
  expect(links).toMatchObject([{ url: link }])
})

const element = (document: PDFDocument, role: string) => {
  const found = structureOf(document).find((one) => one.role === role)
  if (!found) throw new Error(`there is no ${role}`)
  return found.dictionary
}
const fontIn = (document: PDFDocument) =>
  document.getPage(0).node.Resources()?.lookup(of('Font'), PDFDict).lookup(of('F1'), PDFDict) as PDFDict
const innerFont = (document: PDFDocument) => fontIn(document).lookup(of('DescendantFonts'), PDFArray).lookup(0, PDFDict)
const descriptor = (document: PDFDocument) => innerFont(document).lookup(of('FontDescriptor'), PDFDict)
const annotation = (document: PDFDocument) => document.getPage(0).node.lookup(of('Annots'), PDFArray).lookup(0, PDFDict)
const decoded = (stream: unknown) => Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode()).toString('latin1')

/** The same file with other content on its first page. */
function rewrite(document: PDFDocument, change: (content: string) => string): void {
  const { node } = document.getPage(0)
  const changed = change(decoded(node.lookup(of('Contents'))))
  node.set(of('Contents'), document.context.register(document.context.flateStream(Buffer.from(changed, 'latin1'))))
}
function describe_(document: PDFDocument, change: (xml: string) => string): void {
  const changed = change(decoded(document.catalog.lookup(of('Metadata'))))
  document.catalog.set(of('Metadata'), document.context.flateStream(Buffer.from(changed, 'latin1')))
}

const broken: [problem: string, damage: (document: PDFDocument) => void][] = [
  ['01 the file', ({ catalog }) => catalog.lookup(of('MarkInfo'), PDFDict).delete(of('Marked'))],
  ['01 there', ({ catalog }) => catalog.delete(of('StructTreeRoot'))],
  [
    '01-003',
    (document) => rewrite(document, (content) => content.replace(/(\/MCID 0\s*>> BDC)/, '$1 /Artifact BMC EMC')),
  ],
  [
    '01-004',
    (document) =>
      rewrite(document, (content) => content.replace(/(\/Artifact <<[^>]*>> BDC)/, '$1 /P <</MCID 0>> BDC EMC')),
  ],
  ['01-005', (document) => rewrite(document, (content) => content.replace(/\/Artifact <<[^>]*>> BDC/, '/Other BMC'))],
  ['01-007', ({ catalog, context }) => catalog.lookup(of('MarkInfo'), PDFDict).set(of('Suspects'), context.obj(true))],
  ['02-001', (document) => element(document, 'P').set(of('S'), of('Absatz'))],
  ['06-001', ({ catalog }) => catalog.delete(of('Metadata'))],
  ['06-002', (document) => describe_(document, (xml) => xml.replace('pdfuaid:part>1', 'pdfuaid:part>'))],
  ['06-003', (document) => describe_(document, (xml) => xml.replaceAll('dc:title', 'dc:about'))],
  ['06 ', (document) => describe_(document, (xml) => xml.replaceAll('&amp;', '&'))],
  ['07-002', ({ catalog }) => catalog.delete(of('ViewerPreferences'))],
  ['09-004', (document) => element(document, 'TR').set(of('S'), of('P'))],
  ['09 content', (document) => document.getPage(0).node.set(of('StructParents'), PDFNumber.of(1))],
  ['09 LI', (document) => element(document, 'LI').set(of('P'), document.getPage(0).ref)],
  [
    '10-001',
    (document) =>
      fontIn(document).set(of('ToUnicode'), document.context.flateStream('1 beginbfrange\n<0000> <0000> [<0000>]')),
  ],
  ['11-001', ({ catalog }) => catalog.delete(of('Lang'))],
  ['11 ', (document) => element(document, 'Span').set(of('Lang'), PDFString.of('Polish'))],
  ['13-004', (document) => element(document, 'Figure').delete(of('Alt'))],
  ['14-002', (document) => element(document, 'H1').set(of('S'), of('H2'))],
  ['14-003', (document) => element(document, 'H2').set(of('S'), of('H3'))],
  ['15-003', (document) => element(document, 'TH').delete(of('A'))],
  ['15 rows', (document) => element(document, 'TR').lookup(of('K'), PDFArray).remove(0)],
  [
    '15 a table',
    (document) => {
      for (const { role, dictionary } of structureOf(document)) if (role === 'TH') dictionary.set(of('S'), of('TD'))
    },
  ],
  ['16 ', (document) => element(document, 'L').delete(of('A'))],
  ['28-008', (document) => document.getPage(0).node.delete(of('Tabs'))],
  ['28-011', (document) => element(document, 'Link').set(of('S'), of('Span'))],
  ['28-012', (document) => annotation(document).delete(of('Contents'))],
  ['28 ', (document) => annotation(document).set(of('StructParent'), PDFNumber.of(99))],
  ['31-005', (document) => innerFont(document).delete(of('CIDToGIDMap'))],
  ['31-009', (document) => descriptor(document).delete(of('FontFile2'))],
  ['31-013', (document) => descriptor(document).set(of('CIDSet'), document.context.flateStream(new Uint8Array(4)))],
  ['31-027', (document) => fontIn(document).delete(of('ToUnicode'))],
  ['31-030', (document) => rewrite(document, (content) => content.replace(/\[<[\da-f]{4}/, '[<0000'))],
]

test(
  'a file that is damaged in any of these ways is known by it',
  onlyForRelease('it tries the checker, not the product'),
  async () => {
    const seen = await Promise.all(
      broken.map(async ([problem, damage]) => {
        const document = await load()
        damage(document)
        const problems = await problemsOfPdf(document)
        return problems.some((one) => one.startsWith(problem)) ? problem : `${problem}: ${problems.join(', ')}`
      }),
    )
    expect(seen).toEqual(broken.map(([problem]) => problem))
  },
)
