import * as z from 'zod/mini'
import { languages } from '../kernel/language.ts'
import { isSafeLink, linksIn, readMarkdown } from '../kernel/markdown.ts'
import { failure } from '../kernel/outcome.ts'
import { shownText } from '../schemas/panel-fields.ts'
import { fillGaps, gapsIn, isLegalGap } from './legal-gaps.ts'
import { legalDocuments, publishedWith, type LegalDocument } from './legal.ts'
import { rowVersion } from '../schemas/row-version.ts'

const longestText = 100_000
const tooLong = 'Najwyżej 100\u00A0000 znaków'
const longestTitle = 150

/** One language of a draft. It may be empty, or lack something, until it is published. */
const legalDraftText = z
  .object({
    language: z.enum(languages),
    title: z
      .string('Wpisz tytuł')
      .check(shownText, z.trim(), z.maxLength(longestTitle, `Najwyżej ${longestTitle} znaków`)),
    markdown: z.string('Wpisz tekst').check(shownText, z.trim(), z.maxLength(longestText, tooLong)),
  })
  .check((context) => {
    const { title, markdown } = context.value
    for (const [path, text] of Object.entries({ title, markdown })) {
      const [message] = mistakesIn(text)
      if (message) context.issues.push({ code: 'custom', message, path: [path], input: text })
    }
  })
export type LegalDraftText = z.output<typeof legalDraftText>

const eachLanguage = 'Potrzebny jest tekst w\u00A0każdym z\u00A0czterech języków'
export const legalDraftTexts = z
  .array(legalDraftText, eachLanguage)
  .check(
    z.refine(
      (texts) => texts.length === languages.length && languages.every((one, place) => texts[place]?.language === one),
      eachLanguage,
    ),
  )

/** A change of a draft, and the version of it that it rests on; none was saved yet where that is 0. */
export const legalDraftChanges = z.object({ texts: legalDraftTexts, version: rowVersion() })

const inQuotes = (text: string) => `„${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`
const sample: Record<string, string> = { email: 'a@example.com' }

/** What no text may hold, in sentences. */
function mistakesIn(text: string): string[] {
  const links = linksIn(readMarkdown(text)).filter((href) => !isSafeLink(fillGaps(href, sample)))
  const gaps = gapsIn(text).filter((name) => !isLegalGap(name))
  const headings = text.split('\n').filter((line) => /^#{1,6}(?!# )/.test(line.trim()) && !line.startsWith('## '))
  return [
    ...gaps.map((name) => `Nie ma pola {{${name}}}.`),
    ...links.map(
      (href) =>
        `Odnośnik ${inQuotes(href)} musi prowadzić na adres https, na e-mail (mailto:) albo na naszą stronę (/…).`,
    ),
    ...headings.map((line) => `Nagłówek zaczyna się od ## i\u00A0odstępu: ${inQuotes(line)}`),
  ]
}

/** What a text must name, and what there is to be named. */
export interface Fillings {
  needed: string[]
  facts: Record<string, string>
}

/** What would be filled with nothing, in sentences. */
export const emptyIn = ({ title, markdown }: LegalDraftText, { facts }: Fillings): string[] =>
  gapsIn(`${title}\n${markdown}`)
    .filter((gap) => isLegalGap(gap) && gap !== 'costs' && !facts[gap])
    .map((gap) => `Pole {{${gap}}} jest puste: uzupełnij je w\u00A0Ustawieniach albo usuń z\u00A0tekstu.`)

/** What a text lacks before it can be published, in sentences. */
function lacksOf(text: LegalDraftText, fillings: Fillings): string[] {
  const { title, markdown } = text
  const named = new Set(gapsIn(`${title}\n${markdown}`))
  return [
    ...(title.trim() ? [] : ['Brakuje tytułu.']),
    ...(markdown.trim() ? [] : ['Brakuje tekstu.']),
    ...emptyIn(text, fillings),
    ...(markdown.trim()
      ? fillings.needed.filter((gap) => !named.has(gap)).map((gap) => `Brakuje pola {{${gap}}}.`)
      : []),
  ]
}

const notAccepted =
  'Pole {{costs}} zmienia się z\u00A0cennikiem, więc nie może być w\u00A0tekście, który klient akceptuje.'

/** Everything that keeps a text from being published. */
export const problemsOf = (document: LegalDocument, text: LegalDraftText, fillings: Fillings): string[] => [
  ...mistakesIn(text.title),
  ...mistakesIn(text.markdown),
  ...(publishedWith(document).length > 1 && gapsIn(text.markdown).includes('costs') ? [notAccepted] : []),
  ...lacksOf(text, fillings),
]

/** Places in square brackets that aren't links: what the texts that come with the program leave to the owner. */
export const leftOpenIn = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/(?<!\\)\[([^[\]\n]{1,400})\](?!\()/g), ([, words = '']) => words)

