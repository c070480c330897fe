import { DrizzleQueryError } from 'drizzle-orm'
import pino, { type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

export type { Logger }

/**
 * One JSON line per event; readable lines where a person watches. Logged are methods, paths, statuses and times,
 * never bodies, cookies or query strings: they can hold passwords, tokens and addresses.
 */
export function createLog(level: Config['logLevel'], destination: DestinationStream = standardOutput()): Logger {
  const serializers = { err: describeError }
  return pino({ level, base: null, timestamp, serializers }, destination)
}

let now = { milliseconds: 0, written: '' }

/** Written once a millisecond: under load many lines fall into one. */
function timestamp(): string {
  const milliseconds = Date.now()
  if (milliseconds !== now.milliseconds) {
    now = { milliseconds, written: `,"time":"${new Date(milliseconds).toISOString()}"` }
  }
  return now.written
}

/** One request and what became of it. The path needs no escaping but that of JSON. */
interface Answered {
  request: string
  method: string
  path: string
  status: number
  ms: number
}

/** Writes the line that `log[level](answered, 'answered')` writes, put together in one go: the logger looks at each field by itself. */
export function logAnswered(log: Logger, level: 'debug' | 'info', answered: Answered): void {
  if (!log.isLevelEnabled(level)) return
  const { request, method, path, status, ms } = answered
  const [number, named] = [log.levels.values[level], JSON.stringify(path)]
  const stream = (log as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym]
  stream?.write(
    `{"level":${number}${timestamp()},"request":"${request}","method":"${method}","path":${named},"status":${status},"ms":${ms},"msg":"answered"}\n`,
  )
}

let opened: DestinationStream | undefined

function standardOutput(): DestinationStream {
  opened ??= process.stdout.isTTY
    ? pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true })
    : writeTogether(pino.destination({ fd: 1, sync: true }))
  return opened
}

const longestWait = 5

/**
 * Writes the lines of a few milliseconds together: under load a write for each would take an eighth of the
 * program's time. What the end of the program leaves is still written.
 */
function writeTogether(destination: DestinationStream): DestinationStream {
  let lines = ''
  const flushSync = () => {
    if (lines !== '') destination.write(lines)
    lines = ''
  }
  process.once('exit', flushSync)
  const write = (line: string) => {
    if (lines === '') setTimeout(flushSync, longestWait)
    lines += line
  }
  return Object.assign({ write }, { flushSync })
}

/** Of an error of the database only what the database says: the statement's parameters are what people typed. */
export function describeError(thrown: unknown): { message: string; [detail: string]: unknown } {
  const error = thrown instanceof DrizzleQueryError ? thrown.cause : thrown
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return { name, message, code, constraint, stack }
}
