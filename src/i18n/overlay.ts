import { brand } from '../brand.ts'
import type { Language } from '../kernel/language.ts'
import { layOwnWordsBy, withOwnWords, type OwnText, type RoomWords } from './own-words.ts'
import { typeset } from './typeset.ts'

/** What any text may name of the shop. */
export const shopFacts = {
  shop: () => brand.name,
  since: () => String(brand.since),
  officeEmail: () => brand.officeEmail,
  phone: () => brand.seller.phone,
}
type ShopFact = keyof typeof shopFacts

const fill = (text: OwnText, given: unknown[], language: Language): string => {
  const pieces = typeof text === 'string' ? [text] : text
  const filled = pieces.map((piece, place) =>
    place % 2 === 0 ? piece : typeof piece === 'number' ? given[piece] : shopFacts[piece as ShopFact]?.(),
  )
  return typeset(filled.join(''), language)
}

type Laid = WeakMap<object, object>
interface Over {
  laid: Laid
  language: Language
}
const overlays = new WeakMap<RoomWords, Laid>()

layOwnWordsBy((texts, own, language) => {
  let laid = overlays.get(own)
  if (!laid) overlays.set(own, (laid = new WeakMap()))
  return layOver(texts, own, { laid, language }, '')
})

/** Reads through to the original, which may say the shop's name as it is now. */
function layOver<Texts extends object>(original: Texts, own: RoomWords, over: Over, path: string): Texts {
  const { laid, language } = over
  const known = laid.get(original)
  if (known) return known as Texts
  const read: object = Array.isArray(original) ? [] : {}
  laid.set(original, read)
  for (const name of Object.keys(original)) {
    const at = `${path}${name}`
    const text = own[at]
    const get = () => {
      const value: unknown = original[name as keyof Texts]
      if (typeof value === 'object' && value !== null) return layOver(value, own, over, `${at}.`)
      if (text === undefined) return value
      return typeof value === 'function'
        ? (...given: unknown[]) => fill(text, given, language)
        : fill(text, [], language)
    }
    Object.defineProperty(read, name, { get, enumerable: true, configurable: true })
  }
  return read as Texts
}

/** The texts that only the server says: each language as it reads at the moment it is asked for. */
export function serverTexts<Texts extends object>(
  room: string,
  texts: Record<Language, Texts>,
): Record<Language, Texts> {
  const read = (language: Language) => ({ get: () => withOwnWords(room, language, texts[language]), enumerable: true })
  return Object.defineProperties({} as Record<Language, Texts>, {
    pl: read('pl'),
    en: read('en'),
    de: read('de'),
    fr: read('fr'),
  })
}
