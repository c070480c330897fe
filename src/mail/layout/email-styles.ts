import type { CSSProperties } from 'react'
import { brand } from '../../brand.ts'

export const colours = {
  salt: '#faf9f6',
  ink: '#17222b',
  mid: '#52616b',
  line: '#e3e1da',
  /** The owner's, so that it is read anew for each letter. */
  get violet() {
    return brand.colours.accent
  },
}
export const serif = "Fraunces, Georgia, 'Times New Roman', serif"
export const grotesque = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif"

/** A word that is wider than the letter breaks; mail programs differ in which of these they know. */
const breaksAnywhere: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }

// Mail programs know no style sheets that all of them agree on, so every element carries its own.
export const styles = {
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
    padding: '24px 28px',
    borderBottom: `1px solid ${colours.line}`,
    get color() {
      return colours.violet
    },
    fontFamily: serif,
    fontSize: 22,
    letterSpacing: '0.01em',
  },
  heading: {
    ...breaksAnywhere,
    margin: '0 0 16px',
    color: colours.ink,
    fontFamily: serif,
    fontSize: 26,
    fontWeight: 500,
    lineHeight: 1.25,
  },
  section: {
    margin: '32px 0 12px',
    color: colours.ink,
    fontFamily: serif,
    fontSize: 20,
    fontWeight: 500,
    lineHeight: 1.3,
  },
  paragraph: { margin: '0 0 20px', color: colours.ink, fontSize: 16, lineHeight: 1.6, ...breaksAnywhere },
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
  bill: { margin: '0 0 24px', width: '100%', borderTop: `1px solid ${colours.ink}` },
  billName: {
    padding: '12px 16px 12px 0',
    borderBottom: `1px solid ${colours.line}`,
    color: colours.ink,
    fontSize: 16,
    fontWeight: 400,
    lineHeight: 1.4,
    textAlign: 'left',
    ...breaksAnywhere,
  },
  billDetail: { color: colours.mid, fontSize: 14 },
  billAmount: {
    padding: '12px 0',
    borderBottom: `1px solid ${colours.line}`,
    color: colours.ink,
    fontSize: 16,
    lineHeight: 1.4,
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  sumName: {
    padding: '6px 16px 0 0',
    color: colours.mid,
    fontSize: 14,
    fontWeight: 400,
    textAlign: 'left',
    ...breaksAnywhere,
  },
  sumAmount: {
    padding: '6px 0 0',
    verticalAlign: 'top',
    color: colours.mid,
    fontSize: 14,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  totalName: {
    padding: '12px 16px 6px 0',
    color: colours.ink,
    fontFamily: serif,
    fontSize: 20,
    fontWeight: 500,
    textAlign: 'left',
  },
  totalAmount: {
    padding: '12px 0 6px',
    color: colours.ink,
    fontSize: 18,
    fontWeight: 600,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  longText: {
    margin: '40px 0 0',
    paddingTop: 24,
    borderTop: `1px solid ${colours.line}`,
    color: colours.ink,
    fontSize: 14,
    lineHeight: 1.55,
    ...breaksAnywhere,
  },
  longTextTitle: { margin: '0 0 16px', fontFamily: serif, fontSize: 22, fontWeight: 500, lineHeight: 1.25 },
  longTextHeading: { margin: '24px 0 8px', fontFamily: serif, fontSize: 17, fontWeight: 500, lineHeight: 1.3 },
  longTextParagraph: { margin: '0 0 12px' },
  longTextNote: {
    margin: '0 0 16px',
    paddingLeft: 16,
    get borderLeft() {
      return `2px solid ${colours.violet}`
    },
    color: colours.mid,
  },
  longTextList: { margin: '0 0 12px', paddingLeft: 20 },
  link: {
    get color() {
      return colours.violet
    },
    textDecoration: 'underline',
  },
  quotation: {
    margin: '0 0 24px',
    paddingInlineStart: 20,
    get borderInlineStart() {
      return `2px solid ${colours.violet}`
    },
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
    get background() {
      return colours.violet
    },
    color: '#ffffff',
    fontSize: 16,
    textDecoration: 'none',
  },
  body: { padding: '32px 28px 16px' },
  footer: {
    padding: '20px 28px 24px',
    borderTop: `1px solid ${colours.line}`,
    color: colours.mid,
    fontSize: 13,
    lineHeight: 1.5,
  },
  wayOut: { color: colours.mid, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>
