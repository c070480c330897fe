import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

/** Whose name is `admin`, in databases that are ready. */
export const adminPassword = 'simoussi-1972'

/** So many seconds a statement may take where a test isn't about that: however slow the machine is, or stood still. */
export const longTimeoutSeconds = 120

/** A database of its own for a test: empty, or with all tables and an administrator, ready for a shop. */
export async function createTestDatabase(
  content: 'empty' | 'ready' = 'empty',
): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseServer')
  const name = `salorge_test_${randomBytes(6).toString('hex')}`
  const template = content === 'ready' ? inject('readyDatabase') : 'template1'
  await lineTo(server).query(`create database ${name} template ${template} strategy file_copy`)
  return { url: databaseOn(server, name), drop: () => dropDatabase(lineTo(server), name) }
}

/** For all tests of this process: to the database, each connection is a process of its own. */
const lines = new Map<string, pg.Pool>()

function lineTo(server: string): pg.Pool {
  const opened = lines.get(server)
  if (opened) return opened
  const pool = new pg.Pool({ connectionString: server, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // Where it broke, the next test opens another one.
  pool.on('error', () => {})
  lines.set(server, pool)
  return pool
}

/**
 * A pool says that it has ended while its connections are still ending: one that is cut in that moment fails the run,
 * long after its test has passed. What a killed program left behind is not waited for longer than this.
 */
export async function dropDatabase(server: pg.Client | pg.Pool, name: string): Promise<void> {
  const open = () => server.query('select from pg_stat_activity where datname = $1', [name])
  for (let waited = 0; waited < 1_000 && (await open()).rowCount; waited += 10) await setTimeout(10)
  await server.query(`drop database ${name} with (force)`)
}

export function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
