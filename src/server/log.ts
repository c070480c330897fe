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
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination)
}

function standardOutput(): DestinationStream {
  return process.stdout.isTTY
    ? pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true })
    : pino.destination({ fd: 1, sync: true })
}

/** Of an error of the database only what the database says: the statement's parameters are what people typed. */
function describeError(thrown: unknown): object {
  const error = thrown instanceof DrizzleQueryError ? thrown.cause : thrown
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return { name, message, code, constraint, stack }
}
