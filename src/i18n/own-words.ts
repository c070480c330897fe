import { live } from '../kernel/live.ts'
import type { Language } from '../kernel/language.ts'

/** A text of the owner's. Between its pieces stands what is filled in: the place of an argument, or the name of a fact. */
export type OwnText = string | (string | number)[]

/** By path within the room's texts: `process.steps.0.title`. */
export type RoomWords = Record<string, OwnText>

export type OwnWords = Partial<Record<Language, Record<string, RoomWords>>>

/** What an owner says differently, by language and room. */
export const ownWords = live<OwnWords>('words', {})

type LayOver = <Texts extends object>(texts: Texts, own: RoomWords, language: Language) => Texts
let layOver: LayOver = (texts) => texts

/** How it is done is in `overlay.ts`, which a page without own words doesn't load. */
export function layOwnWordsBy(way: LayOver): void {
  layOver = way
}

/** The texts of a room with the owner's words in their places; the texts themselves where there are none. */
export function withOwnWords<Texts extends object>(room: string, language: Language, texts: Texts): Texts {
  const own = ownWords.now()[language]?.[room]
  return own ? layOver(texts, own, language) : texts
}
