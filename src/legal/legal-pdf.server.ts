import type { Language } from '../kernel/language.ts'
import { isSafeLink, readMarkdown, type Block as MarkdownBlock, type Inline } from '../kernel/markdown.ts'
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
  const drawings = pages.map(({ items, foot }, index): Drawing => ({
    width,
    height,
    paper: inks.white,
    items: [...items, ...footOf(foot, index + 1, pages.length)],
  }))
  const title = texts.map((text) => text.title).join(', ')
  return setPdf(drawings, fonts, { title, author: texts[0]?.seller ?? '', language, at: new Date(version) })
}

function pagesOf({ title, markdown, seller }: LegalText, measure: Measure) {
  const heading = wrap(title, inner * 0.9, 22, measure).map((line): Block => ({
    height: 28,
    draw: (y) => [say(line, margin, y + 22, { size: 22, face: 'display', role: 'H1' })],
  }))
  const blocks = [...heading, gap(10), ...readMarkdown(markdown).flatMap((block) => blocksOf(block, measure))]
  return paginate(blocks, margin).map((items) => ({ foot: `${title} · ${seller}`, items }))
}

interface Look {
  size?: number
  colour?: string
  /** How far the lines stand from the margin, with a sign before the first of them. */
  indent?: number
  sign?: string
  isHeading?: boolean
}

/** A part of a text in blocks of one line each, so that a page may end anywhere but below a heading. */
function blocksOf(block: MarkdownBlock, measure: Measure, look: Look = {}): Block[] {
  switch (block.type) {
    case 'heading':
      return [gap(10), ...lines(block.within, measure, { ...look, size: 13, isHeading: true }), gap(2)]
    case 'paragraph':
      return [...lines(block.within, measure, look), gap(6)]
    case 'quote':
      return [...block.blocks.flatMap((part) => blocksOf(part, measure, { ...look, colour: inks.mid })), gap(2)]
    case 'list': {
      const indent = block.isNumbered ? 20 : 12
      const signOf = (place: number) => (block.isNumbered ? `${place + 1}.` : '•')
      const items = block.items.map((item, place) => lines(item, measure, { ...look, indent, sign: signOf(place) }))
      return [...items.flat(), gap(6)]
    }
  }
}

/** On paper a link is its words, and its address where they don't name it. */
const wordsOf = (words: Inline[]): string =>
  words
    .map((word) => {
      if (word.type === 'text') return word.text
      const within = wordsOf(word.within)
      const isNamed = word.type !== 'link' || !word.href.startsWith('https:') || word.href.includes(within)
      return isNamed || !isSafeLink(word.href) ? within : `${within} (${word.href})`
    })
    .join('')

function lines(words: Inline[], measure: Measure, look: Look): Block[] {
  const { size = 9.5, colour = inks.slate, indent = 0, sign, isHeading = false } = look
  return wrap(wordsOf(words), inner - indent, size, measure).map((line, index) => ({
    height: size * 1.45,
    holdsNext: isHeading,
    draw: (y) => [
      ...(sign && index === 0 ? [say(sign, margin, y + size, { size, colour })] : []),
      say(line, margin + indent, y + size, {
        size,
        colour,
        face: isHeading ? 'display' : 'text',
        role: isHeading ? 'H2' : 'P',
      }),
    ],
  }))
}

function footOf(words: string, page: number, pages: number) {
  const style = { size: 7, colour: inks.mid } as const
  return [
    say(words, margin, height - 40, style),
    say(`${page} / ${pages}`, width - margin, height - 40, { ...style, anchor: 'end' }),
  ]
}
