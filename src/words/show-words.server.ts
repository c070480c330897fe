import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { offeredLanguages } from '../i18n/language-offer.ts'
import { languages, type Language } from '../kernel/language.ts'
import type { Database } from '../server/database/database.ts'
import { sectionNames, sectionOf, type SectionName, type WordsRoom } from './sections.ts'
import { templatesOf } from './templates.server.ts'
import { eachSaid, stands, type ListedSection, type Said, type ShownSection, type ShownText } from './words.ts'
import { words, type WordsRow } from './words.table.ts'

/** Where a text lies. */
export interface Place {
  room: WordsRoom
  path: string
  language: Language
}

const keyOf = ({ room, path, language }: Place) => `${room}:${path}:${language}`.replaceAll('.', '~')

interface Text extends ShownText {
  room: WordsRoom
}

/** The texts of a section, in the order in which the program has them. */
async function textsOf(section: SectionName, rows: WordsRow[]): Promise<Text[]> {
  const stored = new Map(rows.map((row) => [`${row.state} ${keyOf(row as Place)}`, row]))
  const texts: Text[] = []
  for (const [room, prefixes] of Object.entries(sectionOf(section).texts) as [WordsRoom, string[]][]) {
    const each = await Promise.all(
      languages.map(async (language) => [language, await templatesOf(room, language)] as const),
    )
    const paths = each[0]?.[1].keys() ?? []
    for (const path of paths) {
      if (!prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}.`))) continue
      const said: Partial<Record<Language, Said>> = {}
      for (const [language, templates] of each) {
        const template = templates.get(path)
        if (!template) continue
        const key = keyOf({ room, path, language })
        const published = stored.get(`published ${key}`)
        const draft = stored.get(`draft ${key}`)
        said[language] = {
          key,
          original: template.text,
          published: published?.text ?? null,
          ...(draft && { draft: draft.text }),
          ...(published && published.original !== template.text && { writtenOver: published.original }),
        }
      }
      const { names = [], text = '' } = each[0]?.[1].get(path) ?? {}
      texts.push({ room, path, names, hasLines: text.includes('\n'), said })
    }
  }
  return texts
}

export interface ReadSection extends ShownSection {
  texts: Text[]
  places: ReadonlyMap<string, Place & Said>
}

/** A section with where each of its texts lies. */
export async function readSection(database: Database, section: SectionName): Promise<ReadSection> {
  const rooms = Object.keys(sectionOf(section).texts)
  const texts = await textsOf(section, await database.select().from(words).where(inArray(words.room, rooms)))
  const places = texts.flatMap((text) =>
    eachSaid(text).map(([language, one]) => [one.key, { room: text.room, path: text.path, language, ...one }] as const),
  )
  const written = places.map(([, { published, draft, original, writtenOver }]) =>
    [published, draft === undefined ? false : [draft], original, writtenOver].map((one) => one ?? null),
  )
  return {
    version: createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 16),
    texts,
    places: new Map(places),
  }
}

export async function showSection(database: Database, section: SectionName): Promise<ShownSection> {
  const { version, texts } = await readSection(database, section)
  return { version, texts: texts.map(({ path, names, hasLines, said }) => ({ path, names, hasLines, said })) }
}

/** All sections with how many of their texts are said differently, and in how many a word stands. */
export async function listSections(database: Database, search = ''): Promise<ListedSection[]> {
  const rows = await database.select().from(words)
  const sought = search.trim().toLowerCase()
  return Promise.all(
    sectionNames.map(async (name) => {
      const texts = (await textsOf(name, rows)).map((text) =>
        eachSaid(text).flatMap(([language, one]) => (offeredLanguages().includes(language) ? [one] : [])),
      )
      const count = (isSo: (said: Said[]) => boolean) => texts.filter(isSo).length
      return {
        name,
        changed: count((all) => all.some(isChanged)),
        missing: count((all) => all.some(isChanged) && !all.every(isChanged)),
        outdated: count((all) => all.some(({ writtenOver }) => writtenOver !== undefined)),
        drafts: count((all) => all.some(({ draft }) => draft !== undefined)),
        found: count((all) => all.some((said) => stands(sought, said))),
      }
    }),
  )
}

const isChanged = ({ draft, published }: Said) => (draft === undefined ? published : draft) !== null
