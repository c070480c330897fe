import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { countRows, listMigrations } from '../database/database-contents.ts'
import { withDedicatedConnection } from '../database/dedicated-connection.ts'
import { reachDatabase } from '../database/reach-database.ts'
import { DataFolderInUse, lockDataFolder } from '../postgres/data-folder-lock.ts'
import { findBinaries, majorVersion } from '../postgres/embedded-postgres-binaries.ts'
import { siteAddressOf } from '../config.ts'

/** What is known of a shop also while its database is being moved. */
export interface Found {
  /** Where it answers on this machine. */
  address: string
  /** Whether a program works in the data folder. */
  isRunning: boolean
  /** The version of PostgreSQL whose database lies in the data folder. */
  major?: string | undefined
}

/** What has to be known of a shop before it is upgraded. */
export interface Looked extends Found {
  dataFolder: string
  /** Whether `DATABASE_URL` names a server, which other copies may use as well. */
  isServer: boolean
  /** How many connections other copies have. */
  others: number
  majors: { database: string; program: string }
  /** Undefined where the database belongs to a PostgreSQL that isn't ours and doesn't run. */
  contents: { migrations: string[]; orders: number } | undefined
  bytes: number
  free: { backup: number; data: number; isOneDisk: boolean }
}

export function findShop(config: Config): Found {
  const { host, databaseUrl, dataFolder } = config
  const near = { ...config, publicUrl: undefined, host: /^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host }
  const version = join(dataFolder, 'postgres', 'PG_VERSION')
  return {
    address: siteAddressOf(near),
    isRunning: !databaseUrl && existsSync(dataFolder) && isInUse(dataFolder),
    major: !databaseUrl && existsSync(version) ? readFileSync(version, 'utf8').trim() : undefined,
  }
}

/** Changes nothing. A database that doesn't run is started meanwhile. */
export async function lookAtShop(config: Config, backupFolder: string): Promise<Looked> {
  const { databaseUrl, dataFolder } = config
  const program = majorVersion(findBinaries())
  const { address, isRunning } = findShop(config)
  const free = await freeOn(backupFolder, dataFolder)
  const shop = { address, dataFolder, free, isServer: databaseUrl !== undefined }
  if (!databaseUrl && existsSync(join(dataFolder, 'postgres'))) {
    const database = readFileSync(join(dataFolder, 'postgres', 'PG_VERSION'), 'utf8').trim()
    const bytes = await sizeOf(join(realpathSync(join(dataFolder, 'postgres')), 'base'))
    const mayRead = isRunning || database === program
    const read = mayRead ? await readDatabase(config) : undefined
    return { ...shop, isRunning, others: 0, bytes, majors: { database, program }, contents: read?.contents }
  }
  const { contents, others, bytes, major } = await readDatabase(config)
  return { ...shop, isRunning, others, bytes, majors: { database: major, program }, contents }
}

async function readDatabase(config: Config) {
  const { url, leave } = await reachDatabase(config, { say: () => {} })
  return withDedicatedConnection(url, async (client) => {
    const migrations = (await listMigrations(client)) ?? []
    const hasOrders = migrations.includes('0014_orders.sql')
    return {
      contents: { migrations, orders: hasOrders ? await countRows(client, 'orders') : 0 },
      ...(await askServer(client)),
    }
  }).finally(leave)
}

async function askServer(client: pg.Client) {
  const { rows } = await client.query<{ others: number; bytes: string; version: number }>(`
    select pg_database_size(current_database()) as bytes, current_setting('server_version_num')::integer as version,
      (select count(*)::integer from pg_stat_activity
        where datname = current_database() and application_name like 'salorge%' and pid <> pg_backend_pid()) as others`)
  const { others = 0, bytes = 0, version = 0 } = rows[0] ?? {}
  return { others, bytes: Number(bytes), major: String(Math.floor(version / 10_000)) }
}

function isInUse(dataFolder: string): boolean {
  try {
    lockDataFolder(realpathSync(dataFolder))()
    return false
  } catch (error) {
    if (error instanceof DataFolderInUse) return true
    throw error
  }
}

async function freeOn(backupFolder: string, dataFolder: string): Promise<Looked['free']> {
  const [backup, data] = await Promise.all([backupFolder, dataFolder].map((folder) => diskOf(folder)))
  if (!backup || !data) throw new Error('two disks were asked for')
  return { backup: backup.free, data: data.free, isOneDisk: backup.disk === data.disk }
}

/** Of a folder that isn't there yet, the disk that it would be made on. */
async function diskOf(folder: string): Promise<{ free: number; disk: number }> {
  if (!existsSync(folder)) return diskOf(dirname(folder))
  const { bavail, bsize } = await statfs(folder)
  return { free: bavail * bsize, disk: (await stat(folder)).dev }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    // A running server may remove a file meanwhile.
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => stat(join(entry.parentPath, entry.name)).catch(() => undefined)),
  )
  return sizes.reduce((sum, one) => sum + (one?.size ?? 0), 0)
}
