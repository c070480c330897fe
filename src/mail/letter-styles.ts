import type { CSSProperties } from 'react'

const colours = { salt: '#faf9f6', ink: '#17222b', mid: '#52616b', line: '#e3e1da', violet: '#56347f' }
const serif = "Fraunces, Georgia, 'Times New Roman', serif"
const grotesque = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif"

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
