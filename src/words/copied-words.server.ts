import * as z from 'zod/mini'
import type { CopiedPart, Put } from '../server/copied-part.ts'
import type { Database } from '../server/database/database.ts'
import { panelSentence } from '../server/http/errors.ts'
import { draftWords, publishWords } from './change-words.server.ts'
import { sectionNames, sectionOf } from './sections.ts'
import { readSection } from './show-words.server.ts'
import { draftOf } from './words.ts'

const place = 'Teksty'
const bySection = z.record(z.string(), z.record(z.string(), z.string()))

/** What visitors read otherwise than the program says it, by section and text. What is only a draft stays behind. */
export const copiedWords: CopiedPart = {
  name: 'words',
  read: async (database) => Object.fromEntries(await readPublished(database)),
  async put(transaction, by, content): Promise<Put> {
    const put: Put = { changes: [], problems: [] }
    const told = bySection.safeParse(content)
    if (!told.success) return { ...put, problems: [`${place}: tego pliku nie da się odczytać.`] }
    for (const name of Object.keys(told.data).filter((one) => !sectionNames.some((section) => section === one)))
      put.problems.push(`${place}, ${name}: tych tekstów ten program nie zna.`)
    for (const section of sectionNames) {
      const { title } = sectionOf(section)
      const { texts, places, version } = await readSection(transaction, section)
      const own = told.data[section] ?? {}
      const wanted = Object.fromEntries([...places.keys()].map((key) => [key, own[key] ?? null]))
      const typed = draftOf(texts).safeParse(wanted)
      const unknown = Object.keys(own).find((key) => !places.has(key))
      if (unknown !== undefined) put.problems.push(`${place}, ${title}: tego tekstu ten program nie zna: ${unknown}.`)
      if (!typed.success) put.problems.push(`${place}, ${title}: ${typed.error.issues[0]?.message}`)
      if (unknown !== undefined || !typed.success) continue
      const next = typed.data as Record<string, string | null>
      const differing = [...places].filter(
        ([key, { original, published }]) => (published ?? original) !== (next[key] ?? original),
      )
      if (differing.length === 0) continue
      const drafted = await draftWords(transaction, by, section, { ...next, version })
      const outcome = drafted.ok ? await publishWords(transaction, by, section) : drafted
      if (!outcome.ok) put.problems.push(`${place}, ${title}: ${panelSentence(outcome)}`)
      for (const [key, { original, published }] of differing)
        put.changes.push({ place, label: title, before: published ?? original, after: next[key] ?? original })
    }
    return put
  },
}

async function readPublished(database: Database): Promise<Map<string, Record<string, string>>> {
  const published = new Map<string, Record<string, string>>()
  for (const section of sectionNames) {
    const { places } = await readSection(database, section)
    const own = [...places].flatMap(([key, one]) => (one.published === null ? [] : [[key, one.published] as const]))
    if (own.length > 0) published.set(section, Object.fromEntries(own))
  }
  return published
}
