import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { openSecretBox } from '../server/secret-box.ts'
import { settingsOf, type PartName } from './parts.ts'
import { openPart, readStoredParts } from './read-settings.server.ts'
import type { ShownPart } from './saved-settings.ts'

/** A part as the panel shows it: what holds, and where it comes from. */
export async function showSettings(database: Database, config: Config, part: PartName): Promise<ShownPart> {
  const stored = (await readStoredParts(database))[part]
  const values: Record<string, unknown> = openPart(part, stored, openSecretBox(config))
  const described = Object.entries(settingsOf(part))
  const named = (isSo: (name: string) => boolean) =>
    described.flatMap(([name, { isSecret }]) => (isSecret && isSo(name) ? [name] : []))
  return {
    version: stored.version,
    savedAt: stored.savedAt?.toISOString() ?? null,
    savedBy: stored.savedBy,
    values: Object.fromEntries(described.map(([name, { isSecret }]) => [name, isSecret ? null : values[name]])),
    secrets: named((name) => values[name] !== ''),
    unreadable: named((name) => values[name] === '' && Boolean(stored.values[name])),
    variables: Object.fromEntries(
      described.flatMap(([name, { variable }]) =>
        variable && config.variables.has(variable) ? [[name, variable]] : [],
      ),
    ),
  }
}
