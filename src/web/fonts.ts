import type { Language } from '../kernel/language.ts'

const files = (subset: 'latin' | 'latin-ext') => [
  `node_modules/@fontsource-variable/fraunces/files/fraunces-${subset}-opsz-normal.woff2`,
  `node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`,
]

/** The font files of `fonts.css` that a page needs at once: only Polish has letters beyond the first subset. */
export function fontsOf(language: Language): string[] {
  return language === 'pl' ? [...files('latin'), ...files('latin-ext')] : files('latin')
}
