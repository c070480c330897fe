import { openFonts, type Fonts } from '../../../pdf/fonts.server.ts'
import { setPdf } from '../../../pdf/set-pdf.server.ts'
import { measureWith } from '../../../pdf/shape-line.server.ts'
import type { InvoiceDocument, Party } from '../invoice.ts'
import { drawDocument } from './draw-document.server.ts'
import { namesIn } from './words.server.ts'

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
