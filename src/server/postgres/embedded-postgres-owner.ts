// oxlint-disable eslint/no-await-in-loop -- one connection, one transaction
import { createHmac } from 'node:crypto'
import type { Client } from 'pg'
import { scratchNameOf } from '../database/scratch-database.ts'

/** The superuser of the server. Only the supervisor connects with this role. */
export const superuser = 'salorge'

/** The role that owns the shop's database. It may do anything in it, and nothing outside it. */
export const owner = 'shop'

/** Derived from the superuser's password, so that there is no second secret to store or lose. */
export const ownerPassword = (password: string) => createHmac('sha256', password).update(owner).digest('hex')

/**
 * Makes the owner role own the database and everything in it: in a new database, and in one that an older version
 * filled as superuser.
 */
export async function transferOwnership(client: Client, password: string): Promise<void> {
  await client.query('begin')
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [owner])
  if (rowCount === 0) await client.query(`create role ${owner} login password '${ownerPassword(password)}'`)
  const { rows } = await client.query<{ statement: string }>(transfers)
  for (const { statement } of rows) await client.query(statement)
  await client.query('commit')
}

/** Where a restore is tried beside the shop: its owner may not make databases, so its keeper puts an empty one there. */
export async function provideScratchDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database()::text as name')
  const scratch = scratchNameOf(rows[0]?.name ?? '')
  const { rowCount } = await client.query('select from pg_database where datname = $1', [scratch])
  if (rowCount === 0) await client.query(`create database ${scratch} owner ${owner}`)
}

/** What an extension brought stays the keeper's, and what belongs to a column goes with its table. */
const transfers = `
  with theirs as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
  dependent as (select classid, objid, deptype from pg_depend where deptype in ('a', 'i', 'e')),
  things as (
    select 1 as turn, 'database' as kind, quote_ident(datname) as name, datdba as holder, oid, tableoid as catalogue, false as goes_along
    from pg_database where datname = current_database()
    union all
    select 2, 'schema', quote_ident(nspname), nspowner, oid, tableoid, false
    from pg_namespace where oid in (select oid from theirs)
    union all
    select 3, 'table', oid::regclass::text, relowner, oid, tableoid, relkind = 'S'
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relnamespace in (select oid from theirs)
    union all
    select 4, 'routine', oid::regprocedure::text, proowner, oid, tableoid, false
    from pg_proc where pronamespace in (select oid from theirs)
    union all
    select 5, 'type', oid::regtype::text, typowner, oid, tableoid, false
    from pg_type where typnamespace in (select oid from theirs) and (typtype in ('e', 'd')
      or typtype = 'c' and (select relkind from pg_class where pg_class.oid = typrelid) = 'c')
  )
  select format('alter %s %s owner to ${owner}', kind, name) as statement from things
  where holder = '${superuser}'::regrole and not exists (
    select from dependent where classid = catalogue and objid = things.oid and (deptype = 'e' or goes_along))
  order by turn`
