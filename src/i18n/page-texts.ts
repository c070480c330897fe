import type { Language } from '../kernel/language.ts'

/** What the browser's tab, bookmarks and search engines call a page. */
export interface About {
  title: string
}

/** The words of one page or a part of it, one module per language: a visitor loads those that are being read. */
export interface PageTexts<Texts = { about: About }> {
  load(language: Language): Promise<Texts>
  /** They must have been loaded before; the page's loader does. */
  in(language: Language): Texts
}

export function pageTexts<Texts>(modules: Record<Language, () => Promise<Texts>>): PageTexts<Texts> {
  const loaded = new Map<Language, Texts>()
  return {
    async load(language) {
      const texts = loaded.get(language) ?? (await modules[language]())
      loaded.set(language, texts)
      return texts
    },
    in(language) {
      const texts = loaded.get(language)
      if (!texts) throw new Error(`these texts were not loaded in ${language}`)
      return texts
    },
  }
}
