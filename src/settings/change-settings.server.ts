import { sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { announceLiveChange } from '../server/http/content-cache.ts'
import type { SecretBox } from '../server/secret-box.ts'
import { parts, settingsOf, type PartName } from './parts.ts'
import { openPart, readStoredParts } from './read-settings.server.ts'
import { settingsChangedMeanwhile } from './saved-settings.ts'
import { settings } from './settings.table.ts'

/** Saves the named settings of a part as its next version. Secrets are stored closed; an empty one is removed. */
export function changeSettings(
  database: Database,
  by: Acting,
  part: PartName,
  { version, ...changes }: { version?: number | undefined } & Record<string, unknown>,
  secrets: SecretBox,
): Promise<Outcome<undefined, typeof settingsChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`settings ${part}`}))`)
    const stored = (await readStoredParts(transaction))[part]
    if (version !== undefined && version !== stored.version) return settingsChangedMeanwhile
    const named = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null)
    if (named.length === 0) return done(undefined)
    const closed = named.map(([name, value]) => {
      const isClosed = settingsOf(part)[name]?.isSecret && value !== ''
      return [name, isClosed ? secrets.close(String(value), `${part}.${name}`) : value]
    })
    const next = { ...stored, version: stored.version + 1, values: { ...stored.values, ...Object.fromEntries(closed) } }
    await transaction.insert(settings).values({
      part,
      version: next.version,
      values: next.values,
      savedBy: by.username,
      savedAt: sql`clock_timestamp()`,
    })
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'settings',
      id: part,
      name: parts[part].title,
      before: withoutSecrets(part, stored.values, openPart(part, stored)),
      after: withoutSecrets(part, next.values, openPart(part, next)),
    })
    await announceLiveChange(transaction)
    return done(undefined)
  })
}

/** The log says of a secret that it is another one, and not which. */
function withoutSecrets(part: PartName, stored: Record<string, unknown>, values: Record<string, unknown>): object {
  const shown = Object.entries(values).map(([name, value]) => {
    if (!settingsOf(part)[name]?.isSecret) return [name, value]
    const closed = stored[name]
    return [name, closed ? `••• ${String(closed).slice(-6)}` : null]
  })
  return Object.fromEntries(shown)
}
