import { eq, sql } from 'drizzle-orm'
import { ownWords, type OwnWords } from '../i18n/own-words.ts'
import type { Database } from '../server/database/database.ts'
import type { LivePart, LiveValues } from '../server/live.ts'
import { pageRooms, serverRooms, type WordsRoom } from './sections.ts'
import { templatesOf } from './templates.server.ts'
import { compiled } from './words.ts'
import { words, type WordsRow } from './words.table.ts'

const rooms = new Set<string>([...pageRooms, ...serverRooms])
const isRoom = (room: string): room is WordsRoom => rooms.has(room)

/** Texts of rooms and paths that this program doesn't have any more stay stored, and are said nowhere. */
async function overlayOf(rows: WordsRow[]): Promise<OwnWords> {
  const own: OwnWords = {}
  for (const { room, path, language, text } of rows) {
    if (!isRoom(room) || text === null) continue
    const template = (await templatesOf(room, language)).get(path)
    const pieces = template && compiled(text, template.names)
    if (pieces === undefined) continue
    const ofLanguage = (own[language] ??= {})
    const ofRoom = (ofLanguage[room] ??= {})
    ofRoom[path] = pieces
  }
  return own
}

export const liveWords: LivePart<OwnWords> = {
  live: ownWords,
  read: async (database) => overlayOf(await database.select().from(words).where(eq(words.state, 'published'))),
  toBrowser(value, { language }) {
    const shown = Object.entries(value[language] ?? {}).filter(([room]) => pageRooms.some((one) => one === room))
    return shown.length > 0 ? { [language]: Object.fromEntries(shown) } : undefined
  },
}

/** The values that hold, with what is being written in the place of what is published. */
export async function withDrafts(database: Database, values: LiveValues): Promise<LiveValues> {
  const all = await database
    .select()
    .from(words)
    .orderBy(sql`${words.state} desc`)
  const last = new Map(all.map((row) => [`${row.language} ${row.room} ${row.path}`, row]))
  return new Map([...values, [ownWords.name, await overlayOf([...last.values()])]])
}
