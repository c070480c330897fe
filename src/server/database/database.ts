import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Socket } from 'node:net'
import pg from 'pg'
import { connections } from './connections.ts'
import type { Logger } from '../log.ts'
import { StartupProblem } from '../startup-problem.ts'

/** What an operation takes as its first argument: the database, or a transaction that is already open. */
export type Database = PgDatabase<NodePgQueryResultHKT>

export interface DatabaseConnection {
  database: Database
  pool: pg.Pool
  close(): Promise<void>
}

/** No statement of the running program takes longer, unless its operator gives it more time. */
export const statementSeconds = 5

/** A silent database that never closes its connection is only noticed by a timeout. */
export const timeoutsFor = (seconds: number) => ({ query_timeout: (seconds + 1) * 1_000, keepAlive: true })

export function connectDatabase(url: string, log: Logger, seconds = statementSeconds): DatabaseConnection {
  const pool = new pg.Pool({
    Client: Connection,
    pipeline: true,
    connectionString: url,
    application_name: 'salorge',
    max: connections.work,
    // Each keeps what it has read of tables and how statements are planned, and takes more and more by that.
    maxLifetimeSeconds: 60,
    connectionTimeoutMillis: seconds * 600,
    statement_timeout: seconds * 1_000,
    ...timeoutsFor(seconds),
    idle_in_transaction_session_timeout: 30_000,
  })
  // A connection that breaks is replaced at its next use. The pool hears of idle ones only; one that breaks between two
  // statements of a transaction would otherwise end the program.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection broke'))
  pool.on('connect', (client) => client.on('error', () => {}))
  return { database: drizzle({ client: pool }), pool, close: () => pool.end() }
}

/**
 * Statements that don't wait for each other, asked for one after the other on one connection, leave together: waking the
 * database takes as long as many a statement. A transaction begins with its first statement, which fails where beginning it does.
 */
class Connection extends pg.Client {
  override query(...asked: unknown[]) {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    const answered = Reflect.apply(super.query, this, asked) as Promise<pg.QueryResult>
    if (!isBegin(asked[0])) return answered as never
    answered.catch(() => {})
    return Promise.resolve() as never
  }
}

const isBegin = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && 'text' in asked && asked.text === 'begin'

// A connection that is being closed may still hear that the server ends, and who closes it may have stopped listening, as
// the jobs' library has. What nobody hears would end the program.
const { end } = pg.Client.prototype
pg.Client.prototype.end = function (this: pg.Client, ...given: unknown[]) {
  this.on('error', () => {})
  return Reflect.apply(end, this, given) as unknown
} as typeof end

/** Fails with one sentence when the database does not answer; the address is shown without its password. */
export async function awaitDatabase(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    throw problemOf(url, error)
  }
}

export function problemOf(url: string, error: unknown): StartupProblem {
  const { host, pathname } = new URL(url)
  const reason = error instanceof Error && error.message ? error.message : 'it does not answer'
  return new StartupProblem(`The database at ${host}${pathname} can't be used: ${reason}.`)
}

const connectionProblems = /^(ECONN(REFUSED|RESET)|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|08...|57014|57P0[123]|53\d00)$/
const connectionMessages =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/

/** Whether an error means that the database is unavailable, busy or full, rather than that a statement is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => connectionProblems.test(codeOf(cause)) || connectionMessages.test(cause.message),
  )
}

/** Whether it answers, but a statement waited in vain for what somebody else holds. */
export function hasWaitedInVain(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === '57014' || /Query read timeout/.test(cause.message))
}

/** Whether its disk is full: a statement that changes something failed, and changed nothing. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === '53100')
}

/** Whether it refused a text or a day that it can't hold, such as one with a NUL in it or of the year 0000. */
export function isUnstorable(error: unknown): boolean {
  return causesOf(error).some((cause) => ['22021', '22P05', '22008'].includes(codeOf(cause)))
}

/** Whether it refused a row because another one has what only one may have. */
export function isTaken(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === '23505')
}

function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...inner.flatMap(causesOf)]
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')
