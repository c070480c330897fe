export const languages = ['pl', 'en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]
export const sourceLanguage = 'pl' satisfies Language
/** The languages that texts written in Polish are translated into. */
export type TranslationLanguage = Exclude<Language, typeof sourceLanguage>
export const translationLanguages = ['en', 'de', 'fr'] as const satisfies readonly TranslationLanguage[]

/** BCP 47 tags with a region, for formatting dates and numbers. */
export const localeOf: Record<Language, string> = { pl: 'pl-PL', en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value)
}

/**
 * Which language a visitor reads: the one asked for in the address, else the one kept in the cookie, else the one
 * the browser prefers most, else the site's first, which is Polish unless the owner has chosen another.
 */
export function chooseLanguage(
  wishes: {
    asked?: string | undefined
    kept?: string | undefined
    acceptLanguage?: string | undefined
  },
  { offered, first }: { offered: readonly Language[]; first: Language } = { offered: languages, first: sourceLanguage },
): Language {
  const wished = [wishes.asked, wishes.kept, mostPreferred(wishes.acceptLanguage ?? '')]
  const found = wished.find((one): one is Language => isLanguage(one) && offered.includes(one))
  return found ?? (offered.includes(first) ? first : (offered[0] ?? first))
}

function mostPreferred(acceptLanguage: string): string {
  // Nothing is preferred to what comes first and needs no number, as browsers write it.
  const first = /^[a-z]{2}(?=-|,|$)[\w-]*(?=,|$)/i.exec(acceptLanguage)
  if (first) return first[0].slice(0, 2).toLowerCase()
  let best = { prefix: '', quality: 0 }
  for (const entry of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = entry.trim().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    const weight = quality === undefined ? 1 : Number(quality)
    if (weight > best.quality) best = { prefix: tag.slice(0, 2).toLowerCase(), quality: weight }
  }
  return best.prefix
}
