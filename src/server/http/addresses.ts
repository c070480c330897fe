import { offeredLanguages } from '../../i18n/language-offer.ts'
import type { Language } from '../../kernel/language.ts'

interface Alternate {
  /** As `hreflang` has it: `x-default` is the bare address, at which everybody finds their own language. */
  language: Language | 'x-default'
  address: string
}

/** All addresses at which search engines find a page. Each names all of them, itself too. */
export function addressesOf(origin: string, path: string): Alternate[] {
  const bare = `${origin}${path}`
  return [
    ...offeredLanguages().map((language) => ({ language, address: `${bare}?lang=${language}` })),
    { language: 'x-default', address: bare },
  ]
}
