import { lexer, type MarkedToken, type Token } from 'marked'
import { createElement, type CSSProperties, type ReactNode } from 'react'
import type { Language } from '../../kernel/language.ts'
import { useIsPlain } from './email.mail.tsx'
import { siteAddress } from './site-address.ts'
import { styles } from './email-styles.ts'

interface LongTextProps {
  title: string
  markdown: string
  language: Language
}

/** A longer text of ours, such as the terms. What it can't show is a fault of the text, and its tests find it. */
export function LongText({ title, markdown, language }: LongTextProps) {
  const blocks = lexer(markdown)
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

function htmlOf(token: Token, toAddress: ToAddress): ReactNode {
  const known = token as MarkedToken
  const within = (tokens: Token[] = []) => tokens.map((inner) => htmlOf(inner, toAddress))
  switch (known.type) {
    case 'heading':
      return withChildren('h3', styles.longTextHeading, within(known.tokens))
    case 'paragraph':
      return withChildren('p', styles.longTextParagraph, within(known.tokens))
    case 'blockquote':
      return withChildren('blockquote', styles.longTextNote, within(known.tokens))
    case 'list':
      return withChildren('ul', styles.longTextList, within(known.items))
    case 'list_item':
      return withChildren('li', undefined, within(known.tokens))
    case 'strong':
      return withChildren('strong', undefined, within(known.tokens))
    case 'link':
      return createElement('a', { href: toAddress(known.href), style: styles.link }, ...within(known.tokens))
    case 'text':
      return known.tokens ? createElement('span', undefined, ...within(known.tokens)) : known.text
    case 'escape':
      return known.text
    case 'space':
      return null
    default:
      throw new TypeError(`a letter can't show this: ${known.raw}`)
  }
}

const withChildren = (tag: string, style: CSSProperties | undefined, children: ReactNode[]) =>
  createElement(tag, style && { style }, ...children)

function plainOf(token: Token, toAddress: ToAddress): string {
  const known = token as MarkedToken
  const within = (tokens: Token[] = []) => tokens.map((inner) => plainOf(inner, toAddress)).join('')
  switch (known.type) {
    case 'heading':
      return underlined(within(known.tokens), '-')
    case 'paragraph':
      return `${within(known.tokens)}\n\n`
    case 'blockquote':
      return within(known.tokens).trim().replaceAll(/^/gm, '> ').concat('\n\n')
    case 'list':
      return `${within(known.items)}\n`
    case 'list_item':
      return `- ${within(known.tokens)}\n`
    case 'strong':
      return within(known.tokens)
    case 'link': {
      const [words, address] = [within(known.tokens), toAddress(known.href)]
      return address === `mailto:${words}` ? words : `${words} (${address})`
    }
    case 'text':
      return known.tokens ? within(known.tokens) : known.text
    case 'escape':
      return known.text
    case 'space':
      return ''
    default:
      throw new TypeError(`a letter can't show this: ${known.raw}`)
  }
}

const underlined = (heading: string, stroke: string) => `${heading}\n${stroke.repeat(heading.length)}\n\n`
