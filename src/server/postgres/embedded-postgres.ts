// oxlint-disable eslint/no-await-in-loop -- every round depends on how the one before ended
import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockDataFolder } from './data-folder-lock.ts'
import { preparePostgresHome, type PostgresHome, type Preparing } from './embedded-postgres-home.ts'
import {
  boundLog,
  databaseUrl,
  superuserUrl,
  launchServer,
  makeSocketFolder,
  type PostgresServer,
} from './embedded-postgres-server.ts'
import { StartupProblem } from '../startup-problem.ts'

export interface EmbeddedPostgres {
  /** Stays the same when the server is restarted, so that a pool reconnects by itself. */
  url: string
  /** For whom nothing on the server is forbidden: not for the shop. */
  keeperUrl: string
  stop(): Promise<void>
  /** Resolves with the reason when the server ended by itself and could not be brought back. */
  exited: Promise<string>
}

interface Options extends Preparing {
  dataFolder: string
}

/** Runs the PostgreSQL that came with this program on the data folder, until `stop()` or the end of this process. */
export async function startEmbeddedPostgres({ dataFolder, ...preparing }: Options): Promise<EmbeddedPostgres> {
  const cleanup: (() => unknown)[] = []
  const cleanUp = async () => {
    for (const step of cleanup.splice(0).toReversed()) await step()
  }
  try {
    const folder = openDataFolder(resolve(dataFolder))
    cleanup.push(lockDataFolder(folder))
    const home = await preparePostgresHome(folder, preparing)
    // Two copies of a data folder may point to one cluster outside of it.
    if (dirname(home.cluster) !== folder) cleanup.push(lockDataFolder(dirname(home.cluster)))
    const socket = await makeSocketFolder(home)
    cleanup.push(socket.remove)
    return await supervise(home, socket.folder, preparing.say, cleanUp)
  } catch (error) {
    await cleanUp()
    throw explained(error, dataFolder)
  }
}

function openDataFolder(dataFolder: string) {
  makeFolder(dataFolder)
  if (!statSync(dataFolder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
  accessSync(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
  return realpathSync(dataFolder)
}

/** Step by step, because `mkdirSync` with `recursive` never returns where nothing can be made, as below `/proc`. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    // Others may pass through, for PostgreSQL's own user has to when we are root, but can't look around.
    mkdirSync(folder, { mode: 0o711 })
  } catch (error) {
    // Another start may just have made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

const remedies: Record<string, string> = {
  EACCES: "this user may not write there; change the folder's owner or rights, or choose another folder",
  EPERM: "this user may not do that there; change the folder's owner or rights, or choose another folder",
  EROFS: 'it lies on a read-only disk; choose another folder',
  ENOSPC: 'the disk is full; make room and start again',
  EDQUOT: "this user's disk quota is used up; make room and start again",
  ENOTDIR: 'a file is in the way; remove it or choose another folder',
  EEXIST: 'a file is in the way; remove it or choose another folder',
  ELOOP: 'its links point in a circle; choose another folder',
  ENAMETOOLONG: 'its name is too long; choose another folder',
  ENOENT: 'it points to nothing or vanished meanwhile; choose another folder',
}

function explained(error: unknown, dataFolder: string) {
  const { code = '', path = dataFolder } = error as NodeJS.ErrnoException
  const remedy = remedies[code]
  if (error instanceof StartupProblem || !remedy) return error
  return new StartupProblem(`The data folder ${dataFolder} can't be used (${code} at ${path}): ${remedy}.`)
}

/** Pauses before the attempts to bring a server back, in milliseconds. */
const restartPauses = [0, 100, 200, 500, 1000, 2000, 4000]

async function supervise(
  home: PostgresHome,
  socketFolder: string,
  say: (line: string) => void,
  cleanUp: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const end = new AbortController()
  const launch = () => launchServer(home, socketFolder, end.signal)
  const first = await launch()
  const exited = Promise.withResolvers<string>()
  const untilTheEnd = async () => {
    const logBounds = setInterval(() => void boundLog(home.logFile).catch(() => {}), 60_000).unref()
    const reason = await keepRunning(first, launch, end.signal, say)
    clearInterval(logBounds)
    await cleanUp()
    if (reason) exited.resolve(reason)
  }
  const ended = untilTheEnd()
  const stop = () => {
    end.abort()
    return ended
  }
  const urls = { url: databaseUrl(home, socketFolder), keeperUrl: superuserUrl(home, socketFolder) }
  return { ...urls, stop, exited: exited.promise }
}

/** @returns why the server can't be brought back, or nothing when it was asked to end */
async function keepRunning(
  first: PostgresServer,
  launch: () => Promise<PostgresServer>,
  end: AbortSignal,
  say: (line: string) => void,
) {
  let server: PostgresServer | undefined = first
  let startedAt = Date.now()
  let failures = 0
  for (;;) {
    let reason = await server.exited
    if (end.aborted) return
    if (Date.now() - startedAt > 60_000) failures = 0
    say(`PostgreSQL ended by itself (${reason}): starting it again.`)
    for (server = undefined; !server; failures += 1) {
      const pause = restartPauses[failures]
      if (pause === undefined) return reason
      await sleep(pause, undefined, { signal: end }).catch(() => {})
      if (end.aborted) return
      startedAt = Date.now()
      server = await launch().catch((error: Error) => {
        reason = error.message
        return undefined
      })
    }
  }
}
