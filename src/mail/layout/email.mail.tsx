import { mailServerTexts } from '../texts.server.ts'
import { createContext, createElement, Fragment, use, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../brand.ts'
import { postalAddressIn } from '../../i18n/postal-address.ts'
import type { Language } from '../../kernel/language.ts'
import { EmailFrame, type FrameProps } from './email-frame.mail.tsx'
import { siteAddress } from './site-address.ts'
import { legalLinks } from './legal-links.server.ts'
import { colours, look } from './email-styles.ts'

/** The content of an email. Each room writes its own with the building blocks below. */
export interface Email {
  subject: string
  body: ReactNode
  /** What stands around it, where that differs from other letters. */
  frame?: { Frame: ComponentType<FrameProps>; footer: string; unsubscribe: string }
}

export interface RenderedEmail {
  subject: string
  html: string
  plain: string
}

const IsPlain = createContext(false)

/** Which of the two forms is being written; blocks ask. */
export const useIsPlain = () => use(IsPlain)

/**
 * Renders an email as HTML and as plain text from the same building blocks.
 * @param unsubscribePath the page on which the reader unsubscribes; only for newsletters
 */
export function renderEmail(
  { subject, body, frame }: Email,
  language: Language,
  unsubscribePath?: string,
): RenderedEmail {
  const { Frame, footer, unsubscribe } = frame ?? { Frame: EmailFrame, ...mailServerTexts[language].frame }
  const list = unsubscribePath !== undefined && {
    sender: `${brand.name}, ${postalAddressIn(language)}`,
    wayOut: { label: unsubscribe, address: `${siteAddress}${unsubscribePath}` },
  }
  const plain = renderToStaticMarkup(
    <IsPlain value={true}>
      {body}
      {`-- \n${list ? list.sender : brand.name}\n${footer}\n`}
      {legalLinks(language).map(({ label, path }) => `${label}: ${siteAddress}${path}\n`)}
      {list && `${list.wayOut.label}:\n${list.wayOut.address}\n`}
    </IsPlain>,
  )
  const html = renderToStaticMarkup(
    <Frame
      language={language}
      title={subject}
      preheader={preheaderOf(withoutEntities(plain))}
      footer={footer}
      list={list}
    >
      {body}
    </Frame>,
  )
  return { subject, html: `<!doctype html>${html}`, plain: withoutEntities(plain) }
}

/** The first sentence that tells more than heading and greeting, without addresses. */
function preheaderOf(plain: string): string {
  const [, ...blocks] = plain.split('\n-- \n')[0]?.split('\n\n') ?? []
  const told = blocks.find((block) => block.length > 40 && !block.includes('://')) ?? ''
  const line = told.replaceAll('\n', ' ').trim()
  return line.length > 140 ? `${line.slice(0, line.lastIndexOf(' ', 140))}…` : line
}

/** React writes text as HTML; these are all the entities that it uses. */
function withoutEntities(markup: string): string {
  return markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

export function Heading({ children }: { children: ReactNode }) {
  return useIsPlain() ? <PlainBlock>{children}</PlainBlock> : <h1 {...look('heading')}>{children}</h1>
}

/** Begins a part of a longer letter. */
export function Section({ children }: { children: ReactNode }) {
  return useIsPlain() ? <PlainBlock>{children}</PlainBlock> : <h2 {...look('section')}>{children}</h2>
}

export function Paragraph({ children }: { children: ReactNode }) {
  return useIsPlain() ? <PlainBlock>{children}</PlainBlock> : <p {...look('paragraph')}>{children}</p>
}

function PlainBlock({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      {'\n\n'}
    </>
  )
}

/** Names and values under each other. */
export function Facts({ rows }: { rows: [name: string, value: string][] }) {
  if (useIsPlain()) return `${rows.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n`
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} {...look('facts')}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <td {...look('factName')}>{name}</td>
            <td dir="auto" {...look('factValue')}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a person wrote, line by line and in their own direction, however they write. */
export function Quotation({ children }: { children: string }) {
  if (useIsPlain()) return <PlainBlock>{children}</PlainBlock>
  // Some mail programs know neither `pre-wrap` nor breaks inside of words, but all know `br`.
  const [first, ...others] = children.split('\n')
  return createElement(
    'p',
    { dir: 'auto', ...look('quotation') },
    first,
    ...others.flatMap((line) => [createElement('br'), line]),
  )
}

/** The one thing to do next, on a page of ours: no letter has two. */
export function Action({ path, children }: { path: string; children: string }) {
  return <ActionElsewhere address={`${siteAddress}${path}`}>{children}</ActionElsewhere>
}

/** The same on a page of somebody else's. */
export function ActionElsewhere({ address, children }: { address: string; children: string }) {
  if (useIsPlain()) return `${children}:\n${address}\n\n`
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} {...look('actionTable')}>
      <tbody>
        <tr>
          <td {...look('action')} {...{ bgcolor: colours.violet }}>
            <a href={address} {...look('actionLink')}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** What can be done besides, on a page of ours. */
export function SecondAction({ path, children }: { path: string; children: string }) {
  return <LinkElsewhere address={`${siteAddress}${path}`}>{children}</LinkElsewhere>
}

/** Pages of ours under each other. */
export function Links({ list }: { list: { title: string; path: string }[] }) {
  if (useIsPlain()) return `${list.map(({ title, path }) => `${title}:\n${siteAddress}${path}`).join('\n')}\n\n`
  return (
    <p {...look('paragraph')}>
      {list.map(({ title, path }, place) => (
        <Fragment key={path}>
          {place > 0 && <br />}
          <a href={`${siteAddress}${path}`} {...look('link')}>
            {title}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

function LinkElsewhere({ address, children }: { address: string; children: string }) {
  if (useIsPlain()) return `${children}:\n${address}\n\n`
  return (
    <p {...look('paragraph')}>
      <a href={address} {...look('link')}>
        {children}
      </a>
    </p>
  )
}
