import pg from 'pg'

/** The schema that is ours: what is in it is what a backup holds, and what a restored one replaces. */
export const schema = 'public'

const isOfExtension =
  "exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')"

/** Tables as they are found, so that a new one can't be forgotten. Columns that are computed are not theirs to keep. */
export async function listTables(client: pg.Client, place = schema): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relnamespace = $1::regnamespace and c.relkind = 'r' and not ${isOfExtension}
       and not a.attisdropped and a.attgenerated = ''
     group by c.oid order by name`,
    [place],
  )
  return rows
}

export async function listSequences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
     where c.relnamespace = $1::regnamespace and c.relkind = 'S' and not ${isOfExtension} order by name`,
    [schema],
  )
  return rows.map(({ name }) => name)
}

/** The migrations that were applied; nothing in a database that is not ours, or not yet. */
export async function listMigrations(client: pg.Client): Promise<string[] | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select exists (select from information_schema.columns
       where table_schema = $1 and table_name = 'migrations' and column_name = 'name')`,
    [schema],
  )
  if (!rows[0]?.exists) return undefined
  const applied = await client.query<{ name: string }>(
    `select name from ${qualified('migrations')} order by name collate "C"`,
  )
  return applied.rows.map(({ name }) => name)
}

export async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from only ${qualified(table)}`)
  return Number(rows[0]?.count)
}

export const qualified = (name: string, place = schema) => `${place}.${pg.escapeIdentifier(name)}`

/** How COPY names a table with the columns that it is about. */
export const copied = ({ name, columns }: { name: string; columns: string[] }) =>
  `${qualified(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`

/** Rows are written and read in one form, whatever the server, its user or this machine prefer. No time limit. */
export async function settle(client: pg.Client): Promise<void> {
  await client.query(`
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
    set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
    set extra_float_digits = 1; set search_path = ${schema}`)
}
