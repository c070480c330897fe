import { mailServerTexts } from '../texts.server.ts'
import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../brand.ts'
import { postalAddressIn } from '../../i18n/postal-address.ts'
import type { Language } from '../../kernel/language.ts'
import { EmailFrame, type FrameProps } from './email-frame.mail.tsx'
import { siteAddress } from './site-address.ts'
import { legalLinks } from './legal-links.server.ts'
import { styles } from './email-styles.ts'

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
    <Frame language={language} title={subject} footer={footer} list={list}>
      {body}
    </Frame>,
  )
  return { subject, html: `<!doctype html>${html}`, plain: withoutEntities(plain) }
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
  return useIsPlain() ? <PlainBlock>{children}</PlainBlock> : <h1 style={styles.heading}>{children}</h1>
}

/** Begins a part of a longer letter. */
export function Section({ children }: { children: ReactNode }) {
  return useIsPlain() ? <PlainBlock>{children}</PlainBlock> : <h2 style={styles.section}>{children}</h2>
}

export function Paragraph({ children }: { children: ReactNode }) {
  return useIsPlain() ? <PlainBlock>{children}</PlainBlock> : <p style={styles.paragraph}>{children}</p>
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
    <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.facts}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <td style={styles.factName}>{name}</td>
            <td dir="auto" style={styles.factValue}>
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
    { dir: 'auto', style: styles.quotation },
    first,
    ...others.flatMap((line) => [createElement('br'), line]),
  )
}

/** The one thing to do next, on a page of ours. */
export function Action({ path, children }: { path: string; children: string }) {
  const address = `${siteAddress}${path}`
  if (useIsPlain()) return `${children}:\n${address}\n\n`
  return (
    <p style={styles.paragraph}>
      <a href={address} style={styles.action}>
        {children}
      </a>
    </p>
  )
}

/** What can be done besides, on a page of ours. */
export function SecondAction({ path, children }: { path: string; children: string }) {
  return <LinkElsewhere address={`${siteAddress}${path}`}>{children}</LinkElsewhere>
}

/** A page of somebody else's, such as the carrier's. */
export function LinkElsewhere({ address, children }: { address: string; children: string }) {
  if (useIsPlain()) return `${children}:\n${address}\n\n`
  return (
    <p style={styles.paragraph}>
      <a href={address} style={styles.link}>
        {children}
      </a>
    </p>
  )
}
