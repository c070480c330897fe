import { identity, type Identity } from '../brand.ts'
import { shopFacts } from '../i18n/overlay.ts'
import { sourceLanguage, type Language } from '../kernel/language.ts'
import { withLive } from '../server/live.ts'
import { originalTexts } from './dictionaries.server.ts'
import type { WordsRoom } from './sections.ts'

/** A text as its owner sees it: what is filled in stands in braces. */
interface Template {
  text: string
  /** What it is given, in order. */
  names: string[]
}

/** The texts of a room in a language that can be said differently, by path. */
export type Templates = ReadonlyMap<string, Template>

const kept = new Map<string, Promise<Templates>>()

export function templatesOf(room: WordsRoom, language: Language): Promise<Templates> {
  const key = `${language} ${room}`
  const known = kept.get(key)
  if (known) return known
  const made = readTemplates(room, language)
  made.catch(() => kept.delete(key))
  kept.set(key, made)
  return made
}

async function readTemplates(room: WordsRoom, language: Language): Promise<Templates> {
  const [texts, source] = await Promise.all([originalTexts(room, language), originalTexts(room, sourceLanguage)])
  const found = new Map<string, Template>()
  withLive(marks, () => walk(texts, source, '', found))
  return found
}

function walk(texts: object, source: unknown, path: string, found: Map<string, Template>): void {
  for (const [name, value] of Object.entries(texts) as [string, unknown][]) {
    const at = path + name
    const beside = (source as Record<string, unknown> | undefined)?.[name]
    if (typeof value === 'object' && value !== null) walk(value, beside, `${at}.`, found)
    else {
      const template =
        typeof value === 'string'
          ? asTemplate(value, [])
          : typeof value === 'function' && typeof beside === 'function'
            ? probe(value as Text, namesOf(beside.toString()))
            : undefined
      if (template) found.set(at, template)
    }
  }
}

/** No text has them: what they stand around is filled in. */
const mark = (name: string | number) => `\uE000${name}\uE001`
const sinceMark = 8_172_635

const shown: Identity = {
  ...identity.original,
  name: mark('shop'),
  since: sinceMark,
  officeEmail: mark('officeEmail'),
  seller: { ...identity.original.seller, phone: mark('phone') },
}
const marks = new Map([[identity.name, shown]])

/** What was written with marks as the owner sees it; nothing of a text that has braces of its own or names something else. */
function asTemplate(marked: string, names: string[]): Template | undefined {
  if (/[{}]/.test(marked)) return undefined
  const text = marked
    .replaceAll(String(sinceMark), '{since}')
    .replaceAll(/\uE000(\w+)\uE001/g, (_, name: string) => `{${names[Number(name)] ?? name}}`)
  return /[\uE000\uE001]/.test(text) ? undefined : { text, names }
}

type Text = (...given: unknown[]) => unknown

/** The names in `(name, amount) => …`. */
const namesOf = (source: string): string[] =>
  (source.split('=>')[0]?.match(/[A-Za-z_]\w*/g) ?? []).filter((name) => !(name in shopFacts))

const samples = ['', 'x', 0, 1, 2, 5, 12_345.5, true, undefined]

/** A function is a text where it fills in what it is given and does nothing else: plurals and dates aren't. */
function probe(text: Text, names: string[]): Template | undefined {
  if (text.length === 0 || text.length !== names.length) return undefined
  const write = (given: unknown[]) => {
    try {
      const written = text(...given)
      return typeof written === 'string' ? written : undefined
    } catch {
      return undefined
    }
  }
  const marked = write(names.map((_, place) => mark(place)))
  if (marked === undefined || !names.every((_, place) => marked.includes(mark(place)))) return undefined
  const isPlain = samples.every((sample) => {
    const expected = marked.replaceAll(/\uE000\d+\uE001/g, () => String(sample))
    return write(names.map(() => sample)) === expected
  })
  return isPlain ? asTemplate(marked, names) : undefined
}
