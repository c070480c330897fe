import { brand } from '../../brand.ts'
import { offerEmailTexts as texts } from './offer-words.ts'
import { Footer, type FrameProps } from '../../mail/layout/email-frame.mail.tsx'
import { Picture } from './offer-picture.mail.tsx'
import { ground, offerStyles as styles } from './offer-styles.ts'

/** A little more room for the words; the letter fits without it, too. */
const onPhones =
  '@media(max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}.vessel{padding-right:12px!important}}'

/** Outlook draws with Word, which knows no greatest width. */
const forWord = '<!--[if mso]><style>.sheet{width:600px!important}</style><![endif]-->'

/** The logo in the night sky over the salt marsh, the letter below, and who sent it. */
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
        <div style={styles.preheader}>{texts.preheader}</div>
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

function Sheet({ language, footer, list, children }: Omit<FrameProps, 'title'>) {
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
            <Picture file="logo-1.png" alt={brand.name} width={158} height={44} style={styles.logo} />
            <p style={styles.tagline}>{texts.tagline}</p>
          </td>
        </tr>
        <tr>
          <td style={styles.picture} {...ground('night')}>
            <Picture file="marsh-2.jpg" alt={texts.marsh} width={600} height={270} style={styles.marsh} />
          </td>
        </tr>
        <tr>
          <td className="side" style={styles.body}>
            {children}
          </td>
        </tr>
        <tr>
          <td className="side" style={styles.footer}>
            <Footer language={language} footer={footer} list={list} wayOutStyle={styles.wayOut} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
