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
  page: { margin: 0, padding: 0, background: colours.salt },
  margin: { padding: '32px 12px' },
  preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', color: colours.salt, fontSize: 1, lineHeight: 1 },
  sheet: {
    width: '100%',
    maxWidth: 560,
    margin: '0 auto',
    background: '#ffffff',
    border: `1px solid ${colours.line}`,
    fontFamily: grotesque,
  },
  name: {
    padding: '20px 28px',
    borderBottom: `1px solid ${colours.line}`,
    get color() {
      return colours.violet
    },
    fontFamily: serif,
    fontSize: 24,
    letterSpacing: '0.01em',
    lineHeight: '40px',
  },
  mark: { display: 'inline-block', marginRight: 12, borderRadius: 20, verticalAlign: 'middle' },
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
  billPicture: {
    width: 64,
    padding: '12px 16px 12px 0',
    borderBottom: `1px solid ${colours.line}`,
    verticalAlign: 'top',
  },
  packshot: { display: 'block', borderRadius: 4, background: '#ffffff' },
  billName: {
    padding: '12px 16px 12px 0',
    borderBottom: `1px solid ${colours.line}`,
    color: colours.ink,
    fontSize: 16,
    fontWeight: 400,
    lineHeight: 1.4,
    textAlign: 'left',
    verticalAlign: 'top',
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
  actionTable: { margin: '4px 0 24px' },
  action: {
    borderRadius: 4,
    get background() {
      return colours.violet
    },
    textAlign: 'center',
  },
  actionLink: {
    display: 'inline-block',
    padding: '14px 28px',
    color: '#ffffff',
    fontFamily: grotesque,
    fontSize: 16,
    fontWeight: 500,
    lineHeight: '20px',
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

/** An element's own style, and the name by which the sheet below finds it. */
export const look = <Name extends keyof typeof styles>(name: Name): { className: Name; style: CSSProperties } => ({
  className: name,
  style: styles[name],
})

const night = { ground: '#11181d', sheet: '#182229', ink: '#f2f0ea', mid: '#b3bdc3', line: '#34424c' }

/** A colour halfway and more to white, so that it is read on what is dark. */
const lighter = (colour: string) => {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  return `#${parts
    .map((part) =>
      Math.round(part + (255 - part) * 0.65)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const inks = '.heading,.section,.paragraph,.factValue,.billName,.billAmount,.totalName,.totalAmount,.quotation'
const mids = '.factName,.billDetail,.sumName,.sumAmount,.footer,.wayOut'
const lined = '.sheet,.name,.facts,.factName,.factValue,.bill,.billName,.billPicture,.billAmount,.footer'

/** For programs that know style sheets: the dark, and small screens. Without it a letter is light and fits as well. */
export function emailSheet(): string {
  const accent = lighter(colours.violet)
  const dark = [
    `.page,.margin{background:${night.ground}!important}`,
    `.sheet{background:${night.sheet}!important}`,
    `${lined}{border-color:${night.line}!important}`,
    `${inks}{color:${night.ink}!important}`,
    `${mids}{color:${night.mid}!important}`,
    `.name,.link{color:${accent}!important}`,
    `.quotation{border-color:${accent}!important}`,
    `.action{background:${accent}!important}`,
    `.actionLink{color:${night.ground}!important}`,
  ]
  const phone = [
    '.margin{padding:0!important}',
    '.sheet{border-left:0!important;border-right:0!important}',
    '.name{padding:16px 20px!important}',
    '.body{padding:24px 20px 8px!important}',
    '.footer{padding:16px 20px 28px!important}',
    '.factName,.factValue{display:block!important;text-align:left!important}',
    '.factName{padding:10px 0 0!important;border-bottom:0!important}',
    '.factValue{padding:0 0 10px!important}',
    '.billPicture{padding-right:12px!important}',
    '.billName{padding-right:8px!important}',
    '.actionTable{width:100%!important}',
    '.actionLink{display:block!important;padding:14px 12px!important}',
  ]
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media(prefers-color-scheme:dark){${dark.join('')} }`,
    `@media(max-width:480px){${phone.join('')} }`,
  ].join('')
}
