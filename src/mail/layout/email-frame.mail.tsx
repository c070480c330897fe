import type { CSSProperties, ReactNode } from 'react'
import { Fragment } from 'react'
import { brand, identity } from '../../brand.ts'
import type { Language } from '../../kernel/language.ts'
import { legalLinks } from './legal-links.server.ts'
import { ownMark } from '../../ui/pictures/own-pictures.ts'
import { emailSheet, look } from './email-styles.ts'
import { InlinePicture, nameOfStored } from './inline-picture.mail.tsx'
import { siteAddress } from './site-address.ts'

export interface FrameProps {
  language: Language
  title: string
  /** What a list of letters shows beside the subject. */
  preheader: string
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
  wayOut,
}: Pick<FrameProps, 'language' | 'footer' | 'list'> & { wayOut: { className?: string; style: CSSProperties } }) {
  return (
    <>
      {footer}
      {list && (
        <>
          <br />
          {list.sender}
          <br />
          <a href={list.wayOut.address} {...wayOut}>
            {list.wayOut.label}
          </a>
        </>
      )}
      <br />
      {legalLinks(language).map(({ label, path }, place) => (
        <Fragment key={path}>
          {place > 0 && ' · '}
          <a href={`${siteAddress}${path}`} {...wayOut}>
            {label}
          </a>
        </Fragment>
      ))}
    </>
  )
}

/** Outlook renders with Word, which ignores max-width. */
const forWord = '<!--[if mso]><style>.sheet{width:560px!important}</style><![endif]-->'

/** The HTML around an email, unless it brings its own. */
export function EmailFrame({ language, title, preheader, footer, list, children }: FrameProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{emailSheet()}</style>
      </head>
      <body {...look('page')}>
        <div {...look('preheader')}>{preheader}</div>
        <div dangerouslySetInnerHTML={{ __html: forWord }} />
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td {...look('margin')}>
                <Sheet language={language} footer={footer} list={list}>
                  {children}
                </Sheet>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

function Sheet({ language, footer, list, children }: Omit<FrameProps, 'title' | 'preheader'>) {
  return (
    <table role="presentation" align="center" width="100%" cellPadding={0} cellSpacing={0} {...look('sheet')}>
      <tbody>
        <tr>
          <td {...look('name')}>
            <Mark />
            {brand.name}
          </td>
        </tr>
        <tr>
          <td {...look('body')}>{children}</td>
        </tr>
        <tr>
          <td {...look('footer')}>
            <Footer language={language} footer={footer} list={list} wayOut={look('wayOut')} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The owner's, else ours, as long as it has their colour. Both have a ground of their own, so that they are seen in the dark. */
function Mark() {
  const own = ownMark()
  const isOurs = own === undefined && brand.colours.accent === identity.original.colours.accent
  const name = isOurs ? 'mark-1' : nameOfStored(own, 'mark')
  return name ? <InlinePicture name={name} alt="" side={40} style={look('mark').style} /> : null
}
