import type { Header } from './backup-format.ts'
import { migrations, type Migration } from '../database/migrate.ts'
import { readBackup, type BackupFile } from './read-backup.ts'
import { StartupProblem } from '../startup-problem.ts'

export interface Checked {
  made: Date
  /** How many rows each table has. */
  rows: Map<string, number>
}

/** Reads a whole backup and refuses it unless every byte is what it was, and this program can bring it back. */
export async function checkBackup(file: BackupFile, available: Migration[] = migrations): Promise<Checked> {
  const checked: Checked = { made: new Date(), rows: new Map() }
  let applied: string[] = []
  for await (const part of readBackup(file)) {
    if (part.part === 'table') checked.rows.set(part.name, part.rows)
    if (part.part !== 'backup') continue
    applied = part.migrations
    checked.made = new Date(part.made)
  }
  // Only of a whole file: damage can turn a migration's name into another.
  sortByAge({ migrations: applied }, file.path, available)
  return checked
}

/** The migrations that made the backup's tables, and those that came after it was made. */
export function sortByAge(
  { migrations: applied }: Pick<Header, 'migrations'>,
  path: string,
  available: Migration[],
): { before: Migration[]; after: Migration[] } {
  const unknown = applied.filter((name) => !available.some((migration) => migration.name === name))
  if (unknown.length > 0) {
    throw new StartupProblem(
      `${path} was made by a newer version of this program: it holds ${unknown.join(', ')}. Restore it with that version, or a later one.`,
    )
  }
  const before = available.filter(({ name }) => applied.includes(name))
  if (before.some(({ name }, index) => name !== applied[index])) {
    throw new StartupProblem(`${path} was made by another program: its migrations are in another order.`)
  }
  return { before, after: available.filter((migration) => !before.includes(migration)) }
}
