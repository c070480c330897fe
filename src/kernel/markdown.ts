/** Words of a text, with what they lead to or how they are stressed. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong'; within: Inline[] }
  | { type: 'emphasis'; within: Inline[] }
  | { type: 'link'; href: string; within: Inline[] }

export type Block =
  | { type: 'heading' | 'paragraph'; within: Inline[] }
  | { type: 'list'; isNumbered: boolean; items: Inline[][] }
  | { type: 'quote'; blocks: Block[] }

/**
 * Reads the part of Markdown that pages, emails and PDFs all can show: `##` headings, paragraphs, lists, quotes, bold,
 * italics and links. Anything else, HTML too, is text. It takes time by the length of the text alone, whatever is in it.
 */
export function readMarkdown(markdown: string): Block[] {
  return blocksOf(markdown.replaceAll('\r\n', '\n').split('\n'), true)
}

type Kind = 'heading' | 'bullet' | 'number' | 'quote' | 'blank' | 'words'

const number = /^\d{1,9}[.)] +/

function kindOf(line: string): Kind {
  if (line.trim() === '') return 'blank'
  if (line.startsWith('## ')) return 'heading'
  if (line.startsWith('- ') || line.startsWith('* ')) return 'bullet'
  if (line.startsWith('>')) return 'quote'
  return number.test(line) ? 'number' : 'words'
}

const contentOf: Record<Kind, (line: string) => string> = {
  heading: (line) => line.slice(3),
  bullet: (line) => line.slice(2),
  quote: (line) => line.slice(line.startsWith('> ') ? 2 : 1),
  number: (line) => line.replace(number, ''),
  blank: () => '',
  words: (line) => line,
}

/** A block is made of lines of its kind; what is only words goes on with the block that stands before it. */
function blocksOf(lines: string[], mayQuote: boolean): Block[] {
  const blocks: Block[] = []
  let [kind, parts]: [Kind, string[]] = ['blank', []]
  const finish = () => {
    if (kind === 'heading') blocks.push({ type: 'heading', within: wordsOf(parts.join(' ')) })
    if (kind === 'words') blocks.push({ type: 'paragraph', within: wordsOf(parts.join('\n')) })
    if (kind === 'quote') blocks.push({ type: 'quote', blocks: blocksOf(parts, false) })
    if (kind === 'bullet' || kind === 'number')
      blocks.push({ type: 'list', isNumbered: kind === 'number', items: parts.map((part) => wordsOf(part)) })
    ;[kind, parts] = ['blank', []]
  }
  for (const written of lines) {
    const line = written.trim()
    const said = kindOf(line)
    const next = said === 'quote' && !mayQuote ? 'words' : said
    if (next === 'words' && kind !== 'blank' && kind !== 'heading') {
      if (kind === 'words' || kind === 'quote') parts.push(line)
      else parts.push(`${parts.pop() ?? ''}\n${line}`)
      continue
    }
    if (next !== kind || next === 'heading' || next === 'words') finish()
    if (next !== 'blank') parts.push(contentOf[next](line))
    kind = next
  }
  finish()
  return blocks
}

const signs = ['**', '*', '__', '_'] as const
const escapable = new Set('\\`*_{}[]()#+-.!<>|~')
const withoutEscapes = (text: string) => text.replaceAll(/\\([\\`*_{}[\]()#+\-.!<>|~])/g, '$1')
/** A text as Markdown that says just that. */
export const asMarkdown = (text: string): string => text.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`)
const isInWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** The words of one block. Within stressed words stand no words stressed in the same way, and within a link no link. */
function wordsOf(text: string, open: readonly string[] = []): Inline[] {
  const words: Inline[] = []
  let plain = ''
  const found = new Map<string, number>()
  const say = (...said: Inline[]) => {
    if (plain) words.push(...(open.includes('[') ? [{ type: 'text', text: plain } as const] : linked(plain)))
    plain = ''
    words.push(...said)
  }
  /** Where a sign stands next that isn't escaped. No part of the text is looked through twice. */
  const find = (sign: string, from: number, isIt: (at: number) => boolean = () => true): number => {
    const known = found.get(sign) ?? from
    if (known === -1 || known > from) return known
    let next = text.indexOf(sign, from)
    while (next !== -1 && (text[next - 1] === '\\' || !isIt(next))) next = text.indexOf(sign, next + sign.length)
    found.set(sign, next)
    return next
  }
  const ends = (sign: string) => (place: number) =>
    !/\s/.test(text[place - 1] ?? ' ') &&
    !(sign.startsWith('_') && isInWord(text[place + sign.length])) &&
    !(sign.length === 1 && (text[place - 1] === sign || text[place + 1] === sign))

  let at = 0
  while (at < text.length) {
    const letter = text[at] as string
    if (letter === '\\' && escapable.has(text[at + 1] ?? '')) {
      plain += text[at + 1]
      at += 2
      continue
    }
    if (letter === '[' && !open.includes('[')) {
      const middle = find('](', at + 1)
      const label = middle === -1 ? '' : text.slice(at + 1, middle)
      // The brackets of a link hold no others.
      const close = label && !label.includes('[') ? text.indexOf(')', middle) : -1
      if (close !== -1) {
        const href = withoutEscapes(text.slice(middle + 2, close).trim())
        say({ type: 'link', href, within: wordsOf(label, [...open, '[']) })
        at = close + 1
        continue
      }
    }
    const sign = signs.find((one) => text.startsWith(one, at) && !open.includes(one))
    const isOpening =
      sign && !/\s/.test(text[at + sign.length] ?? ' ') && !(sign.startsWith('_') && isInWord(text[at - 1]))
    if (sign && isOpening) {
      const close = find(sign, at + sign.length + 1, ends(sign))
      if (close !== -1) {
        const within = wordsOf(text.slice(at + sign.length, close), [...open, sign])
        say({ type: sign.length === 2 ? 'strong' : 'emphasis', within })
        at = close + sign.length
        continue
      }
    }
    plain += sign ?? letter
    at += sign?.length ?? 1
  }
  say()
  return words
}

const address = /^[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}$/

/** Addresses in running words lead to what they name. */
function linked(text: string): Inline[] {
  if (!text.includes('@') && !text.includes('https://')) return [{ type: 'text', text }]
  const words: Inline[] = []
  let plain = ''
  for (const part of text.split(/(\s+)/)) {
    const word = part.replace(/[.,;:!?)]{1,9}$/, '')
    const href = address.test(word) ? `mailto:${word}` : word.startsWith('https://') ? word : undefined
    if (href && isSafeLink(href)) {
      if (plain) words.push({ type: 'text', text: plain })
      words.push({ type: 'link', href, within: [{ type: 'text', text: word }] })
      plain = part.slice(word.length)
    } else plain += part
  }
  if (plain) words.push({ type: 'text', text: plain })
  return words
}

/** A link leads to a page of ours, to an https address, or to an email. */
export function isSafeLink(href: string): boolean {
  if (/[\s"'<>\\`]/.test(href) || !href) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  if (href.startsWith('mailto:')) return address.test(href.slice('mailto:'.length))
  return href.startsWith('https://') && URL.canParse(href)
}

/** Where a text leads, link by link. */
export const linksIn = (blocks: Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'quote') return linksIn(block.blocks)
    return (block.type === 'list' ? block.items.flat() : block.within).flatMap(linksOf)
  })

const linksOf = (word: Inline): string[] =>
  word.type === 'text' ? [] : [...(word.type === 'link' ? [word.href] : []), ...word.within.flatMap(linksOf)]
