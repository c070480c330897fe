import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { languages } from '../kernel/language.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { announceLiveChange } from '../server/http/content-cache.ts'
import { sectionOf, type SectionName } from './sections.ts'
import { readSection, type Place, type ReadSection } from './show-words.server.ts'
import { nothingDrafted, wordsChangedMeanwhile, type Said } from './words.ts'
import { words } from './words.table.ts'

type Spot = Place & Said
type Changed = typeof wordsChangedMeanwhile

/** Runs `change` on a section that nobody else changes meanwhile, if it is still as it was shown. */
function changeSection<Problem extends typeof nothingDrafted>(
  database: Database,
  section: SectionName,
  version: string | undefined,
  change: (transaction: Database, held: ReadSection) => Promise<Outcome<undefined, Problem>>,
): Promise<Outcome<undefined, Problem | Changed>> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('words'))`)
    const held = await readSection(transaction, section)
    if (version !== undefined && version !== held.version) return wordsChangedMeanwhile
    return change(transaction, held)
  })
}

/** Keeps what is being written. Nobody reads it until it is published. */
export const draftWords = (
  database: Database,
  by: Acting,
  section: SectionName,
  { version, ...typed }: { version?: string | undefined } & Record<string, string | null | undefined>,
) =>
  changeSection(database, section, version, async (transaction, { places }) => {
    const changes: [Spot, string | null][] = []
    for (const [key, text] of Object.entries(typed)) {
      const spot = places.get(key)
      if (spot && text !== undefined) changes.push([spot, text === spot.original ? null : text])
    }
    for (const [spot, text] of changes) {
      await transaction.delete(words).where(rowAt(spot, 'draft'))
      if (text !== spot.published)
        await transaction.insert(words).values({ ...stored(spot), state: 'draft', text, savedBy: by.username })
    }
    await record(transaction, by, section, 'szkic', changes, ({ draft, published }) => draft ?? published)
    return done(undefined)
  })

/** Everybody reads what was drafted. */
export const publishWords = (database: Database, by: Acting, section: SectionName, version?: string) =>
  changeSection(database, section, version, async (transaction, { places }) => {
    const changes = draftsAmong(places)
    if (changes.length === 0) return nothingDrafted
    for (const [spot, text] of changes) {
      await transaction.delete(words).where(rowAt(spot, 'draft'))
      await transaction.delete(words).where(rowAt(spot, 'published'))
      if (text !== null)
        await transaction.insert(words).values({ ...stored(spot), state: 'published', text, savedBy: by.username })
    }
    await record(transaction, by, section, 'opublikowane', changes, ({ published }) => published)
    await announceLiveChange(transaction)
    return done(undefined)
  })

export const discardWords = (database: Database, by: Acting, section: SectionName, version?: string) =>
  changeSection(database, section, version, async (transaction, { places }) => {
    const changes = draftsAmong(places)
    if (changes.length === 0) return nothingDrafted
    for (const [spot] of changes) await transaction.delete(words).where(rowAt(spot, 'draft'))
    const back = changes.map(([spot]): [Spot, string | null] => [spot, spot.published])
    await record(transaction, by, section, 'szkic odrzucony', back, ({ draft }) => draft ?? null)
    return done(undefined)
  })

/** The published texts stand, though what the program says there is another sentence now. */
export const keepWords = (database: Database, by: Acting, section: SectionName, version?: string) =>
  changeSection(database, section, version, async (transaction, { places }) => {
    const outdated = [...places.values()].filter(({ writtenOver }) => writtenOver !== undefined)
    for (const spot of outdated)
      await transaction.update(words).set({ original: spot.original }).where(rowAt(spot, 'published'))
    const changes = outdated.map((spot): [Spot, string | null] => [spot, spot.original])
    await record(transaction, by, section, 'nowe oryginały', changes, ({ writtenOver }) => writtenOver ?? null)
    return done(undefined)
  })

const draftsAmong = (places: ReadSection['places']): [Spot, string | null][] =>
  [...places.values()].flatMap((spot) => (spot.draft === undefined ? [] : [[spot, spot.draft]]))

const stored = ({ room, path, language, original }: Spot) => ({ room, path, language, original })

const rowAt = ({ room, path, language }: Spot, state: 'draft' | 'published') =>
  and(eq(words.state, state), eq(words.room, room), eq(words.path, path), eq(words.language, language))

/** The log says it by language, each text under the beginning of its original. */
async function record(
  transaction: Database,
  by: Acting,
  section: SectionName,
  what: string,
  changes: [Spot, string | null][],
  before: (spot: Spot) => string | null,
): Promise<void> {
  const told = (say: (spot: Spot, text: string | null) => string | null) =>
    languages.flatMap((language) => {
      const own = changes.filter(([spot]) => spot.language === language)
      const texts = own.map(([spot, text]) => [`${spot.original.slice(0, 60)} · ${spot.path}`, say(spot, text)])
      return own.length > 0 ? [{ language, ...Object.fromEntries(texts) }] : []
    })
  await recordAudit(transaction, by, {
    action: 'changed',
    subject: 'words',
    id: section,
    name: `${sectionOf(section).title}: ${what}`,
    before: { translations: told(before) },
    after: { translations: told((_, text) => text) },
  })
}
