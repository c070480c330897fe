import type { Font } from 'fontkit'
import type { Face } from './drawing.ts'

/** The fonts that texts are set in, by the names of their files. */
const files = {
  fraunces: () => import('./fonts/fraunces.ttf?inline'),
  'fraunces-logo': () => import('./fonts/fraunces-logo.ttf?inline'),
  'fraunces-ext': () => import('./fonts/fraunces-ext.ttf?inline'),
  'fraunces-vietnamese': () => import('./fonts/fraunces-vietnamese.ttf?inline'),
  'instrument-sans': () => import('./fonts/instrument-sans.ttf?inline'),
  'instrument-sans-ext': () => import('./fonts/instrument-sans-ext.ttf?inline'),
  'noto-serif': () => import('./fonts/noto-serif.ttf?inline'),
  'noto-serif-hebrew': () => import('./fonts/noto-serif-hebrew.ttf?inline'),
  'noto-naskh-arabic': () => import('./fonts/noto-naskh-arabic.ttf?inline'),
  'noto-emoji': () => import('./fonts/noto-emoji.ttf?inline'),
}
export type FontName = keyof typeof files

/** Which font is asked first for a letter. */
const forOtherLetters = ['noto-serif', 'noto-serif-hebrew', 'noto-naskh-arabic', 'noto-emoji'] as const
/** What each of those may have, so that it isn't opened in vain. */
const mayHave: Record<(typeof forOtherLetters)[number], RegExp> = {
  'noto-serif': /[\u0020-\u052F\u1E00-\u1FFF\u2000-\u206F\u20A0-\u214F]/u,
  'noto-serif-hebrew': /\p{Script=Hebrew}/u,
  'noto-naskh-arabic': /\p{Script=Arabic}/u,
  'noto-emoji': /\p{ExtPict}|\p{Regional_Indicator}|\u{20E3}/u,
}
const chains: Record<Face, readonly FontName[]> = {
  display: ['fraunces', 'fraunces-ext', 'fraunces-vietnamese', ...forOtherLetters],
  logo: ['fraunces-logo', 'fraunces-ext', ...forOtherLetters],
  text: ['instrument-sans', 'instrument-sans-ext', ...forOtherLetters],
}
const always = [...chains.display.slice(0, 3), 'fraunces-logo', ...chains.text.slice(0, 2)] as const

interface OpenFont {
  font: Font
  bytes: Buffer
}
export type Fonts = Map<FontName, OpenFont>

/**
 * Opens the fonts that these texts need. The fonts for rare scripts are large, so they are opened only when needed and
 * never kept by a program that makes no materials.
 */
export async function openFonts(texts: string[], faces: readonly Face[] = ['display']): Promise<Fonts> {
  const fonts: Fonts = new Map()
  for (const name of always) fonts.set(name, await openFont(name))
  const clusters = [...new Set(texts.flatMap((text) => clustersOf(text)))]
  for (const name of forOtherLetters) {
    const isNeeded = clusters.some(
      (cluster) => mayHave[name].test(cluster) && faces.some((face) => fontOf(cluster, face, fonts) === undefined),
    )
    if (isNeeded) fonts.set(name, await openFont(name))
  }
  return fonts
}

async function openFont(name: FontName): Promise<OpenFont> {
  const [{ create }, { default: address }] = await Promise.all([import('fontkit'), files[name]()])
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  return { font: create(bytes) as Font, bytes }
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** What people see as one letter each, put together where there is one for it, without what can't be seen. */
export const clustersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => withoutInvisible(segment)).filter(Boolean)

/** Joiners mean something between pictures alone, and our font of pictures knows no variants. */
function withoutInvisible(cluster: string): string {
  const bare = cluster.replaceAll(/\p{Variation_Selector}|[\p{Cc}\u2028\u2029]/gu, '')
  return isPicture(cluster) ? bare : bare.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
}

const isPicture = (cluster: string) => /\p{Emoji_Presentation}|\u{FE0F}|\u{20E3}|\u{200D}\p{ExtPict}/u.test(cluster)

/** More marks than this on one letter would reach into the lines above and below. */
const maxMarks = 3

/** The first font that has all of it; undefined: none has. */
export function fontOf(cluster: string, face: Face, fonts: Fonts): FontName | undefined {
  const letters = Array.from(cluster)
  if (letters.filter((letter) => /\p{M}/u.test(letter)).length > maxMarks) return undefined
  const chain = isPicture(cluster) ? (['noto-emoji'] as const) : chains[face]
  return chain.find((name) => {
    const open = fonts.get(name)
    return open && letters.every((letter) => isJoiner(letter) || open.font.hasGlyphForCodePoint(codeOf(letter)))
  })
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0
const isJoiner = (letter: string) => letter === '\u200D'

/** Which letters of a text no font has, each once. */
export async function missingLetters(text: string): Promise<string[]> {
  const fonts = await openFonts([text])
  return [...new Set(clustersOf(text))].filter((cluster) => fontOf(cluster, 'display', fonts) === undefined)
}
