import pg from 'pg'
import { emptySchema } from './empty-schema.ts'
import { withDedicatedConnection } from './dedicated-connection.ts'

/** Why there is no database beside the shop's to try something in. */
export class NoScratchDatabase extends Error {
  override name = 'NoScratchDatabase'
}

/** What a database is called in which something of another one is tried. PostgreSQL cuts longer names off. */
export const scratchNameOf = (name: string) => `${name.slice(0, 50)}_proof`

/** What we leave on it, so that a database of somebody else is never dropped. */
const ours = 'made to try a restore in, and dropped after it'

/**
 * Works with an empty database beside the shop's on the same server. Who may make databases gets a new one, dropped
 * afterwards; for others their server's keeper has put one there. What a killed program left is removed first.
 */
export async function withScratchDatabase<Result>(
  url: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  return withDedicatedConnection(url, async (client) => {
    const { rows } = await client.query<{ name: string; mayCreate: boolean }>(
      `select current_database()::text as name, rolsuper or rolcreatedb as "mayCreate" from pg_roles where rolname = current_user`,
    )
    const { name = '', mayCreate = false } = rows[0] ?? {}
    const scratch = scratchNameOf(name)
    const scratchUrl = new URL(url)
    scratchUrl.pathname = `/${encodeURIComponent(scratch)}`
    if (mayCreate) {
      const drop = () => client.query(`drop database if exists ${pg.escapeIdentifier(scratch)} with (force)`)
      const { rows: found } = await client.query<{ mark: string | null }>(
        `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
        [scratch],
      )
      if (found[0] && found[0].mark !== ours)
        throw new NoScratchDatabase(`There is a database ${scratch} that wasn't made to try a restore in.`)
      await drop()
      await client.query(`create database ${pg.escapeIdentifier(scratch)} template template1`)
      await client.query(`comment on database ${pg.escapeIdentifier(scratch)} is '${ours}'`)
      return work(scratchUrl.href).finally(drop)
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [scratch])
    if (rowCount === 0)
      throw new NoScratchDatabase(
        `The database's user may not make a database, and there is none of the name ${scratch} to try a restore in.`,
      )
    await emptied(scratchUrl.href)
    return work(scratchUrl.href).finally(() => emptied(scratchUrl.href))
  })
}

/** Also ends who is still in it: somebody who was killed on our side may go on working there. */
function emptied(url: string): Promise<void> {
  return withDedicatedConnection(url, async (client) => {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    )
    await client.query('begin')
    await emptySchema(client)
    await client.query('commit')
  })
}
