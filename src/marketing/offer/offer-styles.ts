import type { CSSProperties } from 'react'
import { colours, grotesque, serif } from '../../mail/layout/email-styles.ts'

const night = '#111111'

// Word draws the letter in Outlook; these are what it understands, and React's types don't know them.
const wordPadding = (padding: string) => ({ msoPaddingAlt: padding }) as CSSProperties

/** The colour behind a cell, for programs that read no styles for it. */
export const ground = (colour: 'night' | 'violet') => ({ bgcolor: colour === 'night' ? night : colours.violet })

const side = 32
const text: CSSProperties = { fontFamily: grotesque, color: colours.ink, fontSize: 16, lineHeight: 1.6 }

/** The offer is wider and richer than other letters; as in those, every element carries its own style. */
export const offerStyles = {
  page: { margin: 0, padding: 0, background: colours.salt },
  margin: { padding: '24px 8px' },
  preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, fontSize: 1, lineHeight: '1px' },
  sheet: { width: '100%', maxWidth: 600, margin: '0 auto', background: '#ffffff' },
  top: { padding: `28px ${side}px 20px`, background: night },
  logo: { display: 'block', border: 0, color: '#ffffff', fontFamily: serif, fontSize: 26, lineHeight: 1.4 },
  name: { margin: 0, color: '#ffffff', fontFamily: serif, fontSize: 26, lineHeight: '44px' },
  mark: { border: 0, verticalAlign: 'middle', marginRight: 12 },
  tagline: { ...text, margin: '12px 0 0', color: '#c9c5ba', fontSize: 14, lineHeight: 1.5 },
  picture: { padding: 0, background: night },
  marsh: {
    display: 'block',
    width: '100%',
    maxWidth: 600,
    height: 'auto',
    border: 0,
    color: '#c9c5ba',
    fontFamily: serif,
    fontSize: 15,
    fontStyle: 'italic',
    lineHeight: 1.5,
    textAlign: 'center',
  },
  body: { padding: `40px ${side}px 8px` },
  overline: {
    ...text,
    margin: '0 0 8px',
    get color() {
      return colours.violet
    },
    fontSize: 14,
    fontWeight: 600,
    letterSpacing: '0.04em',
  },
  heading: {
    margin: '0 0 24px',
    color: colours.ink,
    fontFamily: serif,
    fontSize: 32,
    fontWeight: 500,
    lineHeight: 1.2,
  },
  section: {
    margin: '40px 0 16px',
    color: colours.ink,
    fontFamily: serif,
    fontSize: 23,
    fontWeight: 500,
    lineHeight: 1.3,
  },
  paragraph: { ...text, margin: '0 0 18px' },
  closing: { ...text, margin: '32px 0 0' },
  products: { width: '100%', margin: '0 0 20px', borderTop: `1px solid ${colours.ink}` },
  productPicture: {
    width: 72,
    padding: '16px 16px 16px 0',
    borderBottom: `1px solid ${colours.line}`,
    verticalAlign: 'top',
  },
  vessel: { display: 'block', border: 0, background: colours.salt },
  product: { ...text, padding: '16px 0', borderBottom: `1px solid ${colours.line}`, verticalAlign: 'top' },
  productName: { fontFamily: serif, fontSize: 19, lineHeight: 1.3 },
  weight: {
    get color() {
      return colours.violet
    },
    fontSize: 14,
    fontWeight: 600,
    lineHeight: 1.7,
  },
  productText: { color: colours.mid, fontSize: 15, lineHeight: 1.5 },
  benefits: { width: '100%', margin: '0 0 8px' },
  benefit: {
    ...text,
    padding: '8px 0 8px 20px',
    get borderLeft() {
      return `2px solid ${colours.violet}`
    },
    lineHeight: 1.5,
  },
  benefitText: { color: colours.mid, fontSize: 15 },
  button: {
    borderRadius: 4,
    get background() {
      return colours.violet
    },
    textAlign: 'center',
    ...wordPadding('14px 24px'),
  },
  buttonLink: {
    display: 'inline-block',
    padding: '13px 23px',
    get border() {
      return `1px solid ${colours.violet}`
    },
    borderRadius: 4,
    color: '#ffffff',
    fontFamily: grotesque,
    fontSize: 16,
    fontWeight: 600,
    lineHeight: 1.4,
    textDecoration: 'none',
  },
  link: {
    get color() {
      return colours.violet
    },
    textDecoration: 'underline',
  },
  footer: {
    ...text,
    padding: `24px ${side}px 32px`,
    borderTop: `1px solid ${colours.line}`,
    color: colours.mid,
    fontSize: 13,
    lineHeight: 1.7,
  },
  wayOut: { color: colours.mid, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>
