import type { ReactNode } from 'react'
import { typeset } from '../../i18n/typeset.ts'
import { useIsPlain } from '../../mail/layout/email.mail.tsx'
import { siteAddress } from '../../mail/layout/site-address.ts'
import { Picture } from './offer-frame.mail.tsx'
import { ground, offerStyles as styles } from './offer-styles.ts'

const inType = (text: string) => typeset(text, 'pl')

// The building blocks of the offer: each knows how it looks in HTML and how it reads in plain text.

export function Title({ overline, children }: { overline: string; children: string }) {
  if (useIsPlain()) return `${overline}. ${children}.\n\n`
  return (
    <>
      <p style={styles.overline}>{overline}</p>
      <h1 style={styles.heading}>{inType(children)}</h1>
    </>
  )
}

export function Section({ children }: { children: string }) {
  if (useIsPlain()) return `${children}\n${'-'.repeat(children.length)}\n\n`
  return <h2 style={styles.section}>{children}</h2>
}

export function Paragraph({ children }: { children: string }) {
  return useIsPlain() ? `${children}\n\n` : <p style={styles.paragraph}>{inType(children)}</p>
}

interface Product {
  picture: string
  name: string
  weight: string
  text: string
}

export function Products({ list }: { list: readonly Product[] }) {
  if (useIsPlain()) return `${list.map(({ name, weight, text }) => `* ${name}, ${weight}\n  ${text}`).join('\n')}\n\n`
  return (
    <Rows style={styles.products}>
      {list.map(({ picture, name, weight, text }) => (
        <tr key={name}>
          <td className="vessel" style={styles.productPicture}>
            <Picture path={`/mail/${picture}-1.png`} alt="" width={72} height={72} style={styles.vessel} />
          </td>
          <td style={styles.product}>
            <strong style={styles.productName}>{name}</strong>
            <br />
            <span style={styles.weight}>{weight}</span>
            <br />
            <span style={styles.productText}>{inType(text)}</span>
          </td>
        </tr>
      ))}
    </Rows>
  )
}

export function Benefits({ list }: { list: readonly { name: string; text: string }[] }) {
  if (useIsPlain()) return `${list.map(({ name, text }) => `* ${name}\n  ${text}`).join('\n')}\n\n`
  return (
    <Rows style={styles.benefits}>
      {list.map(({ name, text }) => (
        <tr key={name}>
          <td style={styles.benefit}>
            <strong>{name}</strong>
            <br />
            <span style={styles.benefitText}>{inType(text)}</span>
          </td>
        </tr>
      ))}
    </Rows>
  )
}

function Rows({ style, children }: { style: object; children: ReactNode }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} width="100%" style={style}>
      <tbody>{children}</tbody>
    </table>
  )
}

/** The one thing to do next: large enough for a thumb, and a button in programs that know little. */
export function Button({ path, children }: { path: string; children: string }) {
  if (useIsPlain()) return `${children}:\n${siteAddress}${path}\n\n`
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td style={styles.button} {...ground('violet')}>
            <a href={`${siteAddress}${path}`} style={styles.buttonLink}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** How a letter ends, and who signs it. */
export function Closing({ words, name }: { words: string; name: string }) {
  if (useIsPlain()) return `${words}\n${name}\n\n`
  return (
    <p style={styles.closing}>
      {words}
      <br />
      {name}
    </p>
  )
}

export function PageLink({ path, children }: { path: string; children: string }) {
  if (useIsPlain()) return `${children}:\n${siteAddress}${path}\n\n`
  return (
    <p style={styles.paragraph}>
      <a href={`${siteAddress}${path}`} style={styles.link}>
        {children}
      </a>
    </p>
  )
}

interface ContactProps {
  name: string
  post: string
  postLabel: string
  email: string
  emailLabel: string
}

export function Contact({ name, post, postLabel, email, emailLabel }: ContactProps) {
  if (useIsPlain()) return `${name}\n${postLabel}: ${post}\n${emailLabel}: ${email}\n\n`
  return (
    <p style={styles.paragraph}>
      <strong>{name}</strong>
      <br />
      {postLabel}: {post}
      <br />
      {emailLabel}:{' '}
      <a href={`mailto:${email}`} style={styles.link}>
        {email}
      </a>
    </p>
  )
}
