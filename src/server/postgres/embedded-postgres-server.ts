// oxlint-disable eslint/no-await-in-loop -- every round depends on how the one before ended
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { copyFile, chown, mkdtemp, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { executable, postgresEnvironment } from './embedded-postgres-binaries.ts'
import type { PostgresHome } from './embedded-postgres-home.ts'
import {
  transferOwnership,
  provideScratchDatabase,
  superuser,
  owner,
  ownerPassword,
} from './embedded-postgres-owner.ts'
import { temporaryFolderFor } from './embedded-postgres-user.ts'
import { admitted } from '../database/connections.ts'
import { StartupProblem } from '../startup-problem.ts'

/** Made for a small machine: few processes, little memory, and every acknowledged row on the disk. */
const settings = {
  listen_addresses: '',
  port: '5432',
  max_connections: String(admitted.all),
  superuser_reserved_connections: String(admitted.forKeeper),
  shared_buffers: '12MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  // Nobody follows this log of changes. So rows restored into new tables needn't pass through it, nor fill the disk twice.
  wal_level: 'minimal',
  max_wal_senders: '0',
  fsync: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements reach the program as exceptions, which it logs itself.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/**
 * Becomes PostgreSQL after leaving a watcher behind, so that there is no moment at which PostgreSQL runs unwatched. The
 * watcher reads the lifeline (descriptor 3), whose other end only our process holds: however we die, the kernel closes
 * it, and the watcher asks PostgreSQL for a fast shutdown. It is nobody's child, for PostgreSQL would take the end of a
 * child it doesn't know for a crash. `$$` is the shell's own number, which `exec` hands on to PostgreSQL.
 */
const watchedExec = `
  watch() {
    trap '' INT TERM HUP
    while read -r word; do [ "$word" = farewell ] && exit; done
    kill -INT $$
  }
  ( watch <&3 >/dev/null 2>&1 & )
  exec "$@" 3<&-`

export interface PostgresServer {
  /** Resolves with the reason when the server's process is gone. */
  exited: Promise<string>
}

/** Starts the server and waits until it answers. It runs until it fails by itself or the signal asks it to end. */
export async function launchServer(home: PostgresHome, socketFolder: string, end: AbortSignal) {
  for (const giveUpAt = Date.now() + 15_000; ;) {
    const obstacle = await stopLeftoverServer(home.cluster)
    try {
      return await launchOnce(home, socketFolder, obstacle, end)
    } catch (error) {
      const leftoverIsThere = /already exists|still in use/.test((error as Error).message)
      if (!leftoverIsThere || end.aborted || Date.now() > giveUpAt) throw error
      await sleep(100)
    }
  }
}

/**
 * Stops a server that outlived its program on this cluster (when its watcher was killed too).
 *
 * @returns the number in a stale `postmaster.pid` when an unrelated process has it now: PostgreSQL itself would take that
 * process for a running server. The file must stay, for PostgreSQL also reads in it whether former backends still live.
 */
async function stopLeftoverServer(cluster: string): Promise<number | undefined> {
  const pid = recordedPid(cluster)
  if (!pid || !isAlive(pid)) return undefined
  if (!isServerOf(cluster, pid)) return pid
  process.kill(pid, 'SIGINT')
  if (await isGone(pid, cluster, 10_000)) return undefined
  process.kill(pid, 'SIGQUIT')
  await isGone(pid, cluster, 10_000)
  return undefined
}

function recordedPid(cluster: string) {
  const file = join(cluster, 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Numbers of processes are used again, so only the command line tells. */
function isServerOf(cluster: string, pid: number) {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout.includes(`postgres -D ${cluster} -c`)
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`postgres\0-D\0${cluster}\0`)
  } catch {
    return false
  }
}

async function isGone(pid: number, cluster: string, timeout: number): Promise<boolean> {
  if (!isAlive(pid) || !isServerOf(cluster, pid)) return true
  if (timeout <= 0) return false
  await sleep(20)
  return isGone(pid, cluster, timeout - 20)
}

async function launchOnce(home: PostgresHome, socketFolder: string, obstacle: number | undefined, end: AbortSignal) {
  await boundLog(home.logFile)
  const logStart = existsSync(home.logFile) ? statSync(home.logFile).size : 0
  const child = spawnServer(home, socketFolder, obstacle)
  const exited = childExit(child, () => lastComplaint(home.logFile, logStart))
  const endServer = endOnRequest(child, exited, end)
  const reason = await whenReady(home, socketFolder, child, exited)
  if (reason === undefined) return { exited } satisfies PostgresServer
  endServer()
  await exited
  throw new StartupProblem(
    `PostgreSQL could not start (${reason}): mend that and start again; its whole log is ${home.logFile}.`,
  )
}

function spawnServer({ cluster, binaries, user, logFile }: PostgresHome, socketFolder: string, obstacle?: number) {
  const log = openSync(logFile, 'a', 0o600)
  try {
    const all = { ...settings, unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"` }
    const parameters = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const command = [executable(binaries, 'postgres'), '-D', cluster, ...parameters]
    return spawn('/bin/sh', ['-c', watchedExec, 'sh', ...command], {
      ...user,
      cwd: '/',
      // PostgreSQL takes the process with this number for its starter instead of for a running server.
      env: { ...postgresEnvironment(), ...(obstacle && { PG_GRANDPARENT_PID: String(obstacle) }) },
      stdio: ['ignore', log, log, 'pipe'],
      // Ctrl-C in a terminal must not end the database before the program finished its work.
      detached: true,
    })
  } finally {
    closeSync(log)
  }
}

function childExit(child: ChildProcess, complaint: () => string | undefined) {
  return new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('exit', (code, signal) =>
      resolve(signal ? `killed by ${signal}` : (complaint() ?? `ended with code ${code}`)),
    )
  })
}

/** Sees to both ends: the server's on request or when its watcher was killed, and the watcher's after the server's. */
function endOnRequest(child: ChildProcess, exited: Promise<string>, end: AbortSignal) {
  const lifeline = child.stdio[3] as Duplex
  const endServer = () => {
    child.kill('SIGINT')
    const timeout = setTimeout(() => child.kill('SIGQUIT'), 10_000)
    void exited.then(() => clearTimeout(timeout))
  }
  if (end.aborted) endServer()
  end.addEventListener('abort', endServer, { once: true })
  lifeline.on('error', () => {})
  // An unwatched server must not go on; whoever waits for its end starts a watched one.
  lifeline.once('close', endServer).resume()
  void exited.then(() => {
    end.removeEventListener('abort', endServer)
    return lifeline.off('close', endServer).end('farewell\n')
  })
  return endServer
}

type WithPassword = Pick<PostgresHome, 'password'>

/** How the shop reaches its database. */
export const databaseUrl = ({ password }: WithPassword, socketFolder: string, port?: string) =>
  urlOf(owner, ownerPassword(password), socketFolder, port)

/** How its keeper does, for whom nothing is forbidden. */
export const superuserUrl = ({ password }: WithPassword, socketFolder: string, port?: string) =>
  urlOf(superuser, password, socketFolder, port)

const urlOf = (role: string, password: string, socketFolder: string, port = settings.port) =>
  `postgres://${role}:${password}@localhost:${port}/postgres?host=${encodeURIComponent(socketFolder)}`

const notYet = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03'])

/** @returns nothing when the server answers and the shop's database is its owner's, or why that will never be */
async function whenReady(home: PostgresHome, socketFolder: string, child: ChildProcess, exited: Promise<string>) {
  while (child.exitCode === null && child.signalCode === null) {
    const client = new Client(superuserUrl(home, socketFolder))
    client.on('error', () => {})
    try {
      await client.connect()
      await transferOwnership(client, home.password)
      await provideScratchDatabase(client)
      return
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      if (code && !notYet.has(code)) return message
      await sleep(5)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return exited
}

/** PostgreSQL only ever appends, so emptying the file under its hands is harmless. */
export async function boundLog(logFile: string) {
  if (!existsSync(logFile) || statSync(logFile).size < 2_000_000) return
  await copyFile(logFile, `${logFile}.old`)
  await truncate(logFile)
}

function lastComplaint(logFile: string, logStart: number) {
  const lines = readFileSync(logFile).subarray(logStart).toString().trim().split('\n')
  const complaint = lines.findLast((line) => /(FATAL|PANIC): /.test(line)) ?? lines.at(-1)
  return complaint?.replace(/^.*(FATAL|PANIC): +/, '') || undefined
}

/**
 * A Unix socket rather than 127.0.0.1: measured, neither is faster, but nobody can take a socket's address between two
 * starts, and other users can't even knock. It lies in the cluster's folder, which only PostgreSQL's user and root can enter,
 * unless that is deeper than the 103 bytes that every system allows for a socket's path.
 */
export async function makeSocketFolder({ cluster, user }: PostgresHome) {
  if (fits(cluster)) return { folder: cluster, remove: async () => {} }
  const temporary = temporaryFolderFor(user)
  const folder = await mkdtemp(join(fits(join(temporary, 'salorge-123456')) ? temporary : '/tmp', 'salorge-'))
  if (user) await chown(folder, user.uid, user.gid)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

const fits = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.5432.lock')) <= 103
