import { createContext, createElement, use, type CSSProperties, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../brand.ts'
import { letterTexts } from '../i18n/letters.ts'
import type { Language } from '../kernel/language.ts'

/** What a message says; each room writes its own with the building blocks below. */
export interface Letter {
  subject: string
  body: ReactNode
}

export interface WrittenLetter {
  subject: string
  html: string
  plain: string
}

/**
 * Stands for the site's address in a written letter. Who writes it doesn't know yet under which address people reach
 * the site; who sends it does.
 */
export const siteAddress = 'https://site.invalid'

const IsPlain = createContext(false)

/**
 * Writes a letter twice, for mail programs that show HTML and for those that don't, from the same building blocks.
 * @param unsubscribePath the page on which its reader leaves the mailing list, for a letter of the list
 */
export function writeLetter({ subject, body }: Letter, language: Language, unsubscribePath?: string): WrittenLetter {
  const { footer, unsubscribe } = letterTexts[language].frame
  const wayOut = unsubscribePath !== undefined && { label: unsubscribe, address: `${siteAddress}${unsubscribePath}` }
  const plain = renderToStaticMarkup(
    <IsPlain value={true}>
      {body}
      {`-- \n${brand.name}\n${footer}\n`}
      {wayOut && `${wayOut.label}:\n${wayOut.address}\n`}
    </IsPlain>,
  )
  const html = renderToStaticMarkup(
    <Page language={language} title={subject} footer={footer} wayOut={wayOut}>
      {body}
    </Page>,
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
  return use(IsPlain) ? <PlainBlock>{children}</PlainBlock> : <h1 style={styles.heading}>{children}</h1>
}

export function Paragraph({ children }: { children: ReactNode }) {
  return use(IsPlain) ? <PlainBlock>{children}</PlainBlock> : <p style={styles.paragraph}>{children}</p>
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
  if (use(IsPlain)) return `${rows.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n`
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
  if (use(IsPlain)) return <PlainBlock>{children}</PlainBlock>
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
  if (use(IsPlain)) return `${children}:\n${address}\n\n`
  return (
    <p style={styles.paragraph}>
      <a href={address} style={styles.action}>
        {children}
      </a>
    </p>
  )
}

interface PageProps {
  language: Language
  title: string
  footer: string
  wayOut: false | { label: string; address: string }
  children: ReactNode
}

function Page({ language, title, footer, wayOut, children }: PageProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={styles.page}>
        <table role="presentation" align="center" cellPadding={0} cellSpacing={0} style={styles.sheet}>
          <tbody>
            <tr>
              <td style={styles.name}>{brand.name}</td>
            </tr>
            <tr>
              <td style={styles.body}>{children}</td>
            </tr>
            <tr>
              <td style={styles.footer}>
                {footer}
                {wayOut && (
                  <>
                    <br />
                    <a href={wayOut.address} style={styles.wayOut}>
                      {wayOut.label}
                    </a>
                  </>
                )}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

const colours = { salt: '#faf9f6', ink: '#17222b', mid: '#52616b', line: '#e3e1da', violet: '#56347f' }
const serif = "Fraunces, Georgia, 'Times New Roman', serif"
const grotesque = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif"

/** A word that is wider than the letter breaks; mail programs differ in which of these they know. */
const breaksAnywhere: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }

// Mail programs know no style sheets that all of them agree on, so every element carries its own.
const styles = {
  page: { margin: 0, padding: '32px 12px', background: colours.salt },
  sheet: {
    width: '100%',
    maxWidth: 560,
    margin: '0 auto',
    background: '#ffffff',
    border: `1px solid ${colours.line}`,
    fontFamily: grotesque,
  },
  name: {
    padding: '24px 40px',
    borderBottom: `1px solid ${colours.line}`,
    color: colours.violet,
    fontFamily: serif,
    fontSize: 22,
    letterSpacing: '0.01em',
  },
  heading: {
    margin: '0 0 16px',
    color: colours.ink,
    fontFamily: serif,
    fontSize: 26,
    fontWeight: 500,
    lineHeight: 1.25,
  },
  paragraph: { margin: '0 0 20px', color: colours.ink, fontSize: 16, lineHeight: 1.6 },
  facts: { margin: '0 0 24px', width: '100%', borderTop: `1px solid ${colours.line}` },
  factName: {
    padding: '10px 16px 10px 0',
    borderBottom: `1px solid ${colours.line}`,
    color: colours.mid,
    fontSize: 14,
  },
  factValue: {
    padding: '10px 0',
    borderBottom: `1px solid ${colours.line}`,
    color: colours.ink,
    fontSize: 16,
    textAlign: 'right',
    ...breaksAnywhere,
  },
  quotation: {
    margin: '0 0 24px',
    paddingInlineStart: 20,
    borderInlineStart: `2px solid ${colours.violet}`,
    color: colours.ink,
    fontSize: 16,
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap',
    ...breaksAnywhere,
  },
  action: {
    display: 'inline-block',
    padding: '12px 24px',
    borderRadius: 4,
    background: colours.violet,
    color: '#ffffff',
    fontSize: 16,
    textDecoration: 'none',
  },
  body: { padding: '32px 40px 16px' },
  footer: {
    padding: '20px 40px 24px',
    borderTop: `1px solid ${colours.line}`,
    color: colours.mid,
    fontSize: 13,
    lineHeight: 1.5,
  },
  wayOut: { color: colours.mid, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>
