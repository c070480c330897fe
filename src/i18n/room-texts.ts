import type { Language } from '../kernel/language.ts'

/** What the browser's tab, bookmarks and search engines call a page. */
export interface About {
  title: string
}

/** The words of one room, a module per language: a visitor loads those that are being read. */
export interface RoomTexts<Texts> {
  load(language: Language): Promise<Texts>
  /** What was loaded before, at once. */
  loaded(language: Language): Texts | undefined
  /** One part of them, such as that of a page. */
  part<Part extends keyof Texts>(name: Part): { load(language: Language): Promise<Texts[Part]> }
}

const rooms: RoomTexts<unknown>[] = []

/** The other languages have what Polish has: TypeScript refuses a module that lacks a text. */
export function roomTexts<Texts>(modules: Record<Language, () => Promise<Texts>>): RoomTexts<Texts> {
  const loading = new Map<Language, Promise<Texts>>()
  const loaded = new Map<Language, Texts>()
  const load = (language: Language) => {
    const known = loading.get(language)
    if (known) return known
    const texts = modules[language]().then((module) => {
      loaded.set(language, module)
      return module
    })
    // After a failure the next one who asks tries again.
    texts.catch(() => loading.delete(language))
    loading.set(language, texts)
    return texts
  }
  const room: RoomTexts<Texts> = {
    load,
    loaded: (language) => loaded.get(language),
    part: (name) => ({ load: async (language) => (await load(language))[name] }),
  }
  rooms.push(room)
  return room
}

/** Loads the words of every room whose code is here: what a page shows has its words, whichever rooms it is made of. */
export const loadRoomTexts = (language: Language): Promise<unknown> =>
  Promise.all(rooms.map(({ load }) => load(language)))
