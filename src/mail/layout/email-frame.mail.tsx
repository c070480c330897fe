import type { CSSProperties, ReactNode } from 'react'
import { Fragment } from 'react'
import { brand } from '../../brand.ts'
import type { Language } from '../../kernel/language.ts'
import { legalLinks } from './legal-links.server.ts'
import { styles } from './email-styles.ts'
import { siteAddress } from './site-address.ts'

export interface FrameProps {
  language: Language
  title: string
  footer: string
  /** What every newsletter must show: its sender, with address, and the unsubscribe link. */
  list: false | { sender: string; wayOut: { label: string; address: string } }
  children: ReactNode
}

/** The end of every frame, so that no letter lacks what it must show. */
export function Footer({
  language,
  footer,
  list,
  wayOutStyle: unsubscribeStyle,
}: Pick<FrameProps, 'language' | 'footer' | 'list'> & { wayOutStyle: CSSProperties }) {
  return (
    <>
      {footer}
      {list && (
        <>
          <br />
          {list.sender}
          <br />
          <a href={list.wayOut.address} style={unsubscribeStyle}>
            {list.wayOut.label}
          </a>
        </>
      )}
      <br />
      {legalLinks(language).map(({ label, path }, place) => (
        <Fragment key={path}>
          {place > 0 && ' · '}
          <a href={`${siteAddress}${path}`} style={unsubscribeStyle}>
            {label}
          </a>
        </Fragment>
      ))}
    </>
  )
}

/** The HTML around an email, unless it brings its own. */
export function EmailFrame({ language, title, footer, list, children }: FrameProps) {
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
                <Footer language={language} footer={footer} list={list} wayOutStyle={styles.wayOut} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
