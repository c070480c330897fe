import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { listTables, qualified, schema } from './database-contents.ts'
import { StartupProblem } from '../startup-problem.ts'

const timeout = 60_000

/** Drops everything in our schema, in an open transaction that holds its locks. Objects of extensions stay. */
export async function emptySchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(removals, [schema])
  for (const { statement } of rows) await client.query(statement)
}

/**
 * Locks every table, or none: partial locks are held only for a moment, so there is no deadlock. The busy table is
 * tried first the next time.
 */
export async function lockTables(client: pg.Client): Promise<void> {
  const tables = (await listTables(client)).map(({ name }) => name)
  await client.query(`set local lock_timeout = '300ms'; savepoint unlocked`)
  for (let round = 1, giveUpAt = Date.now() + timeout; ; round += 1) {
    // Long enough for PostgreSQL to cancel its own maintenance.
    if (round === 10) await client.query(`set local lock_timeout = '1500ms'; savepoint unlocked`)
    const busy = await lockInOrder(client, tables)
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
async function lockInOrder(client: pg.Client, tables: string[]): Promise<string | undefined> {
  for (const table of tables) {
    try {
      await client.query(`lock table ${qualified(table)} in access exclusive mode`)
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

/** One statement for each kind of thing, in an order in which nothing is needed by what is left. */
const removals = `
  select 'drop ' || kind || ' ' || string_agg(name, ', ') as statement
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
