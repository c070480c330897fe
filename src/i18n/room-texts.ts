import type { Language } from '../kernel/language.ts'
import { withOwnWords } from './own-words.ts'

/** What the browser's tab, bookmarks and search engines call a page. */
export interface About {
  title: string
}

/** The words of one room, a module per language: a visitor loads those that are being read. The owner's lie over them. */
export interface RoomTexts<Texts> {
  load(language: Language): Promise<Texts>
  /** What was loaded before, at once. */
  loaded(language: Language): Texts | undefined
  /** What is being loaded, or couldn't be: asked for as often as one likes, it asks for nothing again. */
  awaited(language: Language): Promise<Texts>
  /** One part of them, such as that of a page. */
  part<Part extends keyof Texts>(name: Part): { load(language: Language): Promise<Texts[Part]> }
}

const rooms: RoomTexts<unknown>[] = []

/** The other languages have what Polish has: TypeScript refuses a module that lacks a text. */
export function roomTexts<Texts extends object>(
  name: string,
  modules: Record<Language, () => Promise<Texts>>,
): RoomTexts<Texts> {
  const loading = new Map<Language, Promise<Texts>>()
  const originals = new Map<Language, Texts>()
  const failed = new WeakSet<Promise<Texts>>()
  const start = (language: Language) => {
    const known = loading.get(language)
    if (known && !failed.has(known)) return known
    const texts = modules[language]().then((module) => {
      originals.set(language, module)
      return withOwnWords(name, language, module)
    })
    // After a failure the next one who asks tries again.
    texts.catch(() => failed.add(texts))
    loading.set(language, texts)
    return texts
  }
  // What was loaded for one request may read otherwise in the next.
  const loaded = (language: Language) => {
    const original = originals.get(language)
    return original && withOwnWords(name, language, original)
  }
  const load = async (language: Language) => {
    if (!originals.has(language)) await start(language)
    return loaded(language) as Texts
  }
  const room: RoomTexts<Texts> = {
    load,
    loaded,
    awaited: (language) => loading.get(language) ?? start(language),
    part: (part) => ({ load: async (language) => (await load(language))[part] }),
  }
  rooms.push(room)
  return room
}

/**
 * Loads the words of every room whose code is here: what a page shows has its words, whichever rooms it is made of. A page
 * doesn't fail for words of others that can't be loaded: a room whose words are missing says so where it is shown.
 */
export const loadRoomTexts = (language: Language): Promise<unknown> =>
  Promise.allSettled(rooms.map(({ load }) => load(language)))
