import type { Language } from '../kernel/language.ts'

type Letters = 'latin' | 'polish'
const display = (letters: Letters) => `src/web/fonts/fraunces-${letters}.woff2`
const text = (letters: Letters) => `src/web/fonts/instrument-sans-${letters}.woff2`

/** The font files of `fonts.css` that a page needs at once. Polish needs more letters than the others; "zł" does, too. */
export function fontsOf(language: Language, showsPrices = false): string[] {
  const first = [display('latin'), text('latin')]
  if (language === 'pl') return [...first, display('polish'), text('polish')]
  return showsPrices ? [...first, text('polish')] : first
}
