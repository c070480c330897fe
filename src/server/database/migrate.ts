import type pg from 'pg'
import { listMigrations } from './database-contents.ts'
import { withDedicatedConnection } from './dedicated-connection.ts'
import { StartupProblem } from '../startup-problem.ts'

export interface Migration {
  name: string
  sql: string
}

const files = import.meta.glob<string>('/migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** The SQL files under `migrations/`, in order. They are immutable: a change is a new file. */
export const migrations: Migration[] = Object.entries(files)
  .map(([path, sql]) => ({ name: path.replace('/migrations/', ''), sql }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

/** Any constant: all copies of the program on one database must agree on it. */
export const advisoryLock = 7_201_972

/** Runs `work` while no other copy does: copies that start together wait for each other. */
export function alone<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  return withDedicatedConnection(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    return work()
  })
}

/**
 * Brings the schema up to date, all files in one transaction together with the notes that they were applied: where one fails, or the
 * program ends in between, the database is still the one that the earlier program knows.
 */
export function migrate(url: string, available: Migration[] = migrations): Promise<void> {
  return withDedicatedConnection(url, async (client) => {
    await createList(client)
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
    const applied = new Set(rows.map((row) => row.name))
    const unknown = [...applied].filter((name) => !available.some((migration) => migration.name === name))
    if (unknown.length > 0) {
      throw new StartupProblem(
        `The database is newer than this program: it holds ${unknown.join(', ')}. Start the version that wrote it, or a later one.`,
      )
    }
    const missing = available.filter(({ name }) => !applied.has(name))
    if (missing.length === 0) return
    await client.query('begin')
    for (const migration of missing) await apply(client, migration)
    await explained('the new tables', () => client.query('commit'))
  })
}

/** For commands that work with the program's tables: they must be those of this version. */
export async function requireCurrentSchema({ url, name }: { url: string; name: string }): Promise<void> {
  const applied = await withDedicatedConnection(url, listMigrations)
  const known = migrations.map((migration) => migration.name)
  const isCurrent = applied?.length === known.length && known.every((one) => applied.includes(one))
  if (isCurrent) return
  const what = applied ? 'belongs to another version of this program' : 'holds no shop yet'
  throw new StartupProblem(`${name.replace(/^t/, 'T')} ${what}: start this version once with "npm start".`)
}

/** Where the names of the migrations that were applied are kept. */
export async function createList(client: pg.Client): Promise<void> {
  await explained('the list of migrations', () =>
    client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    ),
  )
}

/** Applies one file, in a transaction that is open. */
export async function apply(client: pg.Client, { name, sql }: Migration): Promise<void> {
  await explained(name, async () => {
    await client.query(sql)
    await client.query('insert into migrations (name) values ($1)', [name])
  })
}

/** What the database objects to here is for its owner to mend: rights, mostly. */
export async function explained(step: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw new StartupProblem(`The database can't be prepared (${step}): ${(error as Error).message}.`, { cause: error })
  }
}
