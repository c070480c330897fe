import { lexer, walkTokens, type Token } from 'marked'

export interface Passage {
  text: string
  spans: string[]
}

/** What a page of Markdown says, sorted by how it says it. */
export interface Document {
  path: string
  /** Paragraphs, points of lists, and rows of tables as one text. */
  passages: Passage[]
  /** The cells of each row. */
  rows: Passage[][]
  spans: string[]
  blocks: string[]
  links: string[]
  /** What links to its parts end with. */
  anchors: string[]
}

export function readDocument(path: string, markdown: string): Document {
  const document: Document = { path, passages: [], rows: [], spans: [], blocks: [], links: [], anchors: [] }
  walkTokens(lexer(markdown), (token) => {
    if (token.type === 'code') document.blocks.push(token.text as string)
    if (token.type === 'codespan') document.spans.push(token.text as string)
    if (token.type === 'link' || token.type === 'image') document.links.push(token.href as string)
    if (token.type === 'heading') document.anchors.push(anchorOf(token.text as string))
    if (token.type === 'paragraph' || (token.type === 'text' && 'tokens' in token))
      document.passages.push(passage(token))
    if (token.type === 'table') {
      const rows = (token.rows as Token[][]).map((cells) => cells.map(passage))
      document.rows.push(...rows)
      document.passages.push(...rows.map(joined))
    }
  })
  return document
}

/** All that is written as code, whether within a sentence or apart. */
export const codeOf = ({ spans, blocks }: Document) => [...spans, ...blocks]

export const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

function passage(token: Token): Passage {
  const tokens = 'tokens' in token ? (token.tokens ?? []) : []
  const spans: string[] = []
  walkTokens(tokens, (part) => void (part.type === 'codespan' && spans.push(part.text as string)))
  return { text: 'text' in token ? (token.text as string) : '', spans }
}

const joined = (cells: Passage[]): Passage => ({
  text: cells.map(({ text }) => text).join(' '),
  spans: cells.flatMap(({ spans }) => spans),
})

/** As forges make them. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
