import type { CSSProperties } from 'react'
import { brand, identity } from '../../brand.ts'
import { Footer, type FrameProps } from '../../mail/layout/email-frame.mail.tsx'
import { siteAddress } from '../../mail/layout/site-address.ts'
import { ownPicture } from '../../ui/pictures/own-picture.ts'
import { ownMark } from '../../ui/pictures/own-pictures.ts'
import { addressOf } from '../../ui/pictures/picture.ts'
import { offerEmailTexts } from './offer-words.ts'
import { ground, offerStyles as styles } from './offer-styles.ts'

/** Smaller margins on phones; the email also fits without this. */
const onPhones =
  '@media(max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}.vessel{padding-right:12px!important}}'

/** Outlook renders with Word, which ignores max-width. */
const forWord = '<!--[if mso]><style>.sheet{width:600px!important}</style><![endif]-->'

/** The logo, a picture of the salt marsh, the text, and the sender. */
export function OfferFrame({ language, title, footer, list, children }: FrameProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{title}</title>
        <style>{onPhones}</style>
      </head>
      <body style={styles.page}>
        <div style={styles.preheader}>{offerEmailTexts().preheader}</div>
        <div dangerouslySetInnerHTML={{ __html: forWord }} />
        <article aria-roledescription="e-mail" aria-label={title} lang={language}>
          <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
            <tbody>
              <tr>
                <td style={styles.margin}>
                  <Sheet language={language} footer={footer} list={list}>
                    {children}
                  </Sheet>
                </td>
              </tr>
            </tbody>
          </table>
        </article>
      </body>
    </html>
  )
}

function Sheet({ language, footer, list, children }: Omit<FrameProps, 'title' | 'preheader'>) {
  return (
    <table
      role="presentation"
      className="sheet"
      align="center"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={styles.sheet}
    >
      <tbody>
        <tr>
          <td className="side" style={styles.top} {...ground('night')}>
            <Name />
            <p style={styles.tagline}>{offerEmailTexts().tagline}</p>
          </td>
        </tr>
        <tr>
          <td style={styles.picture} {...ground('night')}>
            <Scene />
          </td>
        </tr>
        <tr>
          <td className="side" style={styles.body}>
            {children}
          </td>
        </tr>
        <tr>
          <td className="side" style={styles.footer}>
            <Footer language={language} footer={footer} list={list} wayOut={{ style: styles.wayOut }} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Our logo has our name in it; with another name or mark they stand side by side. */
function Name() {
  const own = ownMark()
  if (own === undefined && brand.name === identity.original.name)
    return <Picture path="/mail/logo-1.png" alt={brand.name} width={158} height={44} style={styles.logo} />
  return (
    <p style={styles.name}>
      {own !== undefined && <Picture path={own} alt="" width={44} height={44} style={styles.mark} />}
      {brand.name}
    </p>
  )
}

function Scene() {
  const own = ownPicture('offer', 'pl')
  const alt = own ? own.alt : offerEmailTexts().marsh
  const path = own ? addressOf(own.picture) : '/mail/marsh-2.jpg'
  return <Picture path={path} alt={alt} width={600} height={270} style={styles.marsh} />
}

interface PictureProps {
  /** What lies in `public/mail` is asked for by old emails, so a new picture there needs a new name. */
  path: string
  alt: string
  width: number
  height: number
  style: CSSProperties
}

/** A picture from our site, in double resolution for sharp screens. */
export function Picture({ path, alt, width, height, style }: PictureProps) {
  return (
    <img
      src={`${siteAddress}${path}`}
      alt={alt}
      width={width}
      height={height}
      // With any other priority React adds a preload link to the head, which mail programs distrust.
      fetchPriority="low"
      style={style}
    />
  )
}
