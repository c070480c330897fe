import * as z from 'zod/mini'
import type { Acting } from '../../guards/administrator.ts'
import type { Config } from '../../server/config.ts'
import type { CopiedPart, Put } from '../../server/copied-part.ts'
import type { Database } from '../../server/database/database.ts'
import { panelSentence } from '../../server/http/errors.ts'
import { changeWithin, lockPart, misdirected, problemsOfChange } from '../change-settings.server.ts'
import { partNames, parts, settingsOf, type PartName } from '../parts.ts'
import { openPart, readStoredParts, type StoredPart } from '../read-settings.server.ts'
import { formatSetting } from '../setting-words.ts'

const written = z.record(z.string(), z.record(z.string(), z.unknown()))
const unknown = 'tego ustawienia ten program nie zna. Kopia jest z nowszego: najpierw zaktualizuj sklep.'

/** Settings as they hold, without secrets and without what variables say. */
export const copiedSettings: CopiedPart = {
  name: 'settings',
  async read(database) {
    const stored = await readStoredParts(database)
    return Object.fromEntries(partNames.map((part) => [part, withoutSecrets(part, openPart(part, stored[part]))]))
  },
  async put(transaction, by, content, config) {
    const said = written.safeParse(content)
    if (!said.success) return { changes: [], problems: ['Ustawienia są zapisane inaczej, niż powinny.'] }
    const whole: Put = { changes: [], problems: [] }
    for (const [name, values] of Object.entries(said.data)) {
      const part = partNames.find((one) => one === name)
      const { changes, problems } = part
        ? await putPart(transaction, by, part, values, config)
        : { changes: [], problems: [`${name}: ${unknown}`] }
      whole.changes.push(...changes)
      whole.problems.push(...problems)
    }
    return whole
  },
}

async function putPart(
  transaction: Database,
  by: Acting,
  part: PartName,
  values: Record<string, unknown>,
  config: Config,
): Promise<Put> {
  const described = settingsOf(part)
  await lockPart(transaction, part)
  const stored = (await readStoredParts(transaction))[part]
  const held: Record<string, unknown> = openPart(part, stored)
  const problems: string[] = []
  const differing: Record<string, unknown> = {}
  const place = parts[part].title
  for (const [name, value] of Object.entries(values)) {
    const setting = Object.hasOwn(described, name) ? described[name] : undefined
    const parsed = setting && !setting.isSecret ? setting.schema.safeParse(value) : undefined
    if (!setting || !parsed) problems.push(`${place}, ${name}: ${unknown}`)
    else if (!parsed.success) problems.push(`${place}, ${setting.label}: ${parsed.error.issues[0]?.message}.`)
    else if (JSON.stringify(parsed.data) !== JSON.stringify(held[name])) differing[name] = parsed.data
  }
  if (problems.length > 0 || Object.keys(differing).length === 0) return { changes: [], problems }

  const next = (): StoredPart => ({ ...stored, values: { ...stored.values, ...differing } })
  const changes = Object.entries(differing).map(([name, value]) => {
    const setting = described[name]
    const told = (one: unknown) => (setting ? formatSetting(setting, one) : '')
    return { place, label: setting?.label ?? name, before: told(held[name]), after: told(value) }
  })
  for (const name of misdirected(part, stored, next())) {
    differing[name] = ''
    changes.push({ place, label: described[name]?.label ?? name, before: 'zapisane', after: 'do wpisania na nowo' })
  }
  const fields = problemsOfChange(part, stored, next(), config)
  for (const [name, sentence] of Object.entries(fields))
    problems.push(`${place}, ${described[name]?.label}: ${sentence}.`)
  if (problems.length > 0) return { changes, problems }
  const outcome = await changeWithin(transaction, by, part, differing, config, 'imported')
  if (!outcome.ok) problems.push(`${place}: ${panelSentence(outcome)}`)
  return { changes, problems }
}

const withoutSecrets = (part: PartName, values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !settingsOf(part)[name]?.isSecret))
