import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { addJobs, removeJobs, removeNewerJobs } from './backup-jobs.ts'
import type { Header } from './backup-format.ts'
import { sortByAge } from './check-backup.ts'
import { announceLiveChange } from '../http/content-cache.ts'
import {
  copied,
  listMigrations,
  listSequences,
  listTables,
  qualified,
  schema,
  settle,
} from '../database/database-contents.ts'
import { isDatabaseUnavailable, isDiskFull, type Database } from '../database/database.ts'
import { emptySchema, lockTables, maySetAside, setAside, takePlace } from '../database/empty-schema.ts'
import { prepareJobs, type Job } from '../jobs/jobs.ts'
import { advisoryLock, apply, createList, migrations, type Migration } from '../database/migrate.ts'
import { withDedicatedConnection } from '../database/dedicated-connection.ts'
import { holdShop, whileHeld } from './hold-shop.ts'
import { recordRestore, saveFromReplaced, transientTables } from './replaced-database.ts'
import { readBackup, type BackupFile, type Part } from './read-backup.ts'
import { StartupProblem } from '../startup-problem.ts'

export interface Restored {
  tables: number
  rows: number
  /** Tables of the backup that no migration makes, and jobs that the program doesn't know. */
  leftOut: string[]
  /** Tables of the backup that aren't brought back: what they tell of is over. */
  skipped: string[]
  /** Whether messages wait until an administrator has looked at what is missing. */
  isToBeConfirmed: boolean
}

/** What the rooms have to do with a restore. */
interface Program<Followed> {
  jobs: Job[]
  /** Nothing has happened since the backup was made: its shop had stopped, and goes on here. */
  isContinuation?: boolean
  /** Done first, while the shop is held: what is there then is the last before it is replaced. Where it throws, it stays. */
  keepCurrent?: (() => Promise<void>) | undefined
  /** Does what follows, in the same transaction; `tables` are those of the backup. */
  follow(transaction: Database, restored: Restored, tables: ReadonlySet<string>): Promise<Followed>
}

/**
 * Puts the state of a backup in the place of all that the database holds, in one transaction: whatever goes wrong, the
 * old state stays. The program may be running; it sees the one state or the other.
 */
export async function restoreBackup<Followed>(
  url: string,
  file: BackupFile,
  program: Program<Followed>,
  available: Migration[] = migrations,
): Promise<Restored & Followed> {
  let isCommitting = false
  try {
    return await withDedicatedConnection(url, async (client) => {
      await settle(client)
      await (program.keepCurrent ? alongside(client) : alone(client))
      await refuseForeignDatabase(client, available)
      await prepareJobs(url, program.jobs)
      if (program.keepCurrent) {
        await holdShop(client)
        await whileHeld(client, program.keepCurrent)
        await alone(client)
      } else await client.query('begin')
      // Those who read a held shop go on doing so, where the database lets us.
      const isAside = program.keepCurrent !== undefined && (await maySetAside(client))
      if (!isAside) await lockTables(client)
      await saveFromReplaced(client)
      await (isAside ? setAside(client) : emptySchema(client))
      await removeJobs(client)
      const { restored, tables } = await fill(client, file, available, program.isContinuation)
      const database = drizzle({ client })
      const followed = await program.follow(database, restored, tables)
      await announceLiveChange(database)
      if (isAside) {
        await takePlace(client)
        await removeNewerJobs(client)
      }
      isCommitting = true
      await client.query('commit')
      return { ...restored, ...followed }
    })
  } catch (error) {
    // Damage can look like anything: a column that the database doesn't know, a migration that the program doesn't.
    if (!isCommitting) for await (const _ of readBackup(file));
    throw explained(error, isCommitting)
  }
}

/** Nobody else changes a schema, nor reads which tables there are for a backup. */
const alone = (client: pg.Client) => client.query('select pg_advisory_lock($1)', [advisoryLock])

/** Nobody changes a schema, but a backup may be made. */
const alongside = (client: pg.Client) => client.query('select pg_advisory_lock_shared($1)', [advisoryLock])

/** Emptying the wrong database must not be one mistyped name away. */
async function refuseForeignDatabase(client: pg.Client, available: Migration[]): Promise<void> {
  const applied = await listMigrations(client)
  if (applied?.some((name) => available.some((migration) => migration.name === name))) return
  const others = (await listTables(client)).filter(({ name }) => name !== 'migrations')
  if (others.length === 0) return
  throw new StartupProblem('The database holds tables of another program: name an empty one. Nothing was changed.')
}

