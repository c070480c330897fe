import { openFonts, type Fonts } from '../materials/drawing/fonts.server.ts'
import { setPdf } from '../materials/drawing/set-pdf.server.ts'
import { measureWith } from '../materials/drawing/shape-line.server.ts'
import type { InvoiceDocument, Party } from './invoice.ts'
import { drawDocument } from './drawing/draw-document.ts'
import { namesIn } from './drawing/words.ts'

/** A document as PDF: from the same document the same file, each time. */
export async function documentPdf(document: InvoiceDocument): Promise<Buffer<ArrayBuffer>> {
  const { kind, number, language, issuedAt, seller } = document
  const fonts = await openFontsFor(document)
  const [title = ''] = namesIn(language)(({ titles }) => titles[kind])
  const about = { title: `${title} ${number}`, author: seller.name, language: 'pl', at: issuedAt } as const
  return setPdf(drawDocument(document, measureWith(fonts)), fonts, about)
}

/** The fonts for all that stands in it and isn't ours. */
export function openFontsFor({ seller, buyer, lines }: InvoiceDocument): Promise<Fonts> {
  const textsOf = (party: Party) => Object.values(party).filter((field) => typeof field === 'string')
  const named = lines.map(({ name }) => name ?? '')
  return openFonts([...textsOf(seller), ...textsOf(buyer), ...named], ['text'])
}

/** "Faktura-FV-2026-000001.pdf": what browsers and mail programs save it as. */
export function fileNameOf({ kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>): string {
  const [title = ''] = namesIn('pl')(({ titles }) => titles[kind])
  return `${`${title} ${number}`.replaceAll(/[^\w]+/g, (letters) => (letters === 'ą' ? 'a' : '-'))}.pdf`
}
