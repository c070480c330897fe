import { createElement, type CSSProperties, type ReactNode } from 'react'
import type { Language } from '../../kernel/language.ts'
import { isSafeLink, readMarkdown, type Block, type Inline } from '../../kernel/markdown.ts'
import { useIsPlain } from './email.mail.tsx'
import { siteAddress } from './site-address.ts'
import { styles } from './email-styles.ts'

interface LongTextProps {
  title: string
  markdown: string
  language: Language
}

/** A longer text of ours, such as the terms. */
export function LongText({ title, markdown, language }: LongTextProps) {
  const blocks = readMarkdown(markdown)
  const toAddress = (href: string) => (href.startsWith('/') ? `${siteAddress}${href}?lang=${language}` : href)
  if (useIsPlain()) return `${underlined(title, '=')}${blocks.map((block) => plainOf(block, toAddress)).join('')}`
  return withChildren('div', styles.longText, [
    <h2 key="title" style={styles.longTextTitle}>
      {title}
    </h2>,
    ...blocks.map((block) => htmlOf(block, toAddress)),
  ])
}

type ToAddress = (href: string) => string

function htmlOf(block: Block, toAddress: ToAddress): ReactNode {
  const within = (words: Inline[]) => words.map((word) => htmlOfWord(word, toAddress))
  switch (block.type) {
    case 'heading':
      return withChildren('h3', styles.longTextHeading, within(block.within))
    case 'paragraph':
      return withChildren('p', styles.longTextParagraph, within(block.within))
    case 'quote': {
      const blocks = block.blocks.map((inner) => htmlOf(inner, toAddress))
      return withChildren('blockquote', styles.longTextNote, blocks)
    }
    case 'list': {
      const items = block.items.map((item) => withChildren('li', undefined, within(item)))
      return withChildren(block.isNumbered ? 'ol' : 'ul', styles.longTextList, items)
    }
  }
}

function htmlOfWord(word: Inline, toAddress: ToAddress): ReactNode {
  if (word.type === 'text') return word.text
  const within = word.within.map((inner) => htmlOfWord(inner, toAddress))
  if (word.type === 'strong') return withChildren('strong', undefined, within)
  if (word.type === 'emphasis') return withChildren('em', undefined, within)
  if (!isSafeLink(word.href)) return withChildren('span', undefined, within)
  return createElement('a', { href: toAddress(word.href), style: styles.link }, ...within)
}

const withChildren = (tag: string, style: CSSProperties | undefined, children: ReactNode[]) =>
  createElement(tag, style && { style }, ...children)

function plainOf(block: Block, toAddress: ToAddress): string {
  const within = (words: Inline[]) => words.map((word) => plainOfWord(word, toAddress)).join('')
  switch (block.type) {
    case 'heading':
      return underlined(within(block.within), '-')
    case 'paragraph':
      return `${within(block.within)}\n\n`
    case 'quote': {
      const blocks = block.blocks.map((inner) => plainOf(inner, toAddress)).join('')
      return blocks.trim().replaceAll(/^/gm, '> ').concat('\n\n')
    }
    case 'list': {
      const items = block.items.map((item, place) => `${block.isNumbered ? `${place + 1}.` : '-'} ${within(item)}\n`)
      return `${items.join('')}\n`
    }
  }
}

function plainOfWord(word: Inline, toAddress: ToAddress): string {
  if (word.type === 'text') return word.text
  const words = word.within.map((inner) => plainOfWord(inner, toAddress)).join('')
  if (word.type !== 'link' || !isSafeLink(word.href)) return words
  const address = toAddress(word.href)
  return address === `mailto:${words}` || address === words ? words : `${words} (${address})`
}

const underlined = (heading: string, stroke: string) => `${heading}\n${stroke.repeat(heading.length)}\n\n`
