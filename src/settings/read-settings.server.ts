import { sql } from 'drizzle-orm'
import type { Database } from '../server/database/database.ts'
import type { SecretBox } from '../server/secret-box.ts'
import { originalsOf, partNames, settingsOf, type AllValues, type PartName, type ValuesOf } from './parts.ts'
import { settings } from './settings.table.ts'

/** A part as it was last saved; version 0: never. */
export interface StoredPart {
  version: number
  /** Secrets are closed. What an earlier or later program has stored besides is there, too. */
  values: Record<string, unknown>
  savedBy: string | null
  savedAt: Date | null
}

const unsaved: StoredPart = { version: 0, values: {}, savedBy: null, savedAt: null }

export async function readStoredParts(database: Database): Promise<Record<PartName, StoredPart>> {
  const rows = await database
    .selectDistinctOn([settings.part])
    .from(settings)
    .orderBy(settings.part, sql`${settings.version} desc`)
  const byName = new Map(rows.map((row) => [row.part, row]))
  return Object.fromEntries(partNames.map((name) => [name, byName.get(name) ?? unsaved])) as Record<
    PartName,
    StoredPart
  >
}

/** Values that hold: what was saved, where it still is what the setting wants, else the original. Without a box, secrets are left out. */
export function openPart<Name extends PartName>(part: Name, stored: StoredPart, secrets?: SecretBox): ValuesOf<Name> {
  const originals = originalsOf(part) as Record<string, unknown>
  const values = Object.entries(settingsOf(part)).map(([name, { schema, isSecret }]) => {
    const saved = stored.values[name]
    if (isSecret) {
      const opened = typeof saved === 'string' && saved !== '' ? secrets?.open(saved, `${part}.${name}`) : undefined
      return [name, opened ?? '']
    }
    const parsed = saved === undefined ? undefined : schema.safeParse(saved)
    return [name, parsed?.success ? parsed.data : originals[name]]
  })
  return Object.fromEntries(values) as ValuesOf<Name>
}

/** All that is set, as it holds now. */
export async function readSettings(database: Database, secrets?: SecretBox): Promise<AllValues> {
  return openParts(await readStoredParts(database), secrets)
}

export const openParts = (stored: Record<PartName, StoredPart>, secrets?: SecretBox): AllValues =>
  Object.fromEntries(partNames.map((name) => [name, openPart(name, stored[name], secrets)])) as AllValues