/** The texts that aren't the same among the others. */
export const changedTexts = <Text extends Pick<LegalDraftText, 'language' | 'title' | 'markdown'>>(
  texts: Text[],
  others: Pick<LegalDraftText, 'language' | 'title' | 'markdown'>[],
): Text[] =>
  texts.filter(
    (text) =>
      !others.some(
        ({ language, title, markdown }) =>
          language === text.language && title === text.title && markdown === text.markdown,
      ),
  )

const text = z.object({ language: z.enum(languages), title: z.string(), markdown: z.string() })

/** A version of a text as the panel lists it. */
const listedVersion = z.object({
  version: z.string(),
  /** Came with the program. */
  isOriginal: z.boolean(),
  /** Who says that a lawyer has read it, and when; null: it is a draft. */
  read: z.nullable(z.object({ by: z.string(), at: z.string() })),
  /** Who sold when it was published. */
  seller: z.string(),
})
export type ListedVersion = z.infer<typeof listedVersion>

export const listedLegalDocument = z.object({
  document: z.enum(legalDocuments),
  holds: listedVersion,
  planned: z.nullable(listedVersion),
  draft: z.nullable(z.object({ version: z.int(), savedAt: z.string() })),
  /** An original that came after the owner published their own. */
  newerOriginal: z.nullable(z.string()),
  /** Names another seller, or another address of theirs, than would be named now. */
  namesFormerSeller: z.boolean(),
  /** The first day for a new version. */
  earliest: z.string(),
})
export type ListedLegalDocument = z.infer<typeof listedLegalDocument>

export const legalDraft = z.object({
  document: z.enum(legalDocuments),
  /** 0: nothing was saved, and the texts are those that hold. */
  version: z.int(),
  texts: z.array(text),
  holds: z.object({ version: z.string(), texts: z.array(text) }),
  original: z.object({ version: z.string(), texts: z.array(text) }),
  /** The languages that the site offers: a text is needed in each. */
  offered: z.array(z.enum(languages)),
  needed: z.array(z.string()),
  /** What is filled in now, in Polish. */
  facts: z.record(z.string(), z.string()),
})
export type LegalDraft = z.infer<typeof legalDraft>

export const legalPreviewQuestion = z.object({
  document: z.enum(legalDocuments),
  text: z.object({
    language: z.enum(languages),
    title: z.string(),
    markdown: z.string().check(z.maxLength(longestText, tooLong)),
  }),
})

export const legalPublication = z.object({
  from: z.iso.date('Podaj datę'),
  /** The draft's version, so that nothing is published that was not seen; 0: what holds, unchanged. */
  version: rowVersion(),
  isReadByLawyer: z.boolean(),
  /** Where both texts that customers accept have a draft: whether both are published. */
  isTogether: z._default(z.boolean(), false),
})
export type LegalPublication = z.output<typeof legalPublication>

export const legalReading = z.object({ version: z.string().check(z.maxLength(10)), isReadByLawyer: z.boolean() })

export const legalDraftChangedMeanwhile = failure('legal_draft_changed_meanwhile', 'conflict')
export const legalVersionUnknown = failure('legal_version_unknown', 'missing')
export const legalVersionTaken = (earliest: string) =>
  ({ ...failure('legal_version_taken', 'conflict', 'from'), facts: { earliest } }) as const
export const legalVersionPlanned = (day: string) =>
  ({ ...failure('legal_version_planned', 'conflict', 'from'), facts: { day } }) as const
export const legalDayOutOfRange = failure('legal_day_out_of_range', 'rule', 'from')
export const legalTextIncomplete = (problem: string) =>
  ({ ...failure('legal_text_incomplete', 'rule'), facts: { problem } }) as const
