import { describe, expect, test } from 'vitest'
import { languages, type Language } from '../kernel/language.ts'

const dictionaries: Record<string, object> = import.meta.glob('../**/texts/*.ts', { eager: true })

/** Every text of a language by the place where it stands; texts that are made of something stand for themselves. */
function textsIn(language: Language): Map<string, string> {
  const found = new Map<string, string>()
  const collect = (value: unknown, place: string) => {
    if (typeof value === 'string') found.set(place, value.trim())
    else if (value && typeof value === 'object')
      for (const [name, part] of Object.entries(value)) collect(part, `${place}.${name}`)
  }
  for (const [path, dictionary] of Object.entries(dictionaries)) {
    const [, room, own, kind] = /^(.+)\/texts\/(\w\w)(\.server)?\.ts$/.exec(path) ?? []
    if (own === language) collect(dictionary, `${room}${kind ?? ''}`)
  }
  return found
}

const polish = textsIn('pl')

// What is written the same in both.
const alike: Partial<Record<Language, string[]>> = {
  en: ['E-mail', 'E-mail *', 'Menu', 'Post', 'cookie', 'Bank', 'Newsletter'],
  de: ['Telefon', 'Netto', 'Brutto', 'Produkt', 'Dokument', 'Firma', 'Kontakt', 'Bank', 'Newsletter'],
  fr: ['E-mail', 'E-mail *', 'Menu', 'Post', 'cookie', 'Newsletter'],
}
const names = new Set(['Association Salorge', 'Fleur de sel · Loire-Atlantique', 'BLIK', 'Przelewy24'])
const isWords = (text: string) => /\p{L}{4}/u.test(text) && !text.startsWith('/') && !names.has(text)

describe.for(languages.filter((language) => language !== 'pl'))('in %s', (language) => {
  const own = textsIn(language)

  test('every text has words of its own', () => {
    expect(polish.size).toBeGreaterThan(1_000)
    const left = [...own].filter(([place, text]) => isWords(text) && polish.get(place) === text)
    expect(left.filter(([, text]) => !alike[language]?.includes(text))).toEqual([])
  })

  test('nothing is written with letters that Polish alone has', () => {
    expect([...own].filter(([, text]) => /[ąęłśżźćń]/iu.test(text))).toEqual([])
  })
})
