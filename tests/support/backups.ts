import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { endOfRows, lineOf, type Table } from '../../src/server/backup/backup-format.ts'
import { listSequences, listTables, qualified } from '../../src/server/database/database-contents.ts'
import { migrate, migrations as ours, type Migration } from '../../src/server/database/migrate.ts'
import { openBackup, readBackup, type BackupFile, type Part } from '../../src/server/backup/read-backup.ts'
import { createTestDatabase } from './database.ts'

/** A folder for a test's backups. */
export async function backupFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'salorge-backups-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A database of its own for a test; migrated when migrations are given. */
export async function openTestDatabase(migrations?: Migration[]) {
  // A copy of what has all of ours is quicker than making them one after the other.
  const hasOurs = migrations !== undefined && ours.every((migration, place) => migrations[place] === migration)
  const { url, drop } = await createTestDatabase(hasOurs ? 'ready' : 'empty')
  const pool = new pg.Pool({ connectionString: url })
  pool.on('error', () => {})
  onTestFinished(async () => {
    await pool.end()
    await drop()
  })
  if (hasOurs) await pool.query('drop schema pgboss cascade; truncate administrators restart identity cascade')
  if (migrations) await migrate(url, migrations)
  return { url, pool }
}

/** All that a database holds and is: every row of every table, where sequences go on, constraints, indexes, columns. */
export async function stateOf(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const state: Record<string, unknown> = {}
  const tables = (await listTables(client)).map(({ name, columns }) => {
    const named = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    return `select ${pg.escapeLiteral(name)} as name, count(*), md5(coalesce(string_agg(line, e'\n' order by line), ''))
      from (select row(${named})::text as line from ${qualified(name)}) as lines`
  })
  const sequences = (await listSequences(client)).map(
    (name) => `select ${pg.escapeLiteral(name)} as name, last_value, is_called from ${qualified(name)}`,
  )
  // Of all at once: one after the other would be a hundred questions.
  for (const asked of [tables, sequences].filter(({ length }) => length > 0)) {
    const { rows } = await client.query<{ name: string }>(asked.join(' union all '))
    for (const { name, ...held } of rows) state[name] = held
  }
  const schema = await client.query(`
    select md5(string_agg(line, e'\n' order by line)) from (
      select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_identity)
        from information_schema.columns where table_schema = 'public'
      union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    ) as lines`)
  await client.end()
  return { ...state, schema: schema.rows[0] }
}

/** What is over with a restore. */
export const passing = [
  'sessions',
  'known_devices',
  'password_recoveries',
  'setup_links',
  'administrator_email_links',
  'attempts',
]

/** What the shop notes of itself at any moment, and of the restore. */
const notes = [
  'restores',
  'milestones',
  'clock_watch',
  'status_probes',
  'status_days',
  'status_problems',
  'status_letters',
]

/** All of a state but those, and the numbers that are left free after it. */
export const lasting = (state: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(state).filter(([name]) => ![...passing, ...notes, 'order_numbers'].includes(name)))

/** Calls `take` with an open backup. */
export async function withBackup<Result>(path: string, take: (file: BackupFile) => Promise<Result>): Promise<Result> {
  const file = await openBackup(path)
  return take(file).finally(() => file.handle.close())
}

/** The lines of the tables in a backup. */
export function rowsIn(path: string): Promise<Map<string, string[]>> {
  return withBackup(path, async (file) => {
    const rows = new Map<string, string[]>()
    for await (const part of readBackup(file)) {
      if (part.part === 'table') rows.set(part.name, (await textOf(part)).split('\n').slice(0, -1))
    }
    return rows
  })
}

/** A backup with its text changed, and a checksum that fits. */
export function rewritten(backup: Buffer, change: (text: string) => string): Buffer {
  const text = gunzipSync(backup).toString()
  const content = change(text.slice(0, text.lastIndexOf('{"part":"checksum"')))
  return gzipSync(content + lineOf({ part: 'checksum', sha256: createHash('sha256').update(content).digest('hex') }))
}

/** Puts a table more into a backup, as older ones hold it. */
export async function addTable(path: string, table: Table, lines: string[]): Promise<void> {
  const added = [...lines, endOfRows].map((line) => `${line}\n`).join('')
  await writeFile(
    path,
    rewritten(await readFile(path), (text) => text + lineOf(table) + added),
  )
}

async function textOf({ content }: Extract<Part, { part: 'table' }>): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

/** Puts pictures into a database that compress as little as real ones. */
export async function addPictures(pool: pg.Pool, count: number, bytes: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const content = randomBytes(bytes)
    const hash = createHash('sha256').update(content).digest('hex')
    await pool.query('insert into pictures (hash, content) values ($1, $2)', [hash, content])
  }
}
