import { sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { announceLiveChange } from '../server/http/content-cache.ts'
import { refuse } from '../server/http/errors.ts'
import { openSecretBox } from '../server/secret-box.ts'
import { parts, problemsOf, settingsOf, type PartName } from './parts.ts'
import { openPart, readStoredParts, type StoredPart } from './read-settings.server.ts'
import { settingsChangedMeanwhile } from './saved-settings.ts'
import { settings } from './settings.table.ts'

type Changes = { version?: number | undefined } & Record<string, unknown>

/** Saves the named settings of a part as its next version. Secrets are stored closed; an empty one is removed. */
export const changeSettings = (database: Database, by: Acting, part: PartName, changes: Changes, config: Config) =>
  database.transaction((transaction) => changeWithin(transaction, by, part, changes, config))

/** Nobody else saves this part until the transaction ends. */
export const lockPart = (transaction: Database, part: PartName) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`settings ${part}`}))`)

/** The same as a step of something larger. */
export async function changeWithin(
  transaction: Database,
  by: Acting,
  part: PartName,
  { version, ...changes }: Changes,
  config: Config,
  action: 'changed' | 'imported' = 'changed',
): Promise<Outcome<undefined, typeof settingsChangedMeanwhile>> {
  await lockPart(transaction, part)
  const stored = (await readStoredParts(transaction))[part]
  if (version !== undefined && version !== stored.version) return settingsChangedMeanwhile
  const named = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null)
  if (named.length === 0) return done(undefined)
  const box = openSecretBox(config)
  const closed = named.map(([name, value]) => {
    const isClosed = settingsOf(part)[name]?.isSecret && value !== ''
    return [name, isClosed ? box.close(String(value), `${part}.${name}`) : value]
  })
  const next = { ...stored, version: stored.version + 1, values: { ...stored.values, ...Object.fromEntries(closed) } }
  const fields = problemsOfChange(part, stored, next, config)
  if (Object.keys(fields).length > 0) throw refuse('invalid', { fields })
  await transaction.insert(settings).values({
    part,
    version: next.version,
    values: next.values,
    savedBy: by.username,
    savedAt: sql`clock_timestamp()`,
  })
  await recordAudit(transaction, by, {
    action,
    subject: 'settings',
    id: part,
    name: parts[part].title,
    before: withoutSecrets(part, stored.values, openPart(part, stored)),
    after: withoutSecrets(part, next.values, openPart(part, next)),
  })
  await announceLiveChange(transaction)
  return done(undefined)
}

/** What doesn't go together, by the setting where it is mended. */
export function problemsOfChange(
  part: PartName,
  stored: StoredPart,
  next: StoredPart,
  { variables }: Config,
): Record<string, string> {
  const described = settingsOf(part)
  const isByVariable = (name: string) => variables.has(described[name]?.variable ?? '')
  const problems = problemsOf(part, withSecrets(part, next), isByVariable)
  for (const name of misdirected(part, stored, next))
    problems[name] ??= 'Wpisz ponownie: zapisane było dla innego serwera'
  return problems
}

/** Secrets that would go to another than the one that they were typed for. */
export function misdirected(part: PartName, stored: StoredPart, next: StoredPart): string[] {
  const [before, after]: Record<string, unknown>[] = [openPart(part, stored), openPart(part, next)]
  return Object.entries(settingsOf(part)).flatMap(([name, { goesTo }]) => {
    const isKept = Boolean(next.values[name]) && next.values[name] === stored.values[name]
    return goesTo && isKept && after?.[goesTo] && before?.[goesTo] !== after[goesTo] ? [name] : []
  })
}

/** The values that hold; a secret is closed, or empty. */
const withSecrets = (part: PartName, stored: StoredPart): Record<string, unknown> => ({
  ...openPart(part, stored),
  ...Object.fromEntries(
    Object.entries(settingsOf(part)).flatMap(([name, { isSecret }]) =>
      isSecret ? [[name, stored.values[name] ?? '']] : [],
    ),
  ),
})

/** The log says of a secret that it is another one, and not which. */
function withoutSecrets(part: PartName, stored: Record<string, unknown>, values: Record<string, unknown>): object {
  const shown = Object.entries(values).map(([name, value]) => {
    if (!settingsOf(part)[name]?.isSecret) return [name, value]
    const closed = stored[name]
    return [name, closed ? `••• ${String(closed).slice(-6)}` : null]
  })
  return Object.fromEntries(shown)
}
