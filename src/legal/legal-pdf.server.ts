import { lexer, type MarkedToken, type Token } from 'marked'
import { brand } from '../brand.ts'
import type { Language } from '../kernel/language.ts'
import { inks, type Drawing, type Measure } from '../pdf/drawing.ts'
import { openFonts } from '../pdf/fonts.server.ts'
import { setPdf } from '../pdf/set-pdf.server.ts'
import { measureWith } from '../pdf/shape-line.server.ts'
import { gap, height, inner, margin, paginate, say, width, wrap, type Block } from '../pdf/sheet.ts'
import type { LegalText } from './legal-texts.server.ts'

/** Texts to be kept, each beginning on a page of its own: from the same texts the same file. */
export async function legalPdf(texts: LegalText[], language: Language, version: string): Promise<Buffer<ArrayBuffer>> {
  const fonts = await openFonts(texts.flatMap(({ title, markdown }) => [title, markdown]))
  const measure = measureWith(fonts)
  const pages = texts.flatMap((text) => pagesOf(text, measure))
  const drawings = pages.map(({ items, title }, index): Drawing => ({
    width,
    height,
    paper: inks.white,
    items: [...items, ...foot(title, index + 1, pages.length)],
  }))
  const title = texts.map((text) => text.title).join(', ')
  return setPdf(drawings, fonts, { title, author: brand.seller.legalName, language, at: new Date(version) })
}

function pagesOf({ title, markdown }: LegalText, measure: Measure) {
  const heading = wrap(title, inner * 0.9, 22, measure).map((line): Block => ({
    height: 28,
    draw: (y) => [say(line, margin, y + 22, { size: 22, face: 'display', role: 'H1' })],
  }))
  const blocks = [...heading, gap(10), ...lexer(markdown).flatMap((token) => blocksOf(token, measure))]
  return paginate(blocks, margin).map((items) => ({ title, items }))
}

/** A part of a text in blocks of one line each, so that a page may end anywhere but below a heading. */
function blocksOf(token: Token, measure: Measure): Block[] {
  const known = token as MarkedToken
  switch (known.type) {
    case 'heading':
      return [gap(10), ...lines(wordsOf(known.tokens), measure, { size: 13, isHeading: true }), gap(2)]
    case 'paragraph':
      return [...lines(wordsOf(known.tokens), measure), gap(6)]
    case 'blockquote':
      return [...lines(wordsOf(known.tokens), measure, { colour: inks.mid }), gap(8)]
    case 'list':
      return [...known.items.flatMap((item) => lines(wordsOf(item.tokens), measure, { bullet: '•' })), gap(6)]
    case 'space':
      return []
    default:
      throw new TypeError(`a page can't show this: ${known.raw}`)
  }
}

function wordsOf(tokens: Token[]): string {
  return tokens
    .map((token) => {
      const known = token as MarkedToken
      if (known.type === 'link') {
        const words = wordsOf(known.tokens)
        return known.href.startsWith('https:') && !known.href.includes(words) ? `${words} (${known.href})` : words
      }
      if ('tokens' in known && known.tokens) return wordsOf(known.tokens)
      return 'text' in known ? known.text : ''
    })
    .join('')
}

interface Look {
  size?: number
  colour?: string
  bullet?: string
  isHeading?: boolean
}

function lines(
  text: string,
  measure: Measure,
  { size = 9.5, colour = inks.slate, bullet, isHeading = false }: Look = {},
): Block[] {
  const indent = bullet ? 12 : 0
  return wrap(text, inner - indent, size, measure).map((line, index) => ({
    height: size * 1.45,
    holdsNext: isHeading,
    draw: (y) => [
      ...(bullet && index === 0 ? [say(bullet, margin, y + size, { size, colour })] : []),
      say(line, margin + indent, y + size, {
        size,
        colour,
        face: isHeading ? 'display' : 'text',
        role: isHeading ? 'H2' : 'P',
      }),
    ],
  }))
}

function foot(title: string, page: number, pages: number) {
  const style = { size: 7, colour: inks.mid } as const
  return [
    say(`${title} · ${brand.seller.legalName}`, margin, height - 40, style),
    say(`${page} / ${pages}`, width - margin, height - 40, { ...style, anchor: 'end' }),
  ]
}
