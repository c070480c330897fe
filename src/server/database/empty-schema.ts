import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { listTables, qualified, schema } from './database-contents.ts'
import { StartupProblem } from '../startup-problem.ts'

const timeout = 60_000

/** Drops everything in our schema, in an open transaction that holds its locks. Objects of extensions stay. */
export async function emptySchema(client: pg.Client, place = schema): Promise<void> {
  for (const { kind, names } of await listThings(client, place)) await client.query(`drop ${kind} ${names.join(', ')}`)
}

/** The name of a schema for the length of a transaction, which nobody else ever sees. */
const aside = 'salorge_aside'

/**
 * Whether the user of this connection may have a second schema, for the length of a transaction. What somebody has decided for new
 * tables of ours wouldn't hold for those that are made there.
 */
export async function maySetAside(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_database_privilege(current_database(), 'create') and pg_has_role(nspowner, 'usage')
         and not exists (select from pg_default_acl where defaclnamespace = pg_namespace.oid) as may
     from pg_namespace where oid = $1::regnamespace`,
    [schema],
  )
  return rows[0]?.may ?? false
}

/** Instead of emptying our schema: for this transaction an empty one has its name. All others go on reading what was there. */
export async function setAside(client: pg.Client): Promise<void> {
  await client.query(`alter schema ${schema} rename to ${aside}; create schema ${schema}`)
}

/** Puts what has been made since in the place of what was set aside; only from here on nobody reads. */
export async function takePlace(client: pg.Client): Promise<void> {
  await lockTables(client, { place: aside })
  await emptySchema(client, aside)
  // Into the schema that was there before: it has the rights that its keeper gave, and what extensions brought.
  for (const { kind, names } of await listThings(client, schema))
    for (const name of names) await client.query(`alter ${kind} ${name} set schema ${aside}`)
  const { rows: made } = await client.query<{ name: string }>(
    'select quote_ident(extname) as name from pg_extension where extnamespace = $1::regnamespace',
    [schema],
  )
  for (const { name } of made) await client.query(`alter extension ${name} set schema ${aside}`)
  await client.query(`drop schema ${schema}; alter schema ${aside} rename to ${schema}`)
}

type Mode = 'access exclusive' | 'share row exclusive'

interface Which {
  mode?: Mode
  except?: ReadonlySet<string>
  place?: string
}

/**
 * Locks every table, or none: partial locks are held only for a moment, so there is no deadlock. The busy table is
 * tried first the next time. In the second mode others may read.
 */
export async function lockTables(
  client: pg.Client,
  { mode = 'access exclusive', except = new Set(), place = schema }: Which = {},
): Promise<void> {
  const names = (await listTables(client, place)).map(({ name }) => name)
  const tables = names.filter((name) => !except.has(name)).map((name) => qualified(name, place))
  await client.query(`set local lock_timeout = '300ms'; savepoint unlocked`)
  for (let round = 1, giveUpAt = Date.now() + timeout; ; round += 1) {
    // Long enough for PostgreSQL to cancel its own maintenance.
    if (round === 10) await client.query(`set local lock_timeout = '1500ms'; savepoint unlocked`)
    const busy = await lockInOrder(client, tables, mode)
    if (busy === undefined) break
    await client.query('rollback to savepoint unlocked')
    if (Date.now() > giveUpAt) {
      throw new StartupProblem(
        'The database is busy with long work, such as a backup: try again when that has ended. Nothing was changed.',
      )
    }
    tables.unshift(...tables.splice(tables.indexOf(busy), 1))
    await setTimeout(20)
  }
  await client.query('set local lock_timeout = 0')
}

/** @returns the table that somebody else has and doesn't let go */
async function lockInOrder(client: pg.Client, tables: string[], mode: Mode): Promise<string | undefined> {
  for (const table of tables) {
    try {
      await client.query(`lock table ${table} in ${mode} mode`)
    } catch (error) {
      if (!isContention(error)) throw error
      return table
    }
  }
  return undefined
}

/** Lock not available, or a circle that the database noticed first. */
const isContention = (error: unknown) =>
  error instanceof pg.DatabaseError && ['55P03', '40P01'].includes(error.code ?? '')

/** By kind, in an order in which nothing is needed by what is left. */
async function listThings(client: pg.Client, place: string): Promise<{ kind: string; names: string[] }[]> {
  const { rows } = await client.query<{ kind: string; names: string[] }>(things, [place])
  return rows
}

const things = `
  select kind, array_agg(name) as names
  from (
    select case relkind when 'v' then 1 when 'm' then 2 when 'S' then 4 else 3 end as turn,
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
      oid::regclass::text as name, oid, tableoid as catalogue
    from pg_class where relnamespace = $1::regnamespace and relkind in ('v', 'm', 'r', 'p', 'S')
    union all
    select 5, 'routine', oid::regprocedure::text, oid, tableoid from pg_proc where pronamespace = $1::regnamespace
    union all
    select case typtype when 'd' then 7 else 6 end, case typtype when 'd' then 'domain' else 'type' end,
      oid::regtype::text, oid, tableoid
    from pg_type where typnamespace = $1::regnamespace and (typtype in ('e', 'd')
      or typtype = 'c' and (select relkind from pg_class where pg_class.oid = typrelid) = 'c')
  ) as thing
  -- What an extension, a table's column or another thing brought goes with it.
  where not exists (select from pg_depend where classid = catalogue and objid = thing.oid and deptype in ('a', 'i', 'e'))
  group by turn, kind order by turn`
