import type { Language } from '../kernel/language.ts'
import { isSafeLink, readMarkdown, type Block as MarkdownBlock, type Inline } from '../kernel/markdown.ts'
import { inks, type Drawing, type Measure, type Part, type Passage } from '../pdf/drawing.ts'
import { openFonts } from '../pdf/fonts.server.ts'
import { setPdf } from '../pdf/set-pdf.server.ts'
import { measureWith } from '../pdf/shape-line.server.ts'
import { furniture, gap, height, inner, margin, paginate, paragraph, say, width, type Block } from '../pdf/sheet.ts'
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
  const part = { role: 'H1' } as const
  const heading = paragraph(title, measure, { size: 22, leading: 28, room: inner * 0.9, face: 'display', part })
  const blocks = [...heading, gap(10), ...readMarkdown(markdown).flatMap((block) => blocksOf(block, measure))]
  return paginate(blocks, margin).map((items) => ({ foot: `${title} · ${seller}`, items }))
}

interface Look {
  colour?: string
  /** How far the lines stand from the margin. */
  indent?: number
}

/** A part of a text in blocks of one line each, so that a page may end anywhere but below a heading. */
function blocksOf(block: MarkdownBlock, measure: Measure, look: Look = {}): Block[] {
  switch (block.type) {
    case 'heading':
      return [gap(10), ...headingOf(block.within, measure, look), gap(2)]
    case 'paragraph':
      return [...lines(block.within, measure, look), gap(6)]
    case 'quote':
      return [...block.blocks.flatMap((part) => blocksOf(part, measure, { ...look, colour: inks.mid })), gap(2)]
    case 'list': {
      const { isNumbered } = block
      const list: Part = { role: 'L', isNumbered }
      const items = block.items.flatMap((words, place) => {
        const item: Part = { role: 'LI', within: list }
        const [first, ...rest] = lines(words, measure, {
          ...look,
          indent: isNumbered ? 20 : 12,
          part: { role: 'LBody', within: item },
        })
        const sign = isNumbered ? `${place + 1}.` : '•'
        const label = { ...styleOf(look), part: { role: 'Lbl', within: item } } as const
        return first
          ? [{ ...first, draw: (y: number) => [say(sign, margin, y + size, label), ...first.draw(y)] }, ...rest]
          : []
      })
      return [...items, gap(6)]
    }
  }
}

/** On paper a link is its words, and its address where they don't name it. */
const passagesOf = (words: Inline[], href?: string): Passage[] =>
  words.flatMap((word): Passage[] => {
    if (word.type === 'text') return [{ text: word.text, href }]
    if (word.type !== 'link' || !word.href.startsWith('https:') || !isSafeLink(word.href)) {
      return passagesOf(word.within, href)
    }
    const within = passagesOf(word.within, word.href)
    const named = within.map(({ text }) => text).join('')
    return word.href.includes(named) ? within : [...within, { text: ` (${word.href})`, href: word.href }]
  })

const size = 9.5
const styleOf = ({ colour = inks.slate }: Look) => ({ size, colour, leading: size * 1.45 })

const lines = (words: Inline[], measure: Measure, { indent = 0, part, ...look }: Look & { part?: Part }): Block[] =>
  paragraph(passagesOf(words), measure, {
    ...styleOf(look),
    x: margin + indent,
    room: inner - indent,
    ...(part && { part }),
  })

const headingOf = (words: Inline[], measure: Measure, look: Look): Block[] =>
  paragraph(passagesOf(words), measure, {
    ...styleOf(look),
    size: 13,
    leading: 13 * 1.45,
    face: 'display',
    part: { role: 'H2' },
  }).map((line) => ({ ...line, holdsNext: true }))

function footOf(words: string, page: number, pages: number) {
  const style = { size: 7, colour: inks.mid, part: furniture } as const
  return [
    say(words, margin, height - 40, style),
    say(`${page} / ${pages}`, width - margin, height - 40, { ...style, anchor: 'end' }),
  ]
}