async function fill(client: pg.Client, file: BackupFile, available: Migration[], isContinuation = false) {
  const { restored, tables, made, after } = await fillAlone(client, file, available, addJobs)
  for (const migration of after) await apply(client, migration)
  if (isContinuation) return { restored, tables }
  restored.isToBeConfirmed = (await listTables(client)).some(({ name }) => name === 'restores')
  if (restored.isToBeConfirmed) await recordRestore(client, made)
  return { restored, tables }
}

/** Makes the tables as they were and fills them, and nothing else. Jobs are left out, unless somebody adds them. */
export async function fillAlone(
  client: pg.Client,
  file: BackupFile,
  available: Migration[],
  add: typeof addJobs = async () => [],
) {
  const restored: Restored = { tables: 0, rows: 0, leftOut: [], skipped: [], isToBeConfirmed: false }
  let after: Migration[] = []
  let made = new Date()
  let sums: Header['sums']
  let addChecks = async () => {}
  const [tables, sequences] = [new Set<string>(), new Set<string>()]
  for await (const part of readBackup(file)) {
    if (part.part === 'backup') {
      const { before, after: newer } = sortByAge(part, file.path, available)
      after = newer
      made = new Date(part.made)
      sums = part.sums
      await createList(client)
      for (const migration of before) await apply(client, migration)
      for (const { name } of await listTables(client)) tables.add(name)
      for (const name of await listSequences(client)) sequences.add(name)
      addChecks = await removeChecks(client, [...tables])
    } else if (part.part === 'table' && transientTables.has(part.name)) {
      // Older backups hold it too. It is over.
      restored.skipped.push(part.name)
    } else if (part.part === 'table' && tables.has(part.name)) {
      await copyRows(client, part)
      restored.tables += 1
      restored.rows += part.rows
    } else if (part.part === 'table') {
      restored.leftOut.push(part.name)
    } else if (part.part === 'jobs') {
      restored.leftOut.push(...(await add(client, part.content)).map((name) => `jobs of the kind ${name}`))
    } else if (sequences.has(part.name)) {
      await client.query('select setval($1::regclass, $2, $3)', [qualified(part.name), part.last, part.isUsed])
    }
  }
  await addChecks()
  return { restored, tables, made, after, sums }
}

/**
 * Empties the new tables of what migrations put in, and lets rows come in any order and exactly as they were: no
 * foreign keys and no triggers. Gives the way to have these back.
 */
async function removeChecks(client: pg.Client, tables: string[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = $1::regnamespace and conparentid = 0 order by oid`,
    [schema],
  )
  const eachTable = async (change: string) => {
    for (const table of tables) await client.query(`alter table ${qualified(table)} ${change}`)
  }
  // What a migration's own rows have yet to be checked for would be in the way.
  await client.query('set constraints all immediate')
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  }
  await eachTable('disable trigger user')
  await client.query(`truncate ${tables.map((table) => qualified(table)).join(', ')}`)
  return async () => {
    await client.query('set constraints all immediate')
    await eachTable('enable trigger user')
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
    }
  }
}

async function copyRows(client: pg.Client, table: Extract<Part, { part: 'table' }>): Promise<void> {
  const copying = client.query(from(`copy ${copied(table)} from stdin`))
  await pipeline(table.content, copying)
  if (copying.rowCount !== table.rows) throw new Error(`${copying.rowCount} instead of ${table.rows} rows`)
}

function explained(error: unknown, wasCommitting: boolean): unknown {
  if (error instanceof StartupProblem || !(error instanceof Error)) return error
  if (isDiskFull(error))
    return new StartupProblem("The database's disk is full: make room. Nothing was changed.", { cause: error })
  if (isDatabaseUnavailable(error)) {
    const state = wasCommitting ? 'Whether the backup is in it must be looked at' : 'Nothing was changed'
    return new StartupProblem(`The database went away meanwhile (${error.message}). ${state}.`, { cause: error })
  }
  if (!(error instanceof pg.DatabaseError)) return error
  return new StartupProblem(`The database refuses the backup (${error.message}). Nothing was changed.`, {
    cause: error,
  })
}
