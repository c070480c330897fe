import { placeholderMark } from '../mail/email-link.ts'
import * as z from 'zod/mini'
import { shopFacts } from '../i18n/overlay.ts'
import type { OwnText } from '../i18n/own-words.ts'
import { failure } from '../kernel/outcome.ts'
import { languages, type Language } from '../kernel/language.ts'
import { shortText } from '../schemas/panel-fields.ts'
import { letters, sectionNames } from './sections.ts'

export const wordsChangedMeanwhile = failure('words_changed_meanwhile', 'conflict')
export const nothingDrafted = failure('no_words_drafted', 'conflict')

/** One text in one language. */
const said = z.object({
  /** The field of a form that it is typed into. */
  key: z.string(),
  /** As the program says it. */
  original: z.string(),
  /** What visitors read instead; null: the original. */
  published: z.nullable(z.string()),
  /** What is being written; absent: nothing. */
  draft: z.optional(z.nullable(z.string())),
  /** The original that the published text was written over, where it is another one now. */
  writtenOver: z.optional(z.string()),
})
export type Said = z.infer<typeof said>

const shownText = z.object({
  path: z.string(),
  /** What can be filled in besides facts of the shop. */
  names: z.array(z.string()),
  /** It is a text of several lines. */
  hasLines: z.boolean(),
  said: z.object({ pl: z.optional(said), en: z.optional(said), de: z.optional(said), fr: z.optional(said) }),
})
export type ShownText = z.infer<typeof shownText>

/** A section as the panel shows it. */
export const shownSection = z.object({
  /** Another one after each change. */
  version: z.string(),
  texts: z.array(shownText),
})
export type ShownSection = z.infer<typeof shownSection>

export const listedSections = z.array(
  z.object({
    name: z.enum(sectionNames),
    /** Texts that read otherwise than the program has them, those that do so in some languages only, and those whose original is another one now. */
    changed: z.int(),
    missing: z.int(),
    outdated: z.int(),
    drafts: z.int(),
    /** Texts in which what is searched for stands. */
    found: z.int(),
  }),
)
export type ListedSection = z.infer<typeof listedSections>[number]

export const wordsSearch = z.object({ search: z.optional(z.string().check(z.maxLength(200, 'Najwyżej 200 znaków'))) })

export const letterAsked = z.object({ language: z.enum(languages, 'Nieznany język') })
export const letterNamed = z.enum(letters)
export const shownLetter = z.object({ subject: z.string(), html: z.string() })

/** What rests on a section as it was shown. */
export const sectionVersion = z.object({ version: z.optional(z.string()) })

/** Texts that may say nothing of these read well without. */
const dispensable = new Set(['shop', 'since'])

const namesIn = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
const inBraces = (names: string[]) => names.map((name) => `{${name}}`).join(', ')

/** What is wrong with what is filled in. */
function problemOf(text: string, original: string, names: string[]): string | undefined {
  const known = [...names, ...Object.keys(shopFacts)]
  const used = namesIn(text)
  const unknown = used.find((name) => !known.includes(name))
  if (unknown !== undefined)
    return `Nie wiadomo, co wstawić w miejsce {${unknown.slice(0, 40)}}. Można użyć: ${inBraces(known)}`
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, '')))
    return 'Nawias klamrowy stoi tylko wokół nazwy tego, co zostanie wstawione, np. {shop}'
  if (text.includes(placeholderMark)) return 'Tego w tekście być nie może: tak program oznacza miejsce na tajny link'
  const missing = namesIn(original).filter((name) => !dispensable.has(name) && !used.includes(name))
  return missing.length > 0
    ? `W tekście brakuje ${inBraces([...new Set(missing)])}: tam zostanie wstawione to, co za każdym razem jest inne`
    : undefined
}

/** Longer than any text of a page or letter. */
const longest = 5_000

const ownText = ({ names, hasLines }: ShownText, { original }: Said) =>
  z.nullable(
    shortText('Tekst', longest, true).check(
      z.overwrite((typed) => (hasLines ? typed : typed.replaceAll(/\n+/g, ' '))),
      z.check((context) => {
        const problem =
          context.value === '' ? 'Wpisz tekst albo przywróć oryginał' : problemOf(context.value, original, names)
        if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value })
      }),
    ),
  )

export const eachSaid = ({ said: all }: ShownText): [Language, Said][] =>
  languages.flatMap((language) => (all[language] ? [[language, all[language]]] : []))

/** As it reads with what is being written. */
export const textOf = ({ draft, published, original }: Said): string =>
  (draft === undefined ? published : draft) ?? original

/** Whether a text has this in it, in small letters, however it reads. */
export const stands = (sought: string, { original, published, draft }: Said): boolean =>
  [original, published, draft].some((text) => text?.toLowerCase().includes(sought))

/** What may be written in a section: its texts by their keys, and no others. Null: back to the original. */
export const draftOf = (texts: ShownText[]) =>
  z.object({
    version: z.optional(z.string()),
    ...Object.fromEntries(
      texts.flatMap((text) => eachSaid(text).map(([, one]) => [one.key, z.optional(ownText(text, one))])),
    ),
  })

/** As pages and letters fill it in; nothing where it asks for what isn't there. */
export function compiled(text: string, names: string[]): OwnText | undefined {
  const pieces: (string | number)[] = text.split(/\{([^{}]*)\}/)
  for (let place = 1; place < pieces.length; place += 2) {
    const name = String(pieces[place])
    const argument = names.indexOf(name)
    if (argument >= 0) pieces[place] = argument
    else if (!Object.hasOwn(shopFacts, name)) return undefined
  }
  return pieces.length === 1 ? text : pieces
}
