import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { brand } from '../../brand.ts'
import { writeFileAtomically } from '../files/write-file-atomically.ts'
import { addUp } from './backup-sums.ts'
import { countJobs, jobLines } from './backup-jobs.ts'
import { endOfRows, format, lineOf } from './backup-format.ts'
import {
  copied,
  countRows,
  listMigrations,
  listSequences,
  listTables,
  qualified,
  settle,
} from '../database/database-contents.ts'
import { isDatabaseUnavailable } from '../database/database.ts'
import { advisoryLock } from '../database/migrate.ts'
import { withDedicatedConnection } from '../database/dedicated-connection.ts'
import { readBackup } from './read-backup.ts'
import { transientTables } from './replaced-database.ts'
import { StartupProblem } from '../startup-problem.ts'

export interface Written {
  tables: number
  rows: number
  bytes: number
}

/** Writes all that the database holds at one moment into a file. The program may go on working meanwhile. */
export function writeBackup(url: string, path: string): Promise<Written> {
  return writeFileAtomically(path, async (draft) => {
    await withDedicatedConnection(url, async (client) => {
      await settle(client)
      const migrations = await takeSnapshot(client)
      // Pictures are compressed already; their digits get no smaller when more time is spent on them.
      const gzip = createGzip({ level: constants.Z_BEST_SPEED })
      await pipeline(withChecksum(contentOf(client, migrations)), gzip, (zipped) => draft.writeFile(zipped))
    }).catch(explain)
    return readBack(path, draft)
  })
}

function explain(error: Error): never {
  if (isDatabaseUnavailable(error))
    throw new StartupProblem(`The database went away meanwhile (${error.message}): try again.`, { cause: error })
  if (!(error instanceof pg.DatabaseError)) throw error
  throw new StartupProblem(`The database can't be read (${error.message}): mend that and try again.`, { cause: error })
}

/** All that this connection reads from here on is from one moment. Gives the migrations that had been applied. */
async function takeSnapshot(client: pg.Client): Promise<string[]> {
  // Schemas change under this lock alone. So tables can't be replaced between our looking for them and our holding them.
  await client.query('select pg_advisory_lock_shared($1)', [advisoryLock])
  await client.query('begin isolation level repeatable read read only')
  const migrations = await listMigrations(client)
  if (!migrations?.length) {
    throw new StartupProblem('There is no shop in the database yet: start the program once with "npm start".')
  }
  const tables = await listTables(client)
  await client.query(`lock table ${tables.map(({ name }) => qualified(name)).join(', ')} in access share mode`)
  await client.query('select pg_advisory_unlock_shared($1)', [advisoryLock])
  return migrations
}

async function* contentOf(client: pg.Client, migrations: string[]): AsyncGenerator<Buffer | string, void, void> {
  const made = new Date().toISOString()
  const { name: written, version } = format
  const sums = await addUp(client)
  yield lineOf({ part: 'backup', format: written, version, program: brand.name, made, migrations, sums })
  for (const table of await listTables(client)) {
    if (transientTables.has(table.name)) continue
    yield lineOf({ part: 'table', ...table, rows: await countRows(client, table.name) })
    yield* client.query(to(`copy ${copied(table)} to stdout`))
    yield `${endOfRows}\n`
  }
  for (const name of await listSequences(client)) {
    const { rows } = await client.query<{ last: string; isUsed: boolean }>(
      `select last_value::text as last, is_called as "isUsed" from ${qualified(name)}`,
    )
    for (const row of rows) yield lineOf({ part: 'sequence', name, ...row })
  }
  const jobs = await countJobs(client)
  if (jobs === 0) return
  yield lineOf({ part: 'jobs', rows: jobs })
  yield* jobLines(client)
  yield `${endOfRows}\n`
}

async function* withChecksum(content: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer | string, void, void> {
  const hash = createHash('sha256')
  for await (const piece of content) {
    hash.update(piece)
    yield piece
  }
  yield lineOf({ part: 'checksum', sha256: hash.digest('hex') })
}

/** A backup that can't be read shall be noticed when it is made, not when it is needed. */
async function readBack(path: string, draft: FileHandle): Promise<Written> {
  const written = { tables: 0, rows: 0, bytes: (await draft.stat()).size }
  for await (const part of readBackup({ path, handle: draft })) {
    if (part.part !== 'table') continue
    written.tables += 1
    written.rows += part.rows
  }
  return written
}
