import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../config.ts'
import { DataFolderInUse } from '../postgres/data-folder-lock.ts'
import { isDatabaseUnavailable, problemOf } from './database.ts'
import { readPassword, refuseBesideSetAside } from '../postgres/embedded-postgres-home.ts'
import { databaseUrl, superuserUrl } from '../postgres/embedded-postgres-server.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { StartupProblem } from '../startup-problem.ts'

export interface ReachedDatabase {
  url: string
  /** What a person calls it; without its password. */
  name: string
  leave(): Promise<void>
}

interface Options {
  say: (line: string) => void
  /** Whether a new data folder may be begun. Else there has to be a database. */
  mayCreate?: boolean
}

/**
 * The database of the program for a command beside it: on its server, in the running program, or started for as long as
 * the command takes.
 */
export async function reachDatabase(
  { databaseUrl: url, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  { say, mayCreate = false }: Options,
): Promise<ReachedDatabase> {
  if (url) {
    const { host, pathname } = new URL(url)
    const failure = await greet(url)
    if (failure) throw problemOf(url, failure)
    return { url, name: `the database at ${host}${pathname}`, leave: async () => {} }
  }
  if (!mayCreate && !existsSync(join(dataFolder, 'postgres'))) {
    refuseBesideSetAside(dataFolder)
    throw new StartupProblem(
      `There is no database in ${dataFolder} yet: start the program once with "npm start", or set DATA_DIR to the folder that has it.`,
    )
  }
  return { name: `the database in ${dataFolder}`, ...(await reachEmbedded(dataFolder, { say, mayReplace: mayCreate })) }
}

/** It may be starting or stopping just now, so that it is neither ours to start nor there to talk to. */
async function reachEmbedded(dataFolder: string, begin: { say: (line: string) => void; mayReplace: boolean }) {
  for (const giveUpAt = Date.now() + 15_000; ;) {
    try {
      const postgres = await startEmbeddedPostgres({ dataFolder, ...begin })
      return { url: postgres.url, leave: postgres.stop }
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error
    }
    const url = await findRunning(dataFolder)
    if (url) return { url, leave: async () => {} }
    if (Date.now() > giveUpAt) {
      throw new StartupProblem(
        `Another process works in ${dataFolder}, but its database does not answer: stop it, or try again.`,
      )
    }
    await setTimeout(100)
  }
}

async function findRunning(dataFolder: string): Promise<string | undefined> {
  const [, , , port, socketFolder] = readNote(join(dataFolder, 'postgres', 'postmaster.pid'))
  if (!port || !socketFolder) return undefined
  const secret = { password: readPassword(realpathSync(dataFolder)) }
  const url = databaseUrl(secret, socketFolder, port)
  const failure = await greet(url)
  if (!failure) return url
  if (isDatabaseUnavailable(failure)) return undefined
  // A program of before the database had an owner still runs: the next start gives it away.
  const former = superuserUrl(secret, socketFolder, port)
  if (!(await greet(former))) return former
  throw problemOf(url, failure)
}

/** PostgreSQL's note of itself: its number, data directory, start, port and the folder of its socket, a line each. */
function readNote(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** @returns why the database doesn't answer, or nothing when it does */
async function greet(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    return error as Error
  } finally {
    await client.end().catch(() => {})
  }
}
