import type { Language } from '../kernel/language.ts'

type Letters = 'latin' | 'latin-ext'
const display = (letters: Letters) =>
  `node_modules/@fontsource-variable/fraunces/files/fraunces-${letters}-opsz-normal.woff2`
const text = (letters: Letters) =>
  `node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-${letters}-wght-normal.woff2`

/** The font files of `fonts.css` that a page needs at once. Polish needs more letters than the others; "zł" does, too. */
export function fontsOf(language: Language, showsPrices = false): string[] {
  const first = [display('latin'), text('latin')]
  if (language === 'pl') return [...first, display('latin-ext'), text('latin-ext')]
  return showsPrices ? [...first, text('latin-ext')] : first
}
