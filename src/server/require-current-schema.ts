import { listMigrations } from './database-contents.ts'
import { migrations } from './migrate.ts'
import { withPatience } from './patient-connection.ts'
import { StartupProblem } from './startup-problem.ts'

/** For commands that work with the program's tables: they must be those of this version. */
export async function requireCurrentSchema({ url, name }: { url: string; name: string }): Promise<void> {
  const applied = await withPatience(url, listMigrations)
  const known = migrations.map((migration) => migration.name)
  const isCurrent = applied?.length === known.length && known.every((one) => applied.includes(one))
  if (isCurrent) return
  const what = applied ? 'belongs to another version of this program' : 'holds no shop yet'
  throw new StartupProblem(`${name.replace(/^t/, 'T')} ${what}: start this version once with "npm start".`)
}
