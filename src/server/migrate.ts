import pg from 'pg'
import { StartupProblem } from './startup-problem.ts'

export interface Migration {
  name: string
  sql: string
}

const files = import.meta.glob<string>('/migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** The SQL files under `migrations/`, in order. They are immutable: a change of mind is a new file. */
export const migrations: Migration[] = Object.entries(files)
  .map(([path, sql]) => ({ name: path.replace('/migrations/', ''), sql }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

/** Any constant: all copies of the program on one database must agree on it. */
const advisoryLock = 7_201_972

/**
 * A connection for work that takes as long as it takes, such as waiting for another copy; those of the pool give up
 * after seconds. Closing it releases its locks, whatever happened.
 */
async function withPatience<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'salorge', keepAlive: true })
  // A broken connection also fails the query that is running on it, which tells the story.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs `work` while no other copy of the program does: copies that start together wait for the first. */
export function alone<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  return withPatience(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    return work()
  })
}

/** Brings the schema up to date, each file in a transaction of its own together with the note that it was applied. */
export function migrate(url: string, available: Migration[] = migrations): Promise<void> {
  return withPatience(url, async (client) => {
    await explained('the list of migrations', () =>
      client.query(
        'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
      ),
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
    const applied = new Set(rows.map((row) => row.name))
    const unknown = [...applied].filter((name) => !available.some((migration) => migration.name === name))
    if (unknown.length > 0) {
      throw new StartupProblem(
        `The database is newer than this program: it holds ${unknown.join(', ')}. Start the version that wrote it, or a later one.`,
      )
    }
    for (const migration of available) {
      if (!applied.has(migration.name)) await apply(client, migration)
    }
  })
}

async function apply(client: pg.Client, { name, sql }: Migration): Promise<void> {
  await explained(name, async () => {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  })
}

/** What the database objects to here is for its owner to mend: rights, mostly. */
async function explained(step: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw new StartupProblem(`The database can't be prepared (${step}): ${(error as Error).message}.`)
  }
}
