import pino, { type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config.ts'

export type { Logger }

/**
 * One JSON line per event; readable lines where a person watches. Logged are methods, paths, statuses and times,
 * never bodies, cookies or query strings: they can hold passwords, tokens and addresses.
 */
export function createLog(level: Config['logLevel']): Logger {
  const destination = process.stdout.isTTY
    ? pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true })
    : pino.destination({ fd: 1, sync: true })
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}
